import type { MedicationWarning } from '@dr-ai/clinic/medications/check-medications'
import { inCountryWords } from '@dr-ai/clinic/say/country-words'
import { useCountry, useWording } from '../../session/use-country.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const looks: Record<MedicationWarning['severity'], { tone: Tone; word: string }> = {
  contraindicated: { tone: 'red', word: 'Do not combine' },
  serious: { tone: 'orange', word: 'Serious' },
  caution: { tone: 'amber', word: 'Take care' },
}

const words: Partial<Record<MedicationWarning['kind'], string>> = { allergy: 'Allergy', duplicate: 'Taken twice', pregnancy: 'Pregnancy' }

/** What speaks against a list: how serious, what may happen, what to do, and who says so. */
export function SafetyWarnings({ warnings }: { warnings: readonly MedicationWarning[] }) {
  const country = useCountry()
  const wording = useWording()
  return (
    <ul className="grid gap-3">
      {warnings.map((warning) => {
        const { tone, word } = looks[warning.severity]
        return (
          <li
            key={`${warning.rule} ${warning.medications.join(' ')}`}
            className="grid gap-1.5 rounded-xl border border-line bg-surface p-4"
          >
            <p className="flex flex-wrap items-center gap-2 font-bold">
              <Badge tone={tone}>{words[warning.kind] ?? word}</Badge>
              {warning.medications.join(' and ')}
            </p>
            <p>{inCountryWords(warning.effect, country, {}, wording)}</p>
            <p className="font-medium">{inCountryWords(warning.advice, country, {}, wording)}</p>
            <p className="text-sm text-soft">Source: {warning.sources.join('; ')}</p>
          </li>
        )
      })}
    </ul>
  )
}
