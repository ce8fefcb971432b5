import type { Question } from '../../case/model.ts'
import { checkInAsked } from '../../judge/levels/worsening.ts'
import { complaintQuestion } from '../../judge/questions/open-questions.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Part } from '../part.ts'
import { lastEntry } from './answers/history-answer.ts'
import type { Ending } from './ending.ts'

/** An entry older than this is not what somebody comes back about. */
const recentDays = 14
const dayMilliseconds = 86_400_000

const returns =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[\s\w.,!']{0,12}$|\bcheck(?:ing)?[ -]?in\b|\b(?:i['’]?m|i am|me) (?:back|again)\b|\bback again\b|\bfollow(?:ing)?[ -]?up\b|\byou (?:asked|told) me to\b/i
const better = /\b(?:better|improv\w+|fine(?: now)?|gone|well again|all right now|recovered)\b/i
const worse = /\b(?:worse|worsening|going downhill)\b/i
const same =
  /\b(?:same|no (?:change|better|different)|not (?:any |much |really |got(?:ten)? )?(?:better|changed?|improv\w+)|unchanged|isn['’]?t (?:any )?better)\b/i

/**
 * Who comes back after a consultation is asked first how it went, and is answered by that: better ends it, the same and worse begin it anew (worse asks for a
 * doctor within a day by itself: judge/levels/worsening.ts). Null where somebody comes with something else, or in danger.
 */
export function checkIn(state: TurnState): (Ending & { parts: readonly Part[] }) | null {
  const { before, now, judged, words } = state
  if (judged.crisis !== 'none' || judged.emergency !== 'none' || judged.isNewEmergency || now.complaints.length > 0) return null
  if (before.pending?.id === checkInAsked) return answered(words)
  const isComparing = words.length <= mostOfComparison && (worse.test(words) || same.test(words) || better.test(words))
  return before.turns === 0 && isRecent(state) && (returns.test(words) || isComparing) ? opened(state) : null
}

/** Longer words tell more than how it went. */
const mostOfComparison = 60

function opened(state: TurnState): Ending {
  const greeting = /^\W*(?:hi|hello|hey|good)\b/i.test(state.words) ? 'Hello again. ' : ''
  const text = `${greeting}${lastEntry(state)} How is it now: better, about the same, or worse?`
  const question: Question = {
    id: checkInAsked,
    kind: 'open',
    slot: 'complaint',
    findings: [],
    text,
    why: 'Whether it gets better or worse says more than any one sign.',
    options: [
      { id: 'better', label: 'Better' },
      { id: 'same', label: 'About the same' },
      { id: 'worse', label: 'Worse' },
      ...complaintQuestion(state.now.person).options,
    ],
  }
  return { parts: [{ kind: 'question', text }], pending: question, isVerdict: false }
}

function answered(words: string): Ending | null {
  if (same.test(words)) return anew(conversationTexts.sameAsBefore, conversationTexts.whatNow)
  if (worse.test(words)) return anew(conversationTexts.worseThanBefore, conversationTexts.whatChanged)
  return better.test(words)
    ? { parts: [{ kind: 'answer', text: conversationTexts.betterThanBefore }], pending: null, isVerdict: false }
    : null
}

function anew(said: string, asked: string): Ending {
  const question = { ...complaintQuestion({ relation: 'self', ageYears: null, sex: null }), text: asked }
  return {
    parts: [
      { kind: 'sympathy', text: said },
      { kind: 'question', text: asked },
    ],
    pending: question,
    isVerdict: false,
  }
}

function isRecent({ history, now, time }: TurnState): boolean {
  const last = history
    .flatMap(({ date }) => (date === null ? [] : [date]))
    .sort()
    .at(-1)
  if (last === undefined || now.person.relation !== 'self') return false
  return time === null || Date.parse(time) - Date.parse(last) <= recentDays * dayMilliseconds
}
