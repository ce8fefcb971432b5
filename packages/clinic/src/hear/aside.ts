const soothing =
  /\b(?:nothing (?:serious|bad|much|to worry)|not (?:serious|a big deal|worried)|no big deal|probably nothing|(?:is|am|are|be|'s|'m) (?:fine|ok|okay|all right|alright)|overreact\w*|just (?:stress|anxiety|tired|a bug|my age|getting old|in my head)|worry too much|make a fuss|silly|don'?t want to bother)\b/i

const denying = /^\s*(?:no|not|normal|denies|without|negative|never)\b/i
const fewLetters = 20

/** When the last of it was: from then on the days are counted. */
export const tellsOfTheLast =
  /\blast (?:one|(?:loose|runny|watery) \w+|vomit\w*|stool|bout|motion|poo\w*)\b[^?]{0,40}\b(?:\d|today|yesterday|last night|this (?:morning|afternoon|evening))/i

/** Whether a sentence without a sign of the body is said in passing: short, a denial, or soothing. */
export const isAside = (sentence: string): boolean =>
  sentence.trim().length <= fewLetters || denying.test(sentence) || soothing.test(sentence)
