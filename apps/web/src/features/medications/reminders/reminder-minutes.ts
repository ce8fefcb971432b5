import { maximumReminderMinutes } from '@dr-ai/contract/limits'
import type { Medication } from '../../../session/medication.ts'
import type { Task } from '../../../session/task.ts'
import { laterMilliseconds } from '../schedule/dose-status.ts'
import { dosesOn } from '../schedule/doses-due.ts'
import type { Intake } from '../schedule/intake.ts'
import { addDays, instantOf, localDay, localTime } from '../schedule/local-time.ts'
import type { QuietHours } from './reminder-settings.ts'

/** Days ahead for which a server is told when to remind: whoever does not open the app for longer has stopped using it. */
export const daysAhead = 30

/** The instant (milliseconds) at which something due at `at` rings: at once, or at the end of the quiet hours. */
export function ringAt(at: number, quiet: QuietHours | null | undefined, zone: string): number {
  if (!quiet || quiet.from === quiet.to) return at
  const [time, day] = [localTime(at, zone), localDay(at, zone)]
  const isOverMidnight = quiet.from > quiet.to
  const isQuiet = isOverMidnight ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return at
  return instantOf(isOverMidnight && time >= quiet.from ? addDays(day, 1) : day, quiet.to, zone)
}

export const minuteOf = (instant: number): number => Math.floor(instant / 60_000)

interface Remembered {
  medications: readonly Medication[]
  intakes: readonly Intake[]
  tasks: readonly Task[]
  quiet: QuietHours | null | undefined
  now: number
  zone: string
}

/** The minutes since 1970 at which something rings in the days ahead, ascending: doses not answered yet, doses put off, tasks with a time. */
export function reminderMinutes({ medications, intakes, tasks, quiet, now, zone }: Remembered): number[] {
  const said = new Map(intakes.map((intake) => [intake.id, intake]))
  const today = localDay(now, zone)
  const days = Array.from({ length: daysAhead + 1 }, (_, count) => addDays(today, count))
  const doses = medications.flatMap((medication) => days.flatMap((day) => dosesOn(medication, day, zone)))
  const doseTimes = doses.flatMap((dose) => {
    const intake = said.get(dose.id)
    if (intake?.status === 'later') return [Date.parse(intake.at) + laterMilliseconds]
    return intake ? [] : [dose.at]
  })
  const taskTimes = tasks.flatMap(({ completed, remindAt }) => (completed || !remindAt ? [] : [Date.parse(remindAt)]))
  const minutes = [...doseTimes, ...taskTimes].map((at) => minuteOf(ringAt(at, quiet, zone))).filter((minute) => minute >= minuteOf(now))
  return [...new Set(minutes)].sort((a, b) => a - b).slice(0, maximumReminderMinutes)
}
