import { freshOf, isSaidBefore } from '../../case/said-before.ts'
import { type Parting, partingOf } from '../../hear/parting.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { emergencyContacts, lineWithin } from '../../say/emergency-contacts.ts'
import {
  goingLine,
  griefLine,
  kindOpening,
  nightOpening,
  nothingLine,
  partingLines,
  partingOpenings,
  partingWords,
  promiseLine,
  unfinishedLine,
} from '../../say/parting-text.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import { bodilyTriage } from './danger.ts'
import type { Ending } from './ending.ts'

/**
 * A short warm close to who thanks or takes leave and says nothing else, with one thing to keep in mind, and that only once. Null where more is
 * told or asked, while a danger or a crisis stands, and where the words answer what was asked.
 */
export function partingReply(state: TurnState): Ending | null {
  const { before, now, heard, words, judged } = state
  if (heard.choice !== null || heard.isForeign || heard.crisis !== null || (judged.crisis !== 'none' && judged.crisis !== 'grief'))
    return null
  if (bodilyTriage(now) !== null || isCaredFor(now.help) || carriesNews(state)) return null
  const said = partingOf(words)
  if (said === null) return null
  // "I'm off now": on the way to care only where that stands to be gone to today.
  const isElsewhere = said.kind === 'going' && !said.isToCare && levelOf(now.held) !== 'within-24-hours'
  const parting: Parting = isElsewhere ? { ...said, kind: 'bye' } : said
  const isLeaving =
    heard.clauses.some(({ act }) => act === 'bye') || parting.kind === 'going' || parting.kind === 'promise' || parting.kind === 'bye'
  if (before.pending !== null && (!isLeaving || isAnswer(state) || (parting.kind !== 'bye' && answersNo.test(words)))) return null
  return { parts: [{ kind: 'sympathy', text: closing(parting, state) }], pending: before.pending, isVerdict: false }
}

/** "No, I will ring them" answers the last question: what comes of it is told first. */
const answersNo = /^\W*(?:no|nope|none|nothing|yes|yeah)\b/i

function closing(parting: Parting, { now }: TurnState): string {
  const inOrder = { ...now, turns: 0 }
  const isGrief = now.crisis !== null || isPresent(now, 'grief') || isPresent(now, 'suicidal-thoughts')
  const who = now.person.relation === 'self' ? 'self' : 'other'
  const opening = parting.isKind ? kindOpening : parting.isNight ? nightOpening : partingOpenings[parting.kind]
  const wish = partingWords[isGrief ? 'grief' : who].map((text) => text.replaceAll('{who}', patientName(now.person)))
  const isOfCare = parting.kind === 'going' || parting.kind === 'promise'
  const line = lineFor(parting, isGrief, now)
  return [freshOf(opening, inOrder), isOfCare && !isGrief ? '' : freshOf(wish, inOrder), isSaidBefore(line, now) ? '' : line]
    .filter(Boolean)
    .join(' ')
}

function lineFor({ kind }: Parting, isGrief: boolean, now: TurnState['now']): string {
  const { ambulance, helplines } = emergencyContacts(now.country)
  if (isGrief) return griefLine.replace('{line}', lineWithin(helplines))
  if (now.complaints.length === 0) return nothingLine
  if (kind === 'going') return goingLine.replace('{number}', ambulance)
  if (kind === 'promise') return promiseLine
  const level = levelOf(now.held) ?? (now.verdictTurn === null ? null : 'self-care')
  return level === null ? unfinishedLine : (partingLines[level] ?? unfinishedLine)
}

function isPresent({ observations }: TurnState['now'], finding: string): boolean {
  return observations[finding]?.polarity === 'present'
}
