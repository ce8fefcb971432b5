import type { Act, Clause } from '../../hear/clause.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { answerFromDocuments } from '../../records/documents/answer-from-documents.ts'
import { conditionAnswer } from '../../say/condition-answer.ts'
import { conversationTexts, dangerText, medicationText } from '../../say/conversation-text.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { findHealthFact } from '../../say/health-facts.ts'
import { medicationAnswer } from '../../say/medication-answer.ts'
import { carriesNews, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'

/** How one act is answered; null where nothing can be said to it here. */
type Answer = (clause: Clause, state: TurnState) => string | null

const why: Answer = (_clause, { before }) => before.pending?.why ?? conversationTexts.whyGeneral
const service: Answer = () => conversationTexts.smallTalk
const isDangerous: Answer = (_clause, { now }) =>
  now.complaints.length === 0 ? null : dangerText(levelOf(now.held), emergencyContacts(now.country).ambulance, now.verdictTurn !== null)
const general: Answer = ({ text }, { base, words, before }) =>
  findHealthFact(text)?.answer ?? conditionAnswer(base.knowledge, text) ?? medicationAnswer(words, before) ?? conversationTexts.noFact
const record: Answer = (clause, state) => answerFromDocuments(state.words, state.documents) ?? general(clause, state)
const medicine: Answer = ({ text }, { words, before, now, heard }) => {
  const level = levelOf(now.held)
  const answer = medicationAnswer(text, before, now.person) ?? medicationAnswer(words, before, now.person)
  if (answer !== null) return answer
  // What a document or a general question is about is answered there.
  return level !== null && isEmergency(level) ? null : medicationText(heard.drugs)
}

const answers: Partial<Record<Act, Answer>> = {
  'ask-why': why,
  'ask-service': service,
  'ask-danger': isDangerous,
  'ask-medicine': medicine,
  'ask-record': record,
  'ask-test': record,
  'ask-cause': general,
  'ask-outlook': general,
  'ask-contagion': general,
  'ask-daily': general,
}

/** Every question of the message has its answer, each once. A question that only tells ("why does my chest hurt?") is what the interview is for. */
export const answerQuestions: Move = (state) => {
  const said = new Set<string>()
  const parts: Part[] = []
  state.heard.clauses.forEach((clause, place) => {
    const text = answers[clause.act]?.(clause, state) ?? null
    if (state.judged.wantsVerdict && clause.act === 'ask-cause') return
    if (text === null || said.has(text) || (clause.act === 'ask-cause' && carriesNews(state) && text === conversationTexts.noFact)) return
    said.add(text)
    parts.push({ kind: 'answer', text, clause: place })
  })
  return parts
}
