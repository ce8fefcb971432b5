import type { DoseSchedule } from '../../session/dose-schedule.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { askAboutMedicines } from './medicine-checker.ts'
import { packetDoses } from './packet-doses.ts'

type AsNeeded = Extract<DoseSchedule, { kind: 'as-needed' }>

interface AsNeededFieldsProps {
  schedule: AsNeeded
  name: string
  dosage: string
  onChange: (schedule: AsNeeded) => void
}

/** How often at most, and how far apart; what packets say is offered where it is known. */
export function AsNeededFields({ schedule, name, dosage, onChange }: AsNeededFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Limit
          label="Most doses in a day"
          value={schedule.maximumPerDay}
          onChange={(value) => onChange({ ...schedule, maximumPerDay: value })}
        />
        <Limit
          label="Least hours between doses"
          value={schedule.leastHoursBetween}
          onChange={(value) => onChange({ ...schedule, leastHoursBetween: value })}
        />
      </div>
      <PacketLimits key={name} schedule={schedule} name={name} dosage={dosage} onChange={onChange} />
    </>
  )
}

/** What packets of this medicine say for adults; nothing where that is not known, or nobody could be asked. */
function PacketLimits({ schedule, name, dosage, onChange }: AsNeededFieldsProps) {
  const [asked] = useAnswer(() => askAboutMedicines({ kind: 'limits', name }))
  const limit = asked.kind === 'here' ? asked.answer : null
  const doses = limit && packetDoses(limit, dosage, schedule.pills)
  if (!limit || doses === null) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-soft">
      <p>
        Packets of {limit.ingredient} say for adults: at most {limit.maximumMilligramsPerDay} mg in 24 hours, {limit.leastHoursBetween}{' '}
        hours apart ({limit.sources.join('; ')}).
      </p>
      <Button look="quiet" onClick={() => onChange({ ...schedule, maximumPerDay: doses, leastHoursBetween: limit.leastHoursBetween })}>
        Use these limits
      </Button>
    </div>
  )
}

function Limit({ label, value, onChange }: { label: string; value: number | null; onChange: (value: number | null) => void }) {
  return (
    <Field label={label} hint="Empty: no limit">
      {(control) => (
        <input
          {...control}
          type="number"
          min="1"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.valueAsNumber > 0 ? event.target.valueAsNumber : null)}
        />
      )}
    </Field>
  )
}
