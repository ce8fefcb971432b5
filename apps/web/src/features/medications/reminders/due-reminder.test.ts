import { expect, test } from 'vitest'
import { completeMedication } from '../../../session/medication.ts'
import type { Intake } from '../schedule/intake.ts'
import { todaysDoses } from '../schedule/todays-doses.ts'
import { dueReminder } from './due-reminder.ts'
import type { QuietHours } from './reminder-settings.ts'

const medication = completeMedication({ id: 'm1', name: 'Metformin', dosage: '500 mg', startDate: '2026-11-01' })
const reminder = (
  clock: string,
  { intakes = [] as Intake[], told = new Set<string>(), showsNames = false, quiet = null as QuietHours | null } = {},
) => {
  const now = Date.parse(`2026-11-20T${clock}:00Z`)
  return dueReminder(todaysDoses([medication], intakes, now, 'UTC'), told, { now, zone: 'UTC', showsNames, quiet })
}
const later: Intake = { id: 'm1|2026-11-20|08:00', medicationId: 'm1', status: 'later', at: '2026-11-20T08:10:00Z', pills: 1 }

test.each([
  ['07:30', false],
  ['07:59', false],
  ['08:00', true],
  ['08:29', true],
  ['08:31', false],
])('at %s it rings: %s', (clock, rings) => expect(reminder(clock) !== null).toBe(rings))

test('it says nothing of the medicine unless that is wanted', () => {
  expect(JSON.stringify(reminder('08:00')?.body)).not.toMatch(/Metformin|500/)
  expect(reminder('08:00', { showsNames: true })?.body).toContain('Metformin 500 mg (08:00)')
})

test('what was told is not told twice, what was put off is told again', () => {
  const told = new Set(reminder('08:00')?.doses)
  expect(reminder('08:01', { told })).toBeNull()
  expect(reminder('08:20', { told, intakes: [later] })).toBeNull()
  expect(reminder('09:11', { told, intakes: [later] })).not.toBeNull()
})

test('taken and skipped doses do not ring', () => {
  for (const status of ['taken', 'skipped'] as const) expect(reminder('08:05', { intakes: [{ ...later, status }] })).toBeNull()
})

test('nothing rings in quiet hours; what fell into them rings at their end', () => {
  const quiet = { from: '22:00', to: '08:45' }
  expect(reminder('08:10', { quiet })).toBeNull()
  expect(reminder('08:45', { quiet })?.minute).toBe(Date.parse('2026-11-20T08:45:00Z') / 60_000)
  expect(reminder('09:16', { quiet })).toBeNull()
})
