import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { CallLink } from '../../ui/CallLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, heartIcon } from '../../ui/icons.ts'

/** Whether the first to call is a poison line: there the minutes count. */
export const isOfPoison = ({ helplines }: Clinical): boolean => /poison/i.test(helplines[0]?.name ?? '')

/** Lines that answer text messages under the number they are called by: 988 in the United States and in Canada. */
const textLines = new Set(['988'])

/** A line that answers text messages alone: nobody picks up when it is called. */
const isTextAlone = ({ name }: Clinical['helplines'][number]): boolean => name.endsWith(', by text')

/** Help that is there now: the people to talk to first, then the emergency number for who may act on it. With a poison it is the other way round. */
export function CrisisCard({ clinical }: { clinical: Clinical }) {
  const number = clinical.triage?.emergencyNumber
  const [first, ...others] = clinical.helplines.filter((line) => !isTextAlone(line))
  const byText = clinical.helplines.find(isTextAlone)
  const texted = first?.number && textLines.has(first.number) ? first.number : byText?.number
  const firstWords = first && (first.number ? first.name : `${first.name}: look up the number`)
  const isPoison = isOfPoison(clinical)
  const emergency = number && <CallLink number={number}>{`Call ${number}`}</CallLink>
  return (
    <section aria-label="Help is available now" className="grid gap-3 rounded-xl border-2 border-blue bg-blue-soft p-3 sm:p-4">
      <p className="flex items-center gap-2.5 text-lg font-bold text-blue">
        {!isPoison && <Icon path={heartIcon} className="size-6" />}
        {isPoison ? 'Call now: they know what to do.' : 'You are not alone. Help is available now.'}
      </p>
      <div className="flex flex-wrap gap-2 *:grow *:justify-center *:px-4">
        {isPoison && emergency}
        {first?.number && <CallLink number={first.number}>{`Call ${first.number}`}</CallLink>}
        {texted && (
          <a
            href={`sms:${texted}`}
            className="inline-flex min-h-12 items-center gap-2.5 rounded-xl border-2 border-blue bg-surface px-5 py-2 text-lg font-bold text-blue"
          >
            <Icon path={chatIcon} />
            Text {texted}
          </a>
        )}
      </div>
      {firstWords && <p className="text-[0.9375rem] font-medium">{byText ? `${firstWords}. ${byText.name}.` : firstWords}</p>}
      {!isPoison && emergency && (
        <div className="grid gap-1.5 border-t border-blue/30 pt-3">
          <p className="text-[0.9375rem]">If you may act on it now, or are in danger:</p>
          <p>{emergency}</p>
        </div>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map((line) => (
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
      )}
    </section>
  )
}
