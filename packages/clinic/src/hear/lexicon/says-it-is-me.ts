import { others, relatives } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** "It's me, not him", "na me", "no, I am the patient", "not the baby", "I'm the one bleeding", "this is about me", "stop saying boyfriend", "I took them". */
export function saysItIsMe(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ lemma }) => lemma).join(' ')
  if (isMe.test(words) || notThem.test(words)) return true
  const plain = tokens.map(({ word }) => word).join(' ')
  return tookThem.test(plain) || wantsNoOther.test(plain)
}

const isMe =
  /\b(?:it|this|that|blood|patient) be (?:about |for )?me\b(?! (?:who|that) (?:call|write|ask))|\bna me\b(?! (?:dey|de) (?:call|ask))|\bi be (?:the )?(?:patient|one (?:who |that )?(?:be |have )?(?:the )?(?:ill|sick|hurt|bleed|faint|in|with|pain|suffer|dizzy|vomit|cough|unwell))\b|\bme not (?:he|she|him|her|boss|they|them)\b/
/** "NOT the baby!", "I am not a baby" */
const notThem = new RegExp(
  String.raw`(?:^|\b(?:be|no|nah) )not (?:my|the|a) (?:${[...relatives, ...others].join('|')})\b(?! (?:fault|idea|problem|business))`,
)
const tookThem =
  /\bi (?:have |ve )?(?:took|taken|swallowed|overdosed on) (?:them|all of (?:it|them)|the lot|\d+ (?!temp)\w+|(?:a|the) (?:whole )?(?:packet|pack|box|bottle))\b/
const wantsNoOther = new RegExp(
  String.raw`\b(?:stop|quit) (?:saying|asking about|going on about|talking about|with|calling it|mentioning) (?:my |the )?(?:${[...relatives, ...others].join('|')})\b|\b(?:leave|keep) (?:my |him |her )?(?:\w+ )?out of (?:it|this)\b|\bnot about (?:my )?(?:${[...relatives, ...others].join('|')}|him|her|them)\b|\bkeep (?:on )?(?:about|asking about|saying) (?:my )?(?:${[...relatives, ...others].join('|')})\b`,
)

const ill = '(?:ill|sick|unwell|poorly|bad|hurt|dying|not (?:well|right)|the patient|the one)'
const who = [...relatives, ...others].join('|')
const itIsThem = new RegExp(
  String.raw`\b(?:its?|this|that)(?: be)? (?:about )?(?:my (?:\w+ )?(${who})|he|him|she|her) (?:that|who|thats|whos|which)(?: be)? ${ill}\b|\bi be (?:ok|okay|fine|well|alright) (?:it|its)(?: be)? (?:my (${who})|he|him|she|her)\b`,
)
const mine = new RegExp(String.raw`\b(?:my|our) (?:\w+ )?(${who})\b`)

/** Whom a message says outright to be the one who is ill: "it's my husband that's ill", "it's HIM that's ill, not me"; null where it says so of nobody. */
export function saysItIsThem(tokens: readonly Token[]): string | null {
  const words = tokens.map(({ lemma }) => lemma).join(' ')
  const match = itIsThem.exec(words)
  if (match === null) return null
  return match[1] ?? match[2] ?? mine.exec(words)?.[1] ?? 'patient'
}
