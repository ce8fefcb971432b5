import { expect, test } from 'vitest'
import type { DoseSchedule } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { adherenceOver, adherencePercent } from './adherence.ts'
import { mayTakeNow } from './dose-limits.ts'
import { doseStatus } from './dose-status.ts'
import { dosesOn } from './doses-due.ts'
import type { Intake } from './intake.ts'
import { addDays } from './local-time.ts'
import { daysLeft, reorderDay } from './supply.ts'

const base: Medication = {
  id: 'm1',
  name: 'Metformin',
  dosage: '500 mg',
  frequency: 'Daily',
  prescribedBy: '',
  startDate: '2026-01-01',
  endDate: '',
  expiryDate: '',
  stock: 30,
  notes: '',
  isActive: true,
}
const medication = (schedule?: DoseSchedule, other: Partial<Medication> = {}): Medication => ({
  ...base,
  ...other,
  ...(schedule ? { schedule } : {}),
})
const times = (days: Extract<DoseSchedule, { kind: 'times' }>['days'], clock = ['08:00'], more: object = {}): DoseSchedule => ({
  kind: 'times',
  times: clock,
  days,
  pills: 1,
  ...more,
})
const daysWithDoses = (each: Medication, from: string, count: number) =>
  Array.from({ length: count }, (_, offset) => addDays(from, offset)).filter((day) => dosesOn(each, day, 'UTC').length > 0)
const instant = (text: string) => Date.parse(text)
const taken = (at: string, id = at): Intake => ({ id, medicationId: 'm1', status: 'taken', at, pills: 1 })

test.each([
  ['Daily', 1],
  ['Twice daily', 2],
  ['Three times daily', 3],
  ['As needed', 0],
] as const)('%s asks for %i doses a day', (frequency, count) => {
  expect(dosesOn(medication(undefined, { frequency }), '2026-05-05', 'Europe/Berlin')).toHaveLength(count)
})

test.each([
  ['weekdays', times({ kind: 'weekdays', weekdays: [1, 4] }), ['2026-01-01', '2026-01-05', '2026-01-08']],
  ['every third day', times({ kind: 'every-days', days: 3 }), ['2026-01-01', '2026-01-04', '2026-01-07', '2026-01-10']],
  ['two days on, three off', times({ kind: 'cycle', daysOn: 2, daysOff: 3 }), ['2026-01-01', '2026-01-02', '2026-01-06', '2026-01-07']],
] as const)('%s', (_, schedule, days) => expect(daysWithDoses(medication(schedule), '2026-01-01', 10)).toEqual(days))

test('a monthly dose on the 31st falls on the last day of short months', () => {
  const monthly = medication(undefined, { frequency: 'Monthly', startDate: '2026-01-31' })
  expect(daysWithDoses(monthly, '2026-01-31', 100)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
})

test('nothing before the start, after the end or while inactive', () => {
  expect(daysWithDoses(medication(undefined, { startDate: '2026-02-02', endDate: '2026-02-03' }), '2026-02-01', 5)).toEqual([
    '2026-02-02',
    '2026-02-03',
  ])
  expect(daysWithDoses(medication(undefined, { isActive: false }), '2026-02-01', 5)).toEqual([])
})

test('a taper changes the pills and ends at none', () => {
  const taper = [
    { from: '2026-01-03', pills: 2 },
    { from: '2026-01-05', pills: 1 },
    { from: '2026-01-07', pills: 0 },
  ]
  const steroid = medication(times({ kind: 'every-day' }, ['08:00'], { pills: 3, taper }))
  expect(Array.from({ length: 7 }, (_, offset) => dosesOn(steroid, addDays('2026-01-01', offset), 'UTC')[0]?.pills ?? 0)).toEqual([
    3, 3, 2, 2, 1, 1, 0,
  ])
})

test.each([
  ['Europe/Berlin', '2026-03-28', ['07:00', '06:00']],
  ['America/New_York', '2026-03-07', ['13:00', '12:00']],
  ['Australia/Sydney', '2026-04-04', ['21:00', '22:00']],
])('a clock-time dose in %s stays at eight over the change of clocks', (zone, day, utc) => {
  const doses = [day, addDays(day, 1)].flatMap((each) => dosesOn(medication(), each, zone))
  expect(doses.map((dose) => dose.time)).toEqual(['08:00', '08:00'])
  expect(doses.map((dose) => new Date(dose.at).toISOString().slice(11, 16))).toEqual(utc)
})

test.each([
  ['Europe/Berlin', '2026-10-24'],
  ['America/New_York', '2026-10-31'],
  ['Australia/Sydney', '2026-10-03'],
])('interval doses in %s stay eight hours apart over the change of clocks and midnight', (zone, day) => {
  const every8 = medication({ kind: 'interval', hours: 8, anchor: `${day}T05:00:00.000Z`, pills: 1 }, { startDate: day })
  const at = [0, 1, 2].flatMap((offset) => dosesOn(every8, addDays(day, offset), zone)).map((dose) => dose.at)
  expect(at.length).toBeGreaterThan(5)
  expect(new Set(at.slice(1).map((each, place) => each - (at[place] ?? 0)))).toEqual(new Set([8 * 3_600_000]))
})

test('a dose keeps its id when the patient travels', () => {
  const id = (zone: string) => dosesOn(medication(), '2026-05-05', zone)[0]?.id
  expect(id('Asia/Tokyo')).toBe(id('America/Los_Angeles'))
})

test.each([
  ['06:30', undefined, 'upcoming'],
  ['07:00', undefined, 'due'],
  ['11:59', undefined, 'due'],
  ['12:00', undefined, 'missed'],
  ['08:30', { status: 'later', at: '2026-05-05T08:10:00Z' }, 'later'],
  ['09:10', { status: 'later', at: '2026-05-05T08:10:00Z' }, 'due'],
  ['12:30', { status: 'later', at: '2026-05-05T11:50:00Z' }, 'later'],
  ['20:00', { status: 'taken', at: '2026-05-05T08:10:00Z' }, 'taken'],
] as const)('at %s a dose of eight with %j is %s', (clock, said, status) => {
  const [dose] = dosesOn(medication(), '2026-05-05', 'UTC')
  if (!dose) throw new Error('there is a dose')
  const intake = said && { id: dose.id, medicationId: 'm1', pills: 1, ...said }
  expect(doseStatus(dose, intake, null, instant(`2026-05-05T${clock}:00Z`))).toBe(status)
})

test('the next dose ends the window of the one before', () => {
  const [first, second] = dosesOn(medication(times({ kind: 'every-day' }, ['08:00', '10:00'])), '2026-05-05', 'UTC')
  if (!first || !second) throw new Error('there are two doses')
  expect(doseStatus(first, undefined, second, instant('2026-05-05T10:00:00Z'))).toBe('missed')
})

const asNeeded: DoseSchedule = { kind: 'as-needed', pills: 1, maximumPerDay: 3, leastHoursBetween: 4 }
test.each([
  ['nothing taken', [], '2026-05-05T10:00:00Z', { isFine: true }],
  [
    'too soon',
    ['2026-05-05T08:00:00Z'],
    '2026-05-05T11:59:00Z',
    { isFine: false, reason: 'too-soon', nextAt: instant('2026-05-05T12:00:00Z') },
  ],
  ['just in time', ['2026-05-05T08:00:00Z'], '2026-05-05T12:00:00Z', { isFine: true }],
  [
    'the maximum',
    ['2026-05-05T01:00:00Z', '2026-05-05T08:00:00Z', '2026-05-05T12:00:00Z'],
    '2026-05-05T18:00:00Z',
    { isFine: false, reason: 'over-maximum', nextAt: instant('2026-05-06T00:00:00Z') },
  ],
  [
    'over midnight too soon',
    ['2026-05-04T23:00:00Z'],
    '2026-05-05T01:00:00Z',
    { isFine: false, reason: 'too-soon', nextAt: instant('2026-05-05T03:00:00Z') },
  ],
] as const)('as needed: %s', (_, at, now, permission) => {
  expect(
    mayTakeNow(
      asNeeded,
      at.map((each) => taken(each)),
      instant(now),
      'UTC',
    ),
  ).toEqual(permission)
})

test('the stock lasts as long as the schedule says', () => {
  const now = instant('2026-05-05T00:00:00Z')
  expect(daysLeft(medication(undefined, { stock: 10 }), '2026-05-05', 'UTC', now)).toBe(10)
  expect(daysLeft(medication(undefined, { stock: 10, frequency: 'Three times daily' }), '2026-05-05', 'UTC', now)).toBe(3)
  expect(daysLeft(medication(undefined, { stock: 10 }), '2026-05-05', 'UTC', instant('2026-05-05T12:00:00Z'))).toBe(10)
  expect(daysLeft(medication(undefined, { stock: 0 }), '2026-05-05', 'UTC', now)).toBe(0)
  expect(daysLeft(medication(undefined, { frequency: 'As needed' }), '2026-05-05', 'UTC', now)).toBeNull()
})

test.each([
  [null, null],
  [400, null],
  [30, '2026-05-28'],
  [7, '2026-05-05'],
  [0, '2026-05-05'],
])('with %s days left the next pack is ordered by %s', (left, day) => expect(reorderDay(left, '2026-05-05')).toBe(day))

test('adherence counts what was due and what was taken of it', () => {
  const now = instant('2026-05-08T00:00:00Z')
  const days = adherenceOver(
    [medication()],
    [taken('2026-05-05T08:05:00Z', 'm1|2026-05-05|08:00')],
    { from: '2026-05-05', count: 3 },
    now,
    'UTC',
  )
  expect(days).toEqual([
    { day: '2026-05-05', due: 1, taken: 1 },
    { day: '2026-05-06', due: 1, taken: 0 },
    { day: '2026-05-07', due: 1, taken: 0 },
  ])
  expect(adherencePercent(days)).toBe(33)
  expect(adherencePercent([])).toBeNull()
})
