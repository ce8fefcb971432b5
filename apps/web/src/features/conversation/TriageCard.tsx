import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { Icon } from '../../ui/Icon.tsx'
import { CallLink } from './CallLink.tsx'
import { triageLooks } from './triage-look.ts'

/** How urgent it is, at the top of a verdict, with the number to call where it counts. */
export function TriageCard({ triage, text }: { triage: NonNullable<Clinical['triage']>; text: string }) {
  const { icon, look, name } = triageLooks[triage.level]
  // What the words below say already is not said twice.
  const reasons = triage.because.filter((reason) => !text.includes(reason))
  const isUrgent = triage.level === 'ambulance' || triage.level === 'emergency-department'
  return (
    <section aria-label={`How urgent: ${triage.label || name}`} className={`grid gap-3 rounded-xl border-2 p-4 ${look}`}>
      <p className="flex items-center gap-2.5 text-lg leading-snug font-bold">
        <Icon path={icon} className="size-6" />
        {triage.label || name}
      </p>
      {isUrgent && triage.emergencyNumber && (
        <p>
          <CallLink number={triage.emergencyNumber}>{`Call ${triage.emergencyNumber}`}</CallLink>
        </p>
      )}
      {reasons.length > 0 && (
        <div className="text-[0.9375rem] text-ink">
          <p className="font-semibold">Because:</p>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason} className="first-letter:uppercase">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
