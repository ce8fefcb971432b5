import type { ConsultationCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { ofCrisis } from '../hear/listener/of-crisis.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { findingQuestion } from '../judge/questions/choose-question.ts'
import { openOptions } from '../judge/questions/closed-options.ts'
import { openQuestions } from '../judge/questions/question-knowledge.ts'
import { redFlagItems } from '../judge/questions/red-flag-checklist.ts'
import type { Consultation } from './consultation.ts'

/** What another doctor would ask next: after an open finding, or in words of its own that have passed the filters. */
export type ProposedQuestion = { finding: string } | { words: string }

/** Open questions of the interview that may wait a turn; who it is about, the complaint, danger and help may not. */
const canWait: ReadonlySet<Question['slot']> = new Set(['duration', 'onset', 'severity', 'site', 'anything-else', 'medications'])
const mostOpen = 8
/** In a whole consultation: the interview stays the clinic's. */
const mostProposed = 3
const mark = 'model:'

/**
 * The findings that another doctor may ask after in the place of this turn's question: open danger signs, then what is worth most; none where
 * that question may not wait.
 */
export function proposableFindings(base: KnowledgeBase, { case: consultation, reply }: Consultation): { id: string; name: string }[] {
  if (reply.question === null || !mayWait(base, consultation)) return []
  const ranking = rankCase(base, consultation)
  const valued = openQuestions(base, consultation, ranking).map(({ finding }) => base.index.findings[finding]?.id ?? '')
  const open = [...new Set([...redFlagItems(base, consultation, ranking), ...valued])].filter((id) => isOpen(consultation, id))
  return open.slice(0, mostOpen).map((id) => ({ id, name: base.findings.get(id)?.name ?? id }))
}

/**
 * The turn with another doctor's question in the place of its own, which stays open and comes later. It is asked in the clinic's words where
 * it is after a finding. In: the turn, and what is proposed. Out: null where it is not taken.
 */
export function proposeQuestion(base: KnowledgeBase, turn: Consultation, proposal: ProposedQuestion): Consultation | null {
  const { case: consultation, reply } = turn
  const own = consultation.pending
  if (own === null || reply.question === null || !mayWait(base, consultation)) return null
  const question = 'finding' in proposal ? afterFinding(base, turn, proposal.finding) : inWords(consultation, proposal.words)
  if (question === null) return null
  const { asked } = consultation
  const parts = reply.parts.map((part) => (part.kind === 'question' ? { ...part, text: question.text } : part))
  return {
    ...turn,
    case: { ...consultation, pending: question, asked: [...(asked.at(-1) === own.id ? asked.slice(0, -1) : asked), question.id] },
    reply: { ...reply, question, parts, text: reply.text.replace(own.text, () => question.text) },
  }
}

/** Whether the clinic's own question may wait a turn: it is after nothing grave, nothing in doubt, and nothing dangerous stands open. */
function mayWait({ findings }: KnowledgeBase, { pending, held, crisis, asked, observations }: ConsultationCase): boolean {
  if (pending === null || (crisis !== null && crisis.certainty !== 'denied')) return false
  if (held.some(({ provisional, doubted }) => provisional === true || doubted === true)) return false
  if (asked.filter((id) => id.startsWith(mark)).length >= mostProposed || pending.id.startsWith(mark)) return false
  if (pending.kind === 'open') return canWait.has(pending.slot)
  const isOfInterview = pending.kind === 'finding' && pending.slot === undefined
  return isOfInterview && pending.findings.every((id) => findings.get(id)?.grave !== true && observations[id] === undefined)
}

function isOpen({ asked, observations }: ConsultationCase, id: string): boolean {
  return observations[id] === undefined && !ofCrisis.includes(id) && !asked.includes(id) && !asked.includes(`${mark}${id}`)
}

function afterFinding(base: KnowledgeBase, turn: Consultation, finding: string): Question | null {
  if (!proposableFindings(base, turn).some(({ id }) => id === finding)) return null
  const question = findingQuestion(base, turn.case, finding)
  return question && { ...question, id: `${mark}${finding}`, by: 'model' }
}

function inWords({ asked }: ConsultationCase, words: string): Question {
  const number = asked.filter((id) => id.startsWith(mark)).length + 1
  const why = 'The outside model would like to know. Nothing rests on it alone.'
  return { id: `${mark}words-${number}`, kind: 'open', findings: [], text: words, why, options: openOptions([]), by: 'model' }
}
