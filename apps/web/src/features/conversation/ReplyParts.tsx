import type { Clinical, ReplyPart } from '@dr-ai/contract/schemas/clinical'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, clockIcon, closeIcon } from '../../ui/icons.ts'
import { arrangeOptions } from './arrange-options.ts'
import { Causes } from './Causes.tsx'
import { CrewCard } from './CrewCard.tsx'
import { CrisisCard, isOfPoison } from './CrisisCard.tsx'
import { FirstAidCard } from './FirstAidCard.tsx'
import { RecordingCard } from './RecordingCard.tsx'
import { ReplyText } from './ReplyText.tsx'
import { headingOf, isNewLevel, splitSteps, withoutCall, withoutLevel, withoutTitle, wordsAround } from './reply-cards.ts'
import { TriageCard } from './TriageCard.tsx'

interface ReplyPartsProps {
  /** The whole answer, which may say more than its parts. */
  text: string
  clinical: Clinical
  parts: readonly ReplyPart[]
  /** Whether the answers to its question are at hand above the input bar. */
  isNewest: boolean
  /** Whether it answers a video, of which it speaks first. */
  isOfRecording: boolean
}

/** The doctor's answer piece by piece, each as what it is: levels, first aid, causes, steps and warnings as cards, the rest as words. */
export function ReplyParts({ text, clinical, parts, isNewest, isOfRecording }: ReplyPartsProps) {
  const { before, after } = wordsAround(text, parts)
  const isCrisis = clinical.kind === 'crisis' && isNewest
  const isCardWithin = isCrisis && !isOfPoison(clinical) && parts.some(isKindWord)
  return (
    <div className="grid min-w-0 gap-3">
      {before !== '' && (isOfRecording ? <RecordingCard text={before} /> : <ReplyText text={before} />)}
      {isCrisis && !isCardWithin && <CrisisCard clinical={clinical} />}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes once it stands
        <InBothLanguages key={index} english={part.english}>
          {isCardWithin && isKindWord(part) ? (
            <KindWord text={part.text} card={<CrisisCard clinical={clinical} />} />
          ) : (
            <Part part={part} clinical={clinical} isNewest={isNewest} />
          )}
        </InBothLanguages>
      ))}
      {after !== '' && <ReplyText text={after} />}
    </div>
  )
}

/** What is said to somebody in despair, as it was checked. */
const isKindWord = ({ kind, english }: ReplyPart): boolean => kind === 'crisis' && english === undefined

/** A kind word comes before the numbers, and the rest below them. */
function KindWord({ text, card }: { text: string; card: ReactNode }) {
  const [first = '', ...rest] = text.split('\n\n')
  return (
    <>
      <ReplyText text={first} />
      {card}
      {rest.length > 0 && <ReplyText text={rest.join('\n\n')} />}
    </>
  )
}

/** What an outside model has translated, with the English that was checked below it; what is English as it is. */
function InBothLanguages({ english, children }: { english: string | undefined; children: ReactNode }) {
  if (english === undefined) return children
  return (
    <div dir="auto" className="grid min-w-0 gap-1.5">
      {children}
      <Disclosure summary="Translated by the outside model. In English">
        <ReplyText text={english} />
      </Disclosure>
    </div>
  )
}

function Part({ part, clinical, isNewest }: { part: ReplyPart; clinical: Clinical; isNewest: boolean }) {
  const { triage } = clinical
  const items = part.items ?? []
  switch (part.kind) {
    case 'level': {
      const title = part.title ?? triage?.label ?? ''
      return triage && isNewLevel(part, title) ? (
        <TriageCard triage={triage} why={withoutCall(withoutTitle(part.text, title))} />
      ) : (
        <div className="rounded-xl border-l-4 border-red bg-red-soft px-4 py-2.5 font-medium">
          <ReplyText text={part.text} />
        </div>
      )
    }
    case 'firstAid':
      return <FirstAidCard title={headingOf(part)} items={items} />
    case 'story':
      return <CrewCard title={headingOf(part)} items={items} />
    case 'cause':
      return clinical.causes.length > 0 ? <Causes title={headingOf(part)} causes={clinical.causes} /> : <ReplyText text={part.text} />
    case 'action':
      return part.title === avoidTitle ? (
        <Avoid title={part.title} items={items} />
      ) : (
        <Steps title={part.title} items={withoutLevel(items, triage?.level)} />
      )
    case 'warning':
      return <Warning part={part} />
    case 'expect':
      return (
        <Disclosure summary={headingOf(part)}>
          <List items={items} />
        </Disclosure>
      )
    case 'next':
      return (
        <div className="text-[0.9375rem] text-soft">
          <ReplyText text={part.text} />
        </div>
      )
    case 'question':
      return <ReplyText text={isNewest && clinical.question ? arrangeOptions({ ...clinical.question, text: part.text }).text : part.text} />
    default:
      return <ReplyText text={part.text} />
  }
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
      {items.map((item) => (
        <li key={item} className="first-letter:uppercase">
          {item}
        </li>
      ))}
    </ul>
  )
}

function Steps({ items, title = 'What to do now' }: { items: readonly string[]; title: string | undefined }) {
  const { first, more } = splitSteps(items)
  return (
    <section aria-label={title} className="grid gap-2.5 rounded-xl bg-raised p-4">
      <h3 className="font-bold">{title}</h3>
      <ol className="grid gap-2.5">
        {first.map((item, index) => (
          <li key={item} className="flex gap-3">
            <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-accent font-bold text-on-accent">
              {index + 1}
            </span>
            <span className="pt-0.5">{item}</span>
          </li>
        ))}
      </ol>
      {more.length > 0 && (
        <Disclosure summary={`What else helps (${more.length})`} className="bg-surface">
          <List items={more} />
        </Disclosure>
      )}
    </section>
  )
}

/** The title under which the doctor says what to leave alone. */
const avoidTitle = 'What to avoid'

function Avoid({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section aria-label={title} className="grid gap-2.5 rounded-xl bg-raised p-4">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface text-red">
              <Icon path={closeIcon} className="size-5" />
            </span>
            <span className="pt-0.5">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Warning({ part }: { part: ReplyPart }) {
  const isNow = part.urgency === 'now'
  return (
    <section
      aria-label={headingOf(part)}
      className={`grid gap-2 rounded-xl border-l-4 p-4 ${isNow ? 'border-red bg-red-soft' : 'border-orange bg-orange-soft'}`}
    >
      <h3 className={`flex items-center gap-2 font-bold ${isNow ? 'text-red' : 'text-orange'}`}>
        <Icon path={isNow ? alertIcon : clockIcon} />
        {headingOf(part)}
      </h3>
      <List items={part.items ?? []} />
    </section>
  )
}
