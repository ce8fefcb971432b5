import { plainWords } from './plain-words.ts'

const hedged =
  /\b(?:sometimes|maybe|perhaps|not really|not exactly|dont know|not sure|used to|kind of|sort of|not always|only when|i wish|rather (?:be|not)|no ?(?:one|body) (?:cares|would)|die|dead|death|kill\w*|end (?:it|my)|disappear|wake up|cope|go on|anymore|any more)\b/
const startled =
  '(?:what|wtf|god|gosh|jesus|christ|heavens|eh|huh|sorry|oh|er|um|lol|haha|omg|hell|excuse me|pardon|on earth|my|good|doctor|sir|,| )*'
const plainNo = new RegExp(
  String.raw`^${startled}(?:no|nope|nah|never|of course not|absolutely not|certainly not|definitely not)(?:[\s,]+(?:no|nope|never|way|not at all|of course not|thank you|thanks|doctor|sir|never have|im not|i am not|i do not|i dont))*$`,
)
const wantsToLive =
  /\bi (?:really |do |just |very much )?(?:want|wanna|would like|like|love|intend|plan) (?:to (?:live|be alive|stay alive)|living|being alive|(?:my )?life)\b|\bhappy (?:man|woman|person|lady|bloke|with (?:my )?life|in (?:my )?life)\b/
const baffled =
  /\bwhy (?:on earth |the hell |would |are |do |did )*(?:you|u) (?:even )?(?:ask|asking)\b|\bwhat (?:nonsense|has that|does that have)\b|\bhaving a laugh\b|\bnot suicidal\b/

/**
 * Whether the direct question got a clear no, wherever in the message it stands: "What? No. I want to live", "what nonsense is this. no". A no that
 * is hedged, or stands beside a wish to be gone, is none.
 */
export function isClearNo(words: string): boolean {
  const text = plainWords(words)
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => sentence.trim())
  if (sentences.some((sentence) => hedged.test(sentence.replace(wantsToLive, '')))) return false
  return wantsToLive.test(text) || sentences.some((sentence) => plainNo.test(sentence)) || (baffled.test(text) && /\bno\b/.test(text))
}

const wishesGone =
  /\b(?:(?:rather|better off|wish i (?:was|were)|want to be|sooner be|better) (?:just )?(?:be )?(?:dead|gone)|wish(?:ing)? i (?:wasnt|werent|was not|were not|would not|wouldnt|had never|did not|didnt)\b|hop(?:e|ing) (?:i|to) (?:never|dont|do not|wont|not) wake|better off without me|(?:just )?disappear|go to sleep and (?:not|never) wake)\b/

/** Whether a no stands beside a wish to be gone: "no. I just wish I were dead". */
export function wishesToBeGone(words: string): boolean {
  return wishesGone.test(plainWords(words))
}

/** Whether a no is taken half back: "No? I don't know. Sometimes". */
export function isHalfNo(words: string): boolean {
  return /\b(?:sometimes|maybe|perhaps|dont know|do not know|not sure|not always|only when|on bad days)\b/.test(plainWords(words))
}
