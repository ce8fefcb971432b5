import { harmsSpeaker } from './done-to-speaker.ts'
import { animals, companies } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** "The dog has been vomiting"; a dog that bit somebody is another matter. */
export function isAnimalIll(tokens: readonly Token[], index: number): boolean {
  const isJoined = tokens.slice(Math.max(0, index - 2), index).some(({ lemma }) => lemma === 'and' || lemma === 'with')
  if (!animals.has(tokens[index]?.lemma ?? '') || isJoined || harmsSpeaker(tokens, index)) return false
  return /^(?:have|be|got)$/.test(tokens[index + 1]?.lemma ?? '') && tokens[index + 1]?.before === 'none'
}

/** "Two kids in her class have nits" */
export function isAmongOthers(tokens: readonly Token[], index: number): boolean {
  const [where, owner, place] = tokens.slice(index + 1, index + 4).map(({ word }) => word)
  return (
    /^(?:kids?|child|children|people|others|boys?|girls?|one|someone|somebody)$/.test(tokens[index]?.word ?? '') &&
    /^(?:in|at|from)$/.test(where ?? '') &&
    /^(?:his|her|their|the|my|our)$/.test(owner ?? '') &&
    companies.has(place ?? '')
  )
}
