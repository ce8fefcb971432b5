import type { Act, Clause } from '../../hear/clause.ts'
import { answerFromDocuments, namesDocument } from '../../records/documents/answer-from-documents.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import type { Answer } from './answers/answer.ts'
import { causeAnswer } from './answers/cause-answer.ts'
import { contagion } from './answers/contagion.ts'
import { dailyLife } from './answers/daily-life.ts'
import { dangerAnswer } from './answers/danger-answer.ts'
import { medicineAnswer } from './answers/medicine-answer.ts'
import { outlook } from './answers/outlook.ts'
import { recordAnswer, testAnswer } from './answers/record-answer.ts'
import { service } from './answers/service.ts'
import { whatToDo } from './answers/what-to-do.ts'

const why: Answer = (_clause, { before }) => before.pending?.why ?? conversationTexts.whyGeneral

/** Each kind of question, and the answers that are tried in turn. */
const answers: Partial<Record<Act, readonly Answer[]>> = {
  'ask-why': [why],
  'ask-service': [service],
  'ask-danger': [dangerAnswer],
  'ask-medicine': [medicineAnswer],
  'ask-record': [recordAnswer],
  'ask-test': [testAnswer],
  'ask-cause': [whatToDo, causeAnswer],
  'ask-outlook': [outlook],
  'ask-contagion': [contagion],
  'ask-daily': [dailyLife, whatToDo, causeAnswer],
}

/** More answers than this nobody reads, and more questions than this no person asks at once: the rest stays unanswered. */
const mostAnswers = 12
const mostQuestions = 30

/** Every question of the message has its answer, on its own topic; two that are asked or answered alike are answered once. */
export const answerQuestions: Move = (state) => {
  if (state.judged.crisis === 'card' || state.judged.crisis === 'question') return []
  const asked = new Set<string>()
  const said = new Set<string>()
  const parts: Part[] = []
  for (const [place, clause] of state.heard.clauses.entries()) {
    if (state.judged.wantsVerdict && clause.act === 'ask-cause') continue
    const question = `${clause.act} ${clause.text}`
    if (asked.has(question) || !(clause.act in answers || namesDocument(clause.text))) continue
    asked.add(question)
    if (asked.size > mostQuestions || parts.length === mostAnswers) break
    const text = answerTo(clause, state)
    if (text === null || said.has(text)) continue
    said.add(text)
    parts.push({ kind: 'answer', text, clause: place })
  }
  return parts
}

function answerTo(clause: Clause, state: TurnState): string | null {
  const fromDocuments = namesDocument(clause.text) ? answerFromDocuments(clause.text, state.documents, state.time) : null
  if (fromDocuments !== null && clause.act !== 'ask-record' && clause.act !== 'ask-test') return fromDocuments
  for (const answer of answers[clause.act] ?? []) {
    const text = answer(clause, state)
    if (text !== null) return text
  }
  return null
}
