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
