import { useState } from 'react'
import type { Medication } from '../../session/medication.ts'
import { scheduleOf } from '../../session/schedule-of.ts'
import { useUser } from '../../session/use-user.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { clockText, clockTextOf } from '../../ui/clock-text.ts'
import { recordIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { AsNeededDoses, type Taking } from './AsNeededDoses.tsx'
import { pillsText } from './schedule/describe-schedule.ts'
import { type DosePermission, mayTakeNow } from './schedule/dose-limits.ts'
import { type DoseStatus, laterMilliseconds } from './schedule/dose-status.ts'
import type { Intake } from './schedule/intake.ts'
import { recordIntake, undoIntake } from './schedule/record-intake.ts'
import { type TodaysDose, todaysDoses } from './schedule/todays-doses.ts'
import { TooSoonDialog } from './TooSoonDialog.tsx'

const looks: Record<DoseStatus, { tone: Tone; word: string }> = {
  taken: { tone: 'green', word: 'Taken' },
  skipped: { tone: 'neutral', word: 'Skipped' },
  later: { tone: 'blue', word: 'Later' },
  due: { tone: 'accent', word: 'Due' },
  upcoming: { tone: 'neutral', word: 'Upcoming' },
  missed: { tone: 'red', word: 'Missed' },
}

interface TodaysDosesProps {
  medications: readonly Medication[]
  intakes: readonly Intake[]
  clock: { now: number; zone: string; tick: () => void }
}

/** Today's doses, to be ticked off; before a dose too soon or too much, a warning that says when the next one is possible. */
export function TodaysDoses({ medications, intakes, clock }: TodaysDosesProps) {
  const { session } = useUser()
  const [refused, setRefused] = useState<{ taking: Taking; permission: DosePermission & { isFine: false } } | null>(null)
  const doses = todaysDoses(medications, intakes, clock.now, clock.zone)
  const whenNeeded = medications.filter((each) => each.isActive && !each.isFrequencyUnknown && scheduleOf(each).kind === 'as-needed')
  if (doses.length === 0 && whenNeeded.length === 0) return null

  const say = async (taking: Taking, status: Intake['status']) => {
    const { medication, id, pills } = taking
    const dose = { id, medicationId: medication.id, pills }
    try {
      await recordIntake(session, dose, status, new Date())
    } catch {
      return notify({ tone: 'failure', text: 'This could not be kept. Please try again.' })
    }
    clock.tick()
    const { name } = medication
    const text = { taken: `Taken: ${name}.`, skipped: `Skipped: ${name}.`, later: `${name}: reminder in 1 hour.` }[status]
    notify({ tone: 'success', text, action: { label: 'Undo', run: () => void undoIntake(session, dose) } })
  }
  const take = (taking: Taking) => {
    const { medication } = taking
    const own = intakes.filter((intake) => intake.medicationId === medication.id)
    const permission = mayTakeNow(scheduleOf(medication), own, Date.now(), clock.zone)
    if (permission.isFine) void say(taking, 'taken')
    else setRefused({ taking, permission })
  }

  return (
    <section aria-labelledby="today-title" className="grid gap-3">
      <h2 id="today-title" className="text-lg font-bold">
        Today
      </h2>
      <Card className="divide-y divide-line">
        {doses.length > 0 && (
          <ul aria-label="Today's doses" className="divide-y divide-line">
            {doses.map((each) => (
              <DoseRow key={each.dose.id} {...each} onTake={take} onSay={say} onUndo={() => undoIntake(session, each.dose)} />
            ))}
          </ul>
        )}
        {whenNeeded.map((medication) => (
          <AsNeededDoses key={medication.id} medication={medication} intakes={intakes} clock={clock} onTake={take} />
        ))}
      </Card>
      {refused && (
        <TooSoonDialog
          name={refused.taking.medication.name}
          permission={refused.permission}
          onTake={() => {
            setRefused(null)
            void say(refused.taking, 'taken')
          }}
          onClose={() => setRefused(null)}
        />
      )}
    </section>
  )
}

interface DoseRowProps extends TodaysDose {
  onTake: (taking: Taking) => void
  onSay: (taking: Taking, status: Intake['status']) => Promise<unknown>
  onUndo: () => Promise<unknown>
}

function DoseRow({ dose, medication, status, intake, onTake, onSay, onUndo }: DoseRowProps) {
  const { tone, word } = looks[status]
  const taking: Taking = { medication, id: dose.id, pills: dose.pills }
  const name = `${medication.name} at ${clockTextOf(dose.time)}`
  const isOpen = status === 'due' || status === 'later' || status === 'upcoming' || status === 'missed'
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="min-w-[3.5rem] text-lg font-bold tabular-nums">{clockTextOf(dose.time)}</span>
      <span className="grid min-w-[9rem] grow">
        <span className="font-semibold">{medication.name}</span>
        <span className="text-sm text-soft">
          {medication.dosage} · {pillsText(dose.pills)}
          {status === 'taken' && intake && ` · at ${clockText(Date.parse(intake.at))}`}
          {status === 'later' && intake && ` · again at ${clockText(Date.parse(intake.at) + laterMilliseconds)}`}
        </span>
      </span>
      <Badge tone={tone}>{word}</Badge>
      <span className="flex flex-wrap gap-2">
        {isOpen && (
          <Button
            className={status === 'due' || status === 'later' ? 'border-accent text-accent-strong' : ''}
            icon={recordIcon}
            aria-label={`Mark as taken: ${name}`}
            onClick={() => onTake(taking)}
          >
            Mark as taken
          </Button>
        )}
        {(status === 'due' || status === 'upcoming') && (
          <>
            <Button
              look="quiet"
              className="max-sm:px-2.5"
              aria-label={`Later: ${name}`}
              onClick={() => onSay(taking, 'later')}
              hidden={status === 'upcoming'}
            >
              Later
            </Button>
            <Button look="quiet" className="max-sm:px-2.5" aria-label={`Skip: ${name}`} onClick={() => onSay(taking, 'skipped')}>
              Skip
            </Button>
          </>
        )}
        {(status === 'taken' || status === 'skipped' || status === 'later') && (
          <Button look="quiet" aria-label={`Undo: ${name}`} onClick={onUndo}>
            Undo
          </Button>
        )}
      </span>
    </li>
  )
}
