import { inCountryWords } from '@dr-ai/clinic/say/country-words'
import type { DocumentWarning, ResultsLevel } from '@dr-ai/contract/schemas/documents'
import { useCountry, useWording } from '../../session/use-country.ts'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, clockIcon } from '../../ui/icons.ts'

const severityWords: Record<DocumentWarning['severity'], string> = {
  contraindicated: 'Do not combine',
  serious: 'Serious',
  caution: 'Be careful',
}

/** What must be seen before anything is confirmed: a value that cannot wait, and what speaks against the medicines on the paper. */
export function DocumentAlerts({ urgent, warnings }: { urgent: ResultsLevel | null; warnings: readonly DocumentWarning[] }) {
  const country = useCountry()
  const wording = useWording()
  const isNow = urgent?.level === 'ambulance' || urgent?.level === 'emergency-department'
  // What it is stands out; what to make of it is read.
  const [first, ...rest] = urgent ? inCountryWords(urgent.sentence, country, {}, wording).split(/(?<=\.)\s+(?=[A-Z])/) : []
  return (
    <>
      {urgent && (
        <p
          role="alert"
          className={`flex gap-3 rounded-xl border-2 p-4 ${isNow ? 'border-red bg-red-soft text-red' : 'border-orange bg-orange-soft text-orange'}`}
        >
          <Icon path={isNow ? alertIcon : clockIcon} className="mt-0.5 size-5" />
          <span>
            <strong className="font-semibold">{first}</strong> <span className="text-ink">{rest.join(' ')}</span>
          </span>
        </p>
      )}
      {warnings.length > 0 && (
        <section aria-label="Safety check" className="grid gap-2 rounded-xl border-l-4 border-red bg-red-soft p-4">
          <h3 className="font-bold text-red">Before you take these medicines</h3>
          <ul className="grid gap-2.5">
            {warnings.map(({ severity, medications, effect, advice }) => (
              <li key={`${medications.join()}${effect}`}>
                <strong>
                  {severityWords[severity]}: {medications.join(' and ')}.
                </strong>{' '}
                {inCountryWords(`${effect} ${advice}`, country, {}, wording)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
