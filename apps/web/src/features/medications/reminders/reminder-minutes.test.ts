import { expect, test } from 'vitest'
import { completeMedication } from '../../../session/medication.ts'
import type { Task } from '../../../session/task.ts'
import { minuteOf, reminderMinutes, ringAt } from './reminder-minutes.ts'

const zone = 'Europe/Berlin'
const night = { from: '22:00', to: '07:00' }
const at = (text: string) => Date.parse(text)

test.each([
  ['2026-11-20T21:59:00+01:00', '2026-11-20T21:59:00+01:00'],
  ['2026-11-20T22:00:00+01:00', '2026-11-21T07:00:00+01:00'],
  ['2026-11-21T06:30:00+01:00', '2026-11-21T07:00:00+01:00'],
  ['2026-11-21T07:00:00+01:00', '2026-11-21T07:00:00+01:00'],
  // The night in which summer time begins.
  ['2027-03-27T23:00:00+01:00', '2027-03-28T07:00:00+02:00'],
])('with a quiet night what is due at %s rings at %s', (due, rings) => expect(ringAt(at(due), night, zone)).toBe(at(rings)))

test('quiet hours within a day, and none', () => {
  const noon = { from: '12:00', to: '14:00' }
  expect(ringAt(at('2026-11-20T13:00:00+01:00'), noon, zone)).toBe(at('2026-11-20T14:00:00+01:00'))
  expect(ringAt(at('2026-11-20T23:00:00+01:00'), noon, zone)).toBe(at('2026-11-20T23:00:00+01:00'))
  expect(ringAt(at('2026-11-20T23:00:00+01:00'), null, zone)).toBe(at('2026-11-20T23:00:00+01:00'))
})

const medication = completeMedication({ id: 'm1', name: 'Metformin', startDate: '2026-11-01', endDate: '2026-11-22' })
const now = at('2026-11-20T09:30:00Z')
const minutes = (more: Partial<Parameters<typeof reminderMinutes>[0]> = {}) =>
  reminderMinutes({ medications: [medication], intakes: [], tasks: [], quiet: null, now, zone: 'UTC', ...more }).map((minute) =>
    new Date(minute * 60_000).toISOString().slice(0, 16),
  )

test('the doses ahead ring, not those answered; those put off ring an hour after that', () => {
  expect(minutes()).toEqual(['2026-11-21T08:00', '2026-11-22T08:00'])
  const said = { medicationId: 'm1', pills: 1, at: '2026-11-20T09:20:00Z' }
  expect(minutes({ intakes: [{ ...said, id: 'm1|2026-11-21|08:00', status: 'taken' }] })).toEqual(['2026-11-22T08:00'])
  expect(minutes({ intakes: [{ ...said, id: 'm1|2026-11-20|08:00', status: 'later' }] })[0]).toBe('2026-11-20T10:20')
})

test('a task with a time rings until it is done, and nothing rings twice in a minute', () => {
  const task = { completed: false, remindAt: '2026-11-21T08:00:30Z' } as Task
  expect(minutes({ tasks: [task, { ...task, remindAt: '2026-11-21T09:00:00Z' }] })).toEqual([
    '2026-11-21T08:00',
    '2026-11-21T09:00',
    '2026-11-22T08:00',
  ])
  expect(minutes({ tasks: [{ ...task, completed: true }] })).toHaveLength(2)
})

test('a list for a month and more is kept within what a server takes', () => {
  const hourly = completeMedication({
    id: 'm2',
    name: 'Drops',
    schedule: { kind: 'interval', hours: 1, anchor: '2026-11-01T00:00:00Z', pills: 1 },
  })
  const found = reminderMinutes({ medications: [hourly], intakes: [], tasks: [], quiet: null, now, zone })
  expect(found).toHaveLength(600)
  expect(found[0]).toBe(minuteOf(at('2026-11-20T10:00:00Z')))
})
