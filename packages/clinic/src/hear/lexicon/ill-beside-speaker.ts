import { harmsSpeaker } from './done-to-speaker.ts'
import { animals, companies, wordSet } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** "The dog has been vomiting"; a dog that bit somebody is another matter. */
export function isAnimalIll(tokens: readonly Token[], index: number): boolean {
  const isJoined = tokens.slice(Math.max(0, index - 2), index).some(({ lemma }) => lemma === 'and' || lemma === 'with')
  if (!animals.has(tokens[index]?.lemma ?? '') || isJoined || harmsSpeaker(tokens, index)) return false
  return /^(?:have|be|got)$/.test(tokens[index + 1]?.lemma ?? '') && tokens[index + 1]?.before === 'none'
}

/** "Two kids in her class have nits", "I haven't been around anyone sick" */
export function isAmongOthers(tokens: readonly Token[], index: number): boolean {
  if (isSomebodyIll(tokens, index) || isNextDoor(tokens, index)) return true
  const [where, owner, place] = tokens.slice(index + 1, index + 4).map(({ word }) => word)
  return (
    /^(?:kids?|child|children|people|others|boys?|girls?|one|someone|somebody)$/.test(tokens[index]?.word ?? '') &&
    /^(?:in|at|from)$/.test(where ?? '') &&
    /^(?:his|her|their|the|my|our)$/.test(owner ?? '') &&
    companies.has(place ?? '')
  )
}

const anybody = wordSet(
  'anyone anybody someone somebody nobody people mates friends colleagues coworkers classmates roommates flatmates housemates',
)
const ill = wordSet('sick ill unwell poorly vomiting coughing infectious contagious')
const linking = wordSet('who is was that been else at home work with being are were has have')

/** At the word that tells of an illness, with somebody unnamed right before it. */
function isSomebodyIll(tokens: readonly Token[], index: number): boolean {
  if (!ill.has(tokens[index]?.word ?? '')) return false
  const before = tokens.slice(Math.max(0, index - 4), index).findLast(({ word }) => !linking.has(word))
  return before !== undefined && anybody.has(before.word)
}

/** "Poor Michael next door had a stroke" */
function isNextDoor(tokens: readonly Token[], index: number): boolean {
  const isPlace = tokens[index]?.word === 'door' && tokens[index - 1]?.word === 'next'
  return isPlace && /^(?:has|had|is|was|got|collapsed|keeps)$/.test(tokens[index + 1]?.word ?? '')
}
