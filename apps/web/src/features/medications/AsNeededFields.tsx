import { useEffect, useState } from 'react'
import type { DoseSchedule } from '../../session/dose-schedule.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { askAboutMedicines, type PacketLimit } from './medicine-checker.ts'
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
  const [limit, setLimit] = useState<PacketLimit | null>(null)
  useEffect(() => {
    let isCurrent = true
    askAboutMedicines({ kind: 'limits', name }).then(
      (found) => isCurrent && setLimit(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [name])
  const doses = limit && packetDoses(limit, dosage, schedule.pills)
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
      {limit && doses !== null && (
        <div className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-soft">
          <p>
            Packets of {limit.ingredient} say for adults: at most {limit.maximumMilligramsPerDay} mg in 24 hours, {limit.leastHoursBetween}{' '}
            hours apart ({limit.sources.join('; ')}).
          </p>
          <Button look="quiet" onClick={() => onChange({ ...schedule, maximumPerDay: doses, leastHoursBetween: limit.leastHoursBetween })}>
            Use these limits
          </Button>
        </div>
      )}
    </>
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
