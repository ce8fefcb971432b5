import { others, relatives } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** "It's me, not him", "no, I am the patient", "this is about me", "stop saying boyfriend", "I took them". */
export function saysItIsMe(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ lemma }) => lemma).join(' ')
  if (
    /\b(?:it|this) be (?:about |for )?me\b(?! (?:who|that) (?:call|write|ask))|\bi be (?:the )?(?:patient|one (?:who|that) be (?:ill|sick|hurt))\b|\bme not (?:he|she|him|her|boss|they|them)\b/.test(
      words,
    )
  )
    return true
  const plain = tokens.map(({ word }) => word).join(' ')
  return tookThem.test(plain) || wantsNoOther.test(plain)
}

const tookThem =
  /\bi (?:have |ve )?(?:took|taken|swallowed|overdosed on) (?:them|all of (?:it|them)|the lot|\d+ (?!temp)\w+|(?:a|the) (?:whole )?(?:packet|pack|box|bottle))\b/
const wantsNoOther = new RegExp(
  String.raw`\b(?:stop|quit) (?:saying|asking about|going on about|talking about|with|calling it|mentioning) (?:my |the )?(?:${[...relatives, ...others].join('|')})\b|\b(?:leave|keep) (?:my |him |her )?(?:\w+ )?out of (?:it|this)\b|\bnot about (?:my )?(?:${[...relatives, ...others].join('|')}|him|her|them)\b|\bkeep (?:on )?(?:about|asking about|saying) (?:my )?(?:${[...relatives, ...others].join('|')})\b`,
)
