import { measureFacts } from '@dr-ai/clinic/records/vital-units'
import type { NewItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { type FormEvent, useState } from 'react'
import { useCountry, useWording } from '../../session/use-country.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { usualUnits } from './usual-units.ts'

const measures = Object.keys(measureFacts) as VitalMeasure[]
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

/** The moment it is now, as a date and time control writes it. */
function localNow(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Writes down what was measured: what, the number in its unit, and when. */
export function VitalForm({ onAdd }: { onAdd: (item: NewItem) => Promise<boolean> }) {
  const [measure, setMeasure] = useState<VitalMeasure>('blood-pressure')
  const [value, setValue] = useState('')
  const [second, setSecond] = useState('')
  const [unit, setUnit] = useState('')
  const [isFasting, setFasting] = useState(false)
  const [when, setWhen] = useState(localNow)
  const [error, setError] = useState<string | null>(null)
  const country = useCountry()
  const wording = useWording()
  const facts = measureFacts[measure]
  const usualUnit = usualUnits(country, wording)[measure] ?? facts.units[0]?.unit
  const isPressure = measure === 'blood-pressure'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = numberOf(value)
    const lower = numberOf(second)
    if (measure !== 'period' && Number.isNaN(number)) return setError('Please enter a number.')
    if (isPressure && !(lower < number)) return setError('Please enter both numbers, the higher one first.')
    setError(null)
    const isKept = await onAdd({
      kind: 'vital',
      name: facts.name,
      measure,
      value: measure === 'period' ? undefined : number,
      second: isPressure ? lower : undefined,
      unit: unit || usualUnit,
      isFasting: measure === 'glucose' && isFasting ? true : undefined,
      date: Number.isNaN(Date.parse(when)) ? undefined : new Date(when).toISOString(),
    })
    if (!isKept) return
    setValue('')
    setSecond('')
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-2">
      <Field label="What was measured">
        {(control) => (
          <select
            {...control}
            value={measure}
            onChange={(event) => {
              setMeasure(event.target.value as VitalMeasure)
              setUnit('')
            }}
          >
            {measures.map((each) => (
              <option key={each} value={each}>
                {measureFacts[each].name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="When">
        {(control) => <input {...control} type="datetime-local" value={when} onChange={(event) => setWhen(event.target.value)} />}
      </Field>
      {measure !== 'period' && (
        <Field label={isPressure ? 'Upper number' : 'Value'} error={error}>
          {(control) => <input {...control} inputMode="decimal" value={value} onChange={(event) => setValue(event.target.value)} />}
        </Field>
      )}
      {isPressure && (
        <Field label="Lower number">
          {(control) => <input {...control} inputMode="decimal" value={second} onChange={(event) => setSecond(event.target.value)} />}
        </Field>
      )}
      {facts.units.length > 1 && (
        <Field label="Unit">
          {(control) => (
            <select {...control} value={unit || usualUnit} onChange={(event) => setUnit(event.target.value)}>
              {facts.units.map((each) => (
                <option key={each.unit} value={each.unit}>
                  {each.unit}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {measure === 'glucose' && (
        <label htmlFor="vital-fasting" className="flex min-h-11 items-center gap-3">
          <input
            id="vital-fasting"
            type="checkbox"
            className="size-6"
            checked={isFasting}
            onChange={(event) => setFasting(event.target.checked)}
          />
          Fasting (nothing eaten for 8 hours)
        </label>
      )}
      <Button type="submit" look="primary" className="justify-self-start">
        Keep
      </Button>
    </form>
  )
}
