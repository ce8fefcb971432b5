import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { Icon } from '../../ui/Icon.tsx'
import { heartIcon } from '../../ui/icons.ts'
import { CallLink } from './CallLink.tsx'

/** People to talk to now: the helplines of the patient's country, and the emergency number. */
export function CrisisCard({ clinical }: { clinical: Clinical }) {
  const number = clinical.triage?.emergencyNumber
  return (
    <section aria-label="Help is there now" className="grid gap-3 rounded-xl border-2 border-blue bg-blue-soft p-4">
      <p className="flex items-center gap-2.5 text-lg font-bold text-blue">
        <Icon path={heartIcon} className="size-6" />
        You are not alone. Help is there now.
      </p>
      {number && (
        <p>
          <CallLink number={number}>{`Call ${number}`}</CallLink>
        </p>
      )}
      <ul className="grid gap-1.5">
        {clinical.helplines.map((line) => (
          <li key={line.name}>
            {line.number ? (
              <a
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-blue underline"
                href={`tel:${line.number.replace(/[^\d+*#]/g, '')}`}
              >
                {line.name}: {line.number}
              </a>
            ) : (
              line.name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
