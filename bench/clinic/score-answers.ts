import { existsSync, readFileSync } from 'node:fs'
import type { Clinic } from '@dr-ai/clinic'

interface Row {
  question: string
  must_have: readonly string[]
}

export interface AnswerScore {
  /** Of all must-have statements: contained in the answer, or honestly declined on that very topic. */
  contained: number
  declined: number
  /** Statements that the answer names and turns round. */
  contradictions: number
  statements: number
  questions: number
}

/** So much of a statement's content words must stand in one answer for it to count as contained. */
const containedShare = 0.6
const contradictedShare = 0.75
const leastLetters = 4
const stemLetters = 5
const declines =
  /\b(?:do not have a sure answer|depends? on|leaflet|ask (?:a|your|whoever)|(?:a |the )?(?:pharmacist|doctor|nurse)\b[^.]{0,40}\b(?:can tell|knows|decides|will)|i can say more once|tell me (?:which|what))/i
const denies = /\b(?:no|not|never|cannot|can['’]t|don['’]t|without|nor|neither|unlikely|avoid)\b/i
const empty = new Set([
  'that',
  'this',
  'with',
  'from',
  'have',
  'should',
  'could',
  'would',
  'include',
  'includes',
  'there',
  'their',
  'they',
  'which',
  'when',
  'been',
  'being',
  'such',
  'than',
  'also',
  'patient',
  'patients',
  'people',
])

/**
 * K-QA (Manes et al., 2024): real patients' questions with statements that a good answer must have. Counted by words: a statement is contained where
 * most of its content words stand in the answer, declined where the answer says what it depends on or who knows, contradicted where one sentence
 * has nearly all of its words and the opposite sign. A count of words knows no meaning: it shows a trend, not a truth.
 */
export function scoreAnswers(clinic: Clinic, file: string): AnswerScore | null {
  if (!existsSync(file)) return null
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
  const score = { contained: 0, declined: 0, contradictions: 0, statements: 0, questions: rows.length }
  for (const { question, must_have: statements } of rows) {
    const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), question)
    const answer = reply.parts
      .filter(({ kind }) => kind !== 'question')
      .map(({ text }) => text)
      .join(' ')
    const said = new Set(stems(answer))
    for (const statement of statements) {
      score.statements++
      if (isContradicted(statement, answer)) score.contradictions++
      else if (shareOf(statement, said) >= containedShare) score.contained++
      else if (declines.test(answer)) score.declined++
    }
  }
  return score
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= leastLetters && !empty.has(word))
    .map((word) => word.slice(0, stemLetters))
}

function shareOf(statement: string, said: ReadonlySet<string>): number {
  const words = [...new Set(stems(statement))]
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length
}

function isContradicted(statement: string, answer: string): boolean {
  return answer
    .split(/(?<=[.!?])\s+|\n+/)
    .some(
      (sentence) => shareOf(statement, new Set(stems(sentence))) >= contradictedShare && denies.test(sentence) !== denies.test(statement),
    )
}
