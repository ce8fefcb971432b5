import type { ContextTrigger } from './find-triggers.ts'
import { bodyParts, feelings } from './said-of-body.ts'
import type { Token } from './token.ts'

/**
 * "Sore throat, no cough, fever, swollen glands": in a list that began without a "no" and goes on without an "or", nobody can tell whether what
 * stands behind the next comma is denied: it is neither there nor not there, and can be asked. The place from which that holds, else none.
 */
export function unclearFrom({ start, end }: ContextTrigger, to: number, tokens: readonly Token[]): number {
  const isLone = tokens[start]?.lemma === 'no' && end === start + 1 && tokens[start]?.before === 'soft'
  if (!isLone) return Number.POSITIVE_INFINITY
  const sentence = tokens[start]?.sentence
  for (let at = end; tokens[at]?.sentence === sentence; at += 1)
    if (goesOnDenied.has(tokens[at]?.lemma ?? '')) return Number.POSITIVE_INFINITY
  for (let at = end + 1; at < to; at += 1) if (tokens[at]?.before === 'soft') return at
  return Number.POSITIVE_INFINITY
}

/** With one of these behind it a list says itself how it goes on. */
const goesOnDenied: ReadonlySet<string> = new Set(['or', 'nor', 'and', 'no', 'not', 'but', 'any', 'either'])

const nearbyReach = 6

/** "diarrhoea twice", "tummy ache since Monday", "nausea is there": a denial needs no number, no time and no verb. */
export function isToldAnew(at: number, tokens: readonly Token[]): boolean {
  for (let index = at; index < at + nearbyReach; index += 1) {
    const token = tokens[index]
    if (token === undefined || (index > at && token.before !== 'none')) return false
    if (/^(?:no|not|never|without|nil|any)$/.test(token.lemma)) return false
    if (index === at + 1 && bodyParts.has(tokens[at]?.lemma ?? '') && feelings.has(token.word)) return true
    if (/^(?:\d.*|once|twice|times|since|ago|yesterday|today|still|just|only|again|now)$/.test(token.lemma)) return true
    if (index > at && /^(?:is|are|was|were)$/.test(token.word)) return true
  }
  return false
}

/** "no urine two days", "no stool since Monday" */
export function isTimed(from: number, to: number, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).some(({ lemma }) => /^(?:day|week|month|year|hour|since|today|yesterday)$/.test(lemma))
}

/** "not red, swollen or hot": the list runs on when "or" follows. */
export function continuesList(at: number, tokens: readonly Token[]): boolean {
  for (let index = at; index < at + nearbyReach; index += 1) {
    const token = tokens[index]
    if (token === undefined || (index > at && token.before === 'sentence')) return false
    if (token.lemma === 'or' || token.lemma === 'nor') return true
  }
  return false
}
