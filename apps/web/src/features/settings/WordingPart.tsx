import { unitsOf, usesAmericanUnits } from '@dr-ai/clinic/say/country-units'
import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import { useCountry } from '../../session/use-country.ts'
import { useUser } from '../../session/use-user.ts'
import { Field } from '../../ui/Field.tsx'

const englishWords = { american: 'American', british: 'British' } as const
const choices: { [Each in keyof Wording]-?: { label: string; options: readonly NonNullable<Wording[Each]>[] } } = {
  english: { label: 'English', options: ['american', 'british'] },
  temperature: { label: 'Temperature', options: ['°C', '°F'] },
  weight: { label: 'Weight', options: ['kg', 'lb'] },
  sugar: { label: 'Blood sugar', options: ['mmol/L', 'mg/dL'] },
}

/** The English and the units that the doctor writes in; as long as nothing is chosen, those of the country. */
export function WordingPart() {
  const { settings, session } = useUser()
  const country = useCountry()
  const { temperature, weight, sugar } = unitsOf(country)
  const usual = {
    english: englishWords[usesAmericanUnits(country) ? 'american' : 'british'],
    temperature: temperature === 'both' ? '°C' : temperature,
    weight: weight === 'both' ? 'kg' : weight,
    sugar: sugar === 'both' ? 'mmol/L and mg/dL' : sugar,
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">Language and units</legend>
      <p className="text-sm text-soft">Automatic follows your country. What you tell the doctor in another unit is shown in both.</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {(Object.keys(choices) as (keyof Wording)[]).map((name) => (
          <Field key={name} label={choices[name].label} {...(!settings.wording[name] && { hint: `Now ${usual[name]}` })}>
            {(control) => (
              <select
                {...control}
                value={settings.wording[name] ?? ''}
                onChange={({ target }) => {
                  const chosen = target.value || null
                  void session.changeSettings(({ wording }) => ({ wording: { ...wording, [name]: chosen } }))
                }}
              >
                <option value="">Automatic</option>
                {choices[name].options.map((each) => (
                  <option key={each} value={each}>
                    {name === 'english' ? englishWords[each as keyof typeof englishWords] : each}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
