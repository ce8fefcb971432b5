import { firstPerson, relatives, wordSet } from './experiencer-words.ts'
import type { Token } from './token.ts'

const illVerbs = wordSet('have be feel get cry bleed cough ache hurt vomit faint')

/** Whether the speaker tells of an illness of his or her own: "I have ...", "I'm bleeding". */
export function saysSpeakerIsIll(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const next = tokens[index + 1]
    return firstPerson.has(token.lemma) && next?.before === 'none' && illVerbs.has(next.lemma) && !isOpinion(tokens, index)
  })
}

const opinionWords = wordSet(
  'worry concern sure call write ask afraid scared frighten scare terrify terrified panic desperate frantic upset wonder try give question check help take shake find leave charted babysit type minding ring phone',
)

/** "I am worried", "I have a daughter who..." say nothing about the speaker's own health. */
export function isOpinion(tokens: readonly Token[], index: number): boolean {
  const words = tokens.slice(index + 2, index + 6).map(({ lemma }) => lemma)
  return (
    words.some((lemma) => opinionWords.has(lemma) || relatives.has(lemma)) ||
    (words[0] === 'not' && /^(?:changed|seen|told|called|given|moved|left|rung)$/.test(tokens[index + 3]?.word ?? ''))
  )
}
