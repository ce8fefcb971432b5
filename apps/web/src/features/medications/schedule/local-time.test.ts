import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, instantOf, localDay, localTime } from './local-time.ts'

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']

test.each([
  ['2026-03-28', '08:00', 'Europe/Berlin', '2026-03-28T07:00:00.000Z'],
  ['2026-03-29', '08:00', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-06-01', '00:00', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant)
})

test('a clock time that exists is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 4 * 60, max: 23 * 60 }),
      (zone, offset, minute) => {
        const day = addDays('2024-01-01', offset)
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const instant = instantOf(day, time, zone)
        expect([localDay(instant, zone), localTime(instant, zone)]).toEqual([day, time])
      },
    ),
  )
})

test('days are calendar days, whatever the clocks do', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
})
