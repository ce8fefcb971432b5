import { achingVerbs, firstPerson, others, relatives, wordSet } from './experiencer-words.ts'
import { bodyParts, feelings } from './said-of-body.ts'
import type { Token } from './token.ts'

const illVerbs = wordSet('have be feel get cry bleed cough ache hurt vomit faint')

/** Whether the speaker tells of an illness of his or her own: "I have ...", "I'm bleeding", "my back is killing me". */
export function saysSpeakerIsIll(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const next = tokens[index + 1]
    const isSaid = firstPerson.has(token.lemma) && next?.before === 'none' && illVerbs.has(next.lemma) && !isOpinion(tokens, index)
    return isSaid || isOwnAche(tokens, index) || isOwnPartUnwell(tokens, index)
  })
}

/** "My shoulder hurts", "my lower back is killing me" */
function isOwnAche(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'my') return false
  const words = tokens.slice(index + 1, index + 6).map(({ lemma }) => lemma)
  const verb = words.findIndex((lemma) => lemma === 'be' || achingVerbs.has(lemma))
  if (verb < 1 || verb > 2 || words.slice(0, verb).some((lemma) => relatives.has(lemma) || others.has(lemma))) return false
  return achingVerbs.has(words[verb] ?? '') || words.slice(verb + 1, verb + 3).some((lemma) => achingVerbs.has(lemma))
}

/** "Woke up with my eye all gunky and red" */
function isOwnPartUnwell(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'my') return false
  const words = tokens.slice(index + 1, index + 1 + wordsOfPart).filter(({ sentence }) => sentence === tokens[index]?.sentence)
  const part = words.slice(0, 3).findIndex(({ lemma }) => bodyParts.has(lemma))
  if (part < 0 || words.slice(0, part).some(({ lemma }) => relatives.has(lemma) || others.has(lemma))) return false
  return words.slice(part + 1).some(({ word }) => feelings.has(word))
}

const wordsOfPart = 7

const opinionWords = wordSet(
  'worry concern sure call write ask afraid scared frighten scare terrify terrified panic desperate frantic upset wonder try give question check help take shake find leave charted babysit type minding ring phone wit wits tether distraught helpless',
)

/** "I am worried", "I have a daughter who..." say nothing about the speaker's own health. */
export function isOpinion(tokens: readonly Token[], index: number): boolean {
  const words = tokens.slice(index + 2, index + 6).map(({ lemma }) => lemma)
  return (
    words.some((lemma) => opinionWords.has(lemma) || relatives.has(lemma)) ||
    (words[0] === 'not' && /^(?:changed|seen|told|called|given|moved|left|rung)$/.test(tokens[index + 3]?.word ?? ''))
  )
}
