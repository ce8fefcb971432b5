import { others, possessives, relatives } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** So many words may stand between an owner and a relative: "my 80 year old". */
const wordsBetween = 4

/**
 * The places of what describes a relative or friend before the name: "pregnant" in "my pregnant sister", "80 year old" in "my 80 year old nan".
 * `isPatient`: whether the word names the patient, whose description is no other's.
 */
export function describedOthers(tokens: readonly Token[], isPatient: (lemma: string) => boolean): number[] {
  return tokens.flatMap(({ lemma }, at) => {
    if (!(relatives.has(lemma) || others.has(lemma)) || isPatient(lemma)) return []
    const from = ownerBefore(tokens, at)
    return from === null ? [] : Array.from({ length: at - from - 1 }, (_, place) => from + 1 + place)
  })
}

/** Where "my", "her" stands that a relative belongs to, with nothing but description between; null where none does. */
function ownerBefore(tokens: readonly Token[], at: number): number | null {
  for (let place = at - 1; place >= Math.max(0, at - 1 - wordsBetween); place -= 1) {
    const { lemma = '' } = tokens[place] ?? {}
    if (tokens[place + 1]?.before !== 'none' || relatives.has(lemma)) return null
    if (possessives.has(lemma)) return lemma === 'a' || lemma === 'this' ? null : place
  }
  return null
}
