import type { Span } from './of-others.ts'

const you = String.raw`\b(?:you|u|ya|this (?:app|thing|bot))`
const softly = String.raw`(?: (?:really|even|actually|still|just|ever|once|quite|properly))*`
const not = String.raw`(?:did ?n['’]?t|did not|have ?n['’]?t|have not|had ?n['’]?t|never|are ?n['’]?t|are not|['’]?re not|re not|do ?n['’]?t|do not|does ?n['’]?t|wo ?n['’]?t|won['’]?t|cannot|can['’]?t|keep not|not)`
const speaks = String.raw`(?:answer(?:ed|ing)?|say|said|saying|tell|told|telling|mention(?:ed)?|listen(?:ed|ing)?|read|respond(?:ed)?|reply|replied|address(?:ed)?|get it|hear(?:d|ing)?|explain(?:ed)?)`
const rest = String.raw`[^.!?;,]*?(?=[.!?;,]|\b(?:and|but|because|cos)\b|$)`
/** "You didn't answer me", "u never said about the boots", "third time asking", "just tell me straight", "that is not what I asked". */
const reproaches: readonly RegExp[] = [
  /\b(?:that|this|your|the|these|those) (?:questions?|answers?|advice|reply|replies|list|summary) (?:makes?|made|is|was|are|were|do|does) (?:no|not|n['’]?t|complete|total|utter|a bit|so|really|just)[^.!?;,]*/gi,
  new RegExp(String.raw`${you}(?: have| had)?${softly} ${not}${softly} ${speaks}\b${rest}`, 'gi'),
  new RegExp(String.raw`${you} (?:keep|kept|just)${softly} (?:telling|asking|saying|repeating|ignoring|dodging|avoiding)\b${rest}`, 'gi'),
  /\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|\d+th|umpteenth|how many) times? (?:of |i(?:['’]m| am|['’]ve| have)? |now |im |do i have to )*(?:ask(?:ing|ed)?|say(?:ing)?|said|tell(?:ing)?|typ(?:ing|ed))\b/gi,
  /\b(?:please |just |can you |will you |could you )*(?:answer|tell) me(?: straight| now| plainly| yes or no| one thing| the truth)*(?=\W*$|[.!?,;])/gi,
  /\b(?:that['’]?s|thats|that is|this is|it['’]?s) not (?:what|the (?:thing|question)) i (?:was )?(?:ask(?:ed|ing)?|said|meant|want(?:ed)?(?: to know)?)\b(?! (?:is|was)\b)/gi,
  new RegExp(
    String.raw`\b(?:did|have|had|when did|where did) i (?:ever )?(?:say|said|tell|told|mention(?:ed)?|write|wrote)\b${rest}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:why|where|what) (?:did|have|do|has) (?:you|it) (?:put|write|written|wrote|get|say|said|note|noted)\b${rest}`,
    'gi',
  ),
  /\b(?:i|we) (?:was |am |['’]?m )?(?:asked|asking)(?: you)?(?=\W*$|[.!?,;]| (?:a|the|one|my) (?:simple |straight )?question| (?:twice|already|again|before|three times|ages ago))/gi,
]

/** "I'm not on apixaban, she is", "not me on the tablets": said of whoever writes, in a talk about somebody else. */
const ofWriter =
  /\b(?:i['’]?m|i am) not (?:on|taking) [^.!?;,]+(?:,? (?:(?:but )?(?:she|he|they|my \w+|[A-Z][a-z]+) (?:is|are)))?|\bnot me (?:on|taking|with) [^.!?;,]+/gi

/** Where a message speaks of the talk itself, or of who writes beside the patient: what the doctor did not say or answer tells nothing of the patient. In: the message, whom the talk is about. Out: where it does. */
export function toldOfTheTalk(words: string, relation: string): Span[] {
  return [...reproaches, ...(relation === 'self' ? [] : [ofWriter])].flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ index, 0: told }) => ({ start: index, end: index + told.length })),
  )
}
