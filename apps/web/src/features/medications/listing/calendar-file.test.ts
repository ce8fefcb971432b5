import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { DoseDays, DoseSchedule } from '../../../session/dose-schedule.ts'
import { completeMedication, type Medication } from '../../../session/medication.ts'
import { dosesOn } from '../schedule/doses-due.ts'
import { addDays } from '../schedule/local-time.ts'
import { calendarFile } from './calendar-file.ts'

const today = '2026-01-31'
const madeAt = Date.parse('2026-01-31T00:00:00Z')
const medication = (schedule: DoseSchedule | undefined, other: Partial<Medication> = {}) =>
  completeMedication({
    id: 'm1',
    name: 'Metformin',
    dosage: '500 mg; "x", y\nz',
    startDate: '2026-01-05',
    ...other,
    ...(schedule && { schedule }),
  })
const times = (days: DoseDays, more: object = {}): DoseSchedule => ({ kind: 'times', times: ['20:00', '08:00'], days, pills: 1, ...more })
const file = (each: Medication, showsNames = false) => calendarFile([each], { today, madeAt, showsNames })

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as [string, unknown[], unknown[]])
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }))
}

/** Every moment the file rings at in the next 200 days, as local or universal text, in order. */
function rings(text: string): string[] {
  const found: string[] = []
  for (const { event } of eventsIn(text)) {
    const iterator = event.iterator()
    for (let next = iterator.next(); next && next.toString().slice(0, 10) < addDays(today, 200); next = iterator.next())
      found.push(next.toString())
  }
  return found.sort()
}

test.each<[string, DoseSchedule | undefined, Partial<Medication>]>([
  ['daily', undefined, {}],
  ['twice a day', times({ kind: 'every-day' }), {}],
  ['weekdays', times({ kind: 'weekdays', weekdays: [1, 4] }), {}],
  ['every third day', times({ kind: 'every-days', days: 3 }), {}],
  ['a cycle', times({ kind: 'cycle', daysOn: 3, daysOff: 4 }), {}],
  ['monthly', undefined, { frequency: 'Monthly' }],
  ['monthly on the 31st', undefined, { frequency: 'Monthly', startDate: '2025-12-31' }],
  ['monthly on the 30th', undefined, { frequency: 'Monthly', startDate: '2025-12-30' }],
  ['with an end', times({ kind: 'every-day' }), { endDate: '2026-02-10' }],
  ['starting later', times({ kind: 'every-days', days: 5 }), { startDate: '2026-02-20' }],
  [
    'a taper',
    times(
      { kind: 'every-days', days: 2 },
      {
        taper: [
          { from: '2026-02-10', pills: 2 },
          { from: '2026-03-01', pills: 0 },
        ],
      },
    ),
    {},
  ],
  ['every eight hours', { kind: 'interval', hours: 8, anchor: '2026-01-30T06:00:00Z', pills: 1 }, {}],
])('%s rings exactly when doses are due', (_, schedule, other) => {
  const each = medication(schedule, other)
  const due = Array.from({ length: 200 }, (_day, offset) => dosesOn(each, addDays(today, offset), 'UTC'))
    .flat()
    .map(({ day, time, at }) => (schedule?.kind === 'interval' ? new Date(at).toISOString().replace('.000', '') : `${day}T${time}:00`))
  expect(due.length).toBeGreaterThan(3)
  expect(rings(file(each))).toEqual(due.sort())
})

test('clock-time doses float, each rings, and nothing is said of the medicine', () => {
  const text = file(medication(undefined))
  const [event] = eventsIn(text)
  expect(event?.event.startDate.zone.tzid).toBe('floating')
  const alarm = event?.component.getFirstSubcomponent('valarm')
  expect([alarm?.getFirstPropertyValue('action'), alarm?.getFirstPropertyValue('trigger')?.toString()]).toEqual(['DISPLAY', 'PT0S'])
  expect(event?.event.summary).toBe('Medication reminder')
  expect(text).not.toMatch(/Metformin|500/)
})

test('names are written where they are wanted, whatever letters they have', () => {
  const text = file(medication(undefined, { name: 'Μετφορμίνη, 药; 🩺'.repeat(6) }), true)
  expect(eventsIn(text)[0]?.event.summary).toContain('Μετφορμίνη, 药; 🩺')
  expect(eventsIn(text)[0]?.event.summary).toContain('"x", y\nz')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('paused, ended and as-needed medicines do not ring', () => {
  for (const other of [{ isActive: false }, { endDate: '2026-01-30' }, { frequency: 'As needed' as const }])
    expect(eventsIn(file(medication(undefined, other)))).toEqual([])
})
