import type { Clause } from '../../../hear/clause.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

/** How a question is answered: in words for the patient; null where another answer of the list has to say it. */
export type Answer = (clause: Clause, state: TurnState) => string | null

/** What the first of some answers says that says anything; null where none does. */
export function firstAnswer(answers: readonly Answer[], ...[clause, state]: Parameters<Answer>): string | null {
  for (const answer of answers) {
    const text = answer(clause, state)
    if (text !== null) return text
  }
  return null
}

/** The complaint as it stands in a sentence: "the headache", "what you have told me". */
export function complaintName({ now, base }: Pick<TurnState, 'now' | 'base'>): string | null {
  const [first] = now.complaints
  const name = first === undefined ? undefined : base.findings.get(first)?.name
  return name === undefined ? null : name.replace(/^(?:an?|the) /, '')
}

const clause =
  /^(?:you|it|your|the|they|there|a|redness|breathing|pain|fever)\b.*\b(?:\w+s|are|is|have|has|get|cannot|can|feel|see|do|faint|pass|vomit|cough|fall)\b/i

/** What somebody is from the start is nothing to watch for. */
const trait = /^you are (?:pregnant|breastfeeding|older|over|under|aged|an?)\b/i

/** The warnings of a condition that can stand after "if": "you get short of breath, or it spreads". */
export function warningsOf(comeBack: readonly string[]): string {
  return comeBack
    .filter((warning) => clause.test(warning) && !trait.test(warning))
    .map((warning) => warning.replace(/ or you are (?:an?|pregnant|older)\b.*$/i, ''))
    .slice(0, 3)
    .join(', or ')
}

/** Whether a question names nothing of its own: "is that bad?", "should I worry?". */
export function isLean(text: string): boolean {
  return !contentWord.test(text.toLowerCase().replace(emptyWords, ' '))
}

const contentWord = /[a-z]{3,}/
const emptyWords =
  /\b(?:is|are|was|were|be|been|do|does|did|can|could|should|would|will|shall|may|might|must|have|has|had|the|and|but|so|then|also|please|sorry|really|just|any|some|all|too|very|actually|not|what|whats|why|how|when|who|which|that|thats|this|these|those|they|them|you|your|his|her|him|she|its|for|with|about|from|bad|good|okay|fine|normal|serious|dangerous|worry|worried|worrying|concerned|mean|means|safe|alright|problem|matter|think|know|tell|see|someone|doctor|need|get|checked|check|out|now|still|something|anything|going|harmful|risky|wrong|abnormal|thing|tested|test|screened|screening|examined|looked|about it)\b|['’]\w+/g
