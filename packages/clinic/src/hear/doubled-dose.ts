import { lastRead } from './last-read.ts'

const doubled =
  /\b(?:took|taken|had|swallowed|gave|given|injected|used|popped|jabbed)\b[^.!?]{0,60}\b(?:twice(?! (?:a|per|every|each|this week|daily|this month|so far))|two times(?! a)|double(?:d)?(?: (?:the|my|her|his))?(?: (?:dose|amount))?|(?:two|2)\b[^.!?]{0,60}\b(?:instead|rather than|not) (?:of )?(?:one|1)|(?:an?|one) (?:extra|second|additional)|(?:a|the) second (?:one|dose|time)|again)\b|\bdoubled (?:up|my|the|her|his)\b|\b(?:double|second|extra) (?:dose|tablet|pill|lot)\b[^.!?]{0,40}\b(?:by (?:mistake|accident)|accidentally)\b/i
const mistaken =
  /\b(?:by (?:mistake|accident)|mistake|accident(?:al|ally|ly)?|mistakenly|in error|without (?:thinking|noticing)|forgot(?:ten)? (?:that )?(?:i|he|she|we|it|id|i['’]d)\b|did(?:n['’]?t| not) (?:realise|realize|notice|remember|know)|wasn['’]?t thinking|mixed up|muddled|got confused|silly me|stupid(?:ly)?|oops|whoops|absent[- ]?minded\w*|by (?:my|his|her) own fault)\b/i
const asksOfNext =
  /\b(?:next (?:one|dose|tablet|pill)|tomorrow|skip|leave (?:out|off)|miss|worry|harm|hurt|dangerous|matter|ok|okay|do i take)\b/i
const doubledOutright =
  /\btwice (?:this|today|tonight|last|yesterday|already|in (?:the|one))\b|\b(?:double|extra|second) (?:dose|tablet|pill)\b|\bdoubled\b/i
/** The dose as it is meant, a wish to die, and what was never done. */
const otherwise =
  /\b(?:supposed to|meant to take|told (?:me |him |her )?to|prescribed|on purpose|to (?:end|die|kill)|should i|if i (?:took|take|had)|what if|what happens if|years? ago|months? ago|last (?:week|month|year))\b[^.!?]{0,40}\b(?:twice|double|two|extra|again)\b|\bon purpose\b/i

/** Whether the words tell that one dose was taken twice, or one too many, by mistake: once, and not as it is meant to be taken; each question of a message asks it of the whole. */
export const isDoubledByMistake: (words: string) => boolean = lastRead(tellsOfDoubledDose)

function tellsOfDoubledDose(words: string): boolean {
  if (!doubled.test(words) || otherwise.test(words)) return false
  return mistaken.test(words) || (doubledOutright.test(words) && asksOfNext.test(words))
}
