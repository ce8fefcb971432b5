import type { Medication } from '../../session/medication.ts'
import { scheduleOf } from '../../session/schedule-of.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { clockText } from '../../ui/clock-text.ts'
import { recordIcon } from '../../ui/icons.ts'
import { describeSchedule, pillsText } from './schedule/describe-schedule.ts'
import { mayTakeNow } from './schedule/dose-limits.ts'
import type { Intake } from './schedule/intake.ts'
import { localDay } from './schedule/local-time.ts'
import { undoIntake } from './schedule/record-intake.ts'

/** One dose that the patient is about to say is taken. */
export interface Taking {
  medication: Medication
  id: string
  pills: number
}

interface AsNeededDosesProps {
  medication: Medication
  intakes: readonly Intake[]
  clock: { now: number; zone: string }
  onTake: (taking: Taking) => void
}

/** A medication taken when needed: how often today, from when the next is possible, and a button. */
export function AsNeededDoses({ medication, intakes, clock, onTake }: AsNeededDosesProps) {
  const { session } = useUser()
  const schedule = scheduleOf(medication)
  const today = localDay(clock.now, clock.zone)
  const own = intakes.filter((intake) => intake.medicationId === medication.id && intake.status === 'taken')
  const takenToday = own.filter((intake) => localDay(Date.parse(intake.at), clock.zone) === today).sort((a, b) => a.at.localeCompare(b.at))
  const permission = mayTakeNow(schedule, own, clock.now, clock.zone)
  const last = takenToday.at(-1)
  return (
    <section aria-label={`${medication.name} when needed`} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="grid min-w-[min(13rem,100%)] grow">
        <span className="font-semibold">{medication.name}</span>
        <span className="text-sm text-soft">
          {medication.dosage} · {describeSchedule(medication)}
        </span>
        <span className="text-sm text-soft">
          {takenToday.length === 0
            ? 'None taken today'
            : `Taken ${takenToday.length} ${takenToday.length === 1 ? 'time' : 'times'} today, last at ${clockText(Date.parse(last?.at ?? ''))}`}
          {!permission.isFine && ` · next possible at ${clockText(permission.nextAt)}`}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          look="secondary"
          icon={recordIcon}
          aria-label={`Take now: ${pillsText(schedule.pills)} of ${medication.name}`}
          onClick={() =>
            onTake({
              medication,
              id: `${medication.id}|${new Date().toISOString()}|${crypto.randomUUID().slice(0, 8)}`,
              pills: schedule.pills,
            })
          }
        >
          Take now
        </Button>
        {last && (
          <Button look="quiet" aria-label={`Undo the last dose of ${medication.name}`} onClick={() => undoIntake(session, last)}>
            Undo
          </Button>
        )}
      </span>
    </section>
  )
}
