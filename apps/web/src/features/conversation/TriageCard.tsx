import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { isUrgent } from '../../session/standing.ts'
import { CallLink } from '../../ui/CallLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ReplyText } from './ReplyText.tsx'
import { triageLooks } from './triage-look.ts'

interface TriageCardProps {
  triage: NonNullable<Clinical['triage']>
  /** The words of the reply, where they may give the reasons already. */
  text?: string
  /** Why, in the words of the reply; without them the reasons of the level stand there. */
  why?: string
}

/** How urgent it is and within what time, at a glance, with the number to call where it counts. */
export function TriageCard({ triage, text = '', why }: TriageCardProps) {
  const { icon, look, name, time } = triageLooks[triage.level]
  // What the words below say already is not said twice.
  const reasons = why === undefined ? triage.because.filter((reason) => !text.includes(reason)) : []
  return (
    <section aria-label={`How urgent: ${triage.label || name}`} className={`@container grid gap-3 rounded-xl border-2 p-3 sm:p-4 ${look}`}>
      <div className="flex items-center gap-3 @max-[14rem]:flex-col @max-[14rem]:items-start">
        <Icon path={icon} className="size-8" />
        <div>
          <p className="text-[1.1875rem] leading-snug font-bold">{triage.label || name}</p>
          <p className="text-[0.9375rem] font-semibold">{time}</p>
        </div>
      </div>
      {isUrgent(triage) && triage.emergencyNumber && (
        <p>
          <CallLink number={triage.emergencyNumber}>{`Call ${triage.emergencyNumber}`}</CallLink>
        </p>
      )}
      {why && (
        <div className="text-ink">
          <ReplyText text={why} />
        </div>
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
