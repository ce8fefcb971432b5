import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'

/** Complaints of the bowels. */
const ofBowels = /^(?:stool|diarrhoea|constipation|bowel|anal|rectal|rectum|tenesmus|history-(?:haemorrhoids|piles|ibd)|incontinence-faec)/
/** Words of a talk about the bowels. */
const bowelWords =
  /\b(?:poos?|pooing|poop|stools?|bowels?|motions?|loose|the runs|diarrh\w+|constipat\w+|piles|ha?emorrhoids?|back passage|number two|toilet paper|loo (?:roll|paper)|bog roll|toilet (?:\w+ ){0,2}times|go to the (?:toilet|loo))\b/i
/** Blood, or what is red, where it is seen by somebody who has passed a stool. */
const seen =
  /\b(?:blood|bleeding|bled|(?:(?:some|bit of|little|spot of|streaks? of|bright|fresh|dark) )?red(?: (?:stuff|bits?|streaks?|spots?|drops?))?)\b[^.!?;\n]{0,25}\b(?:on (?:the|my) (?:\w+ )?(?:paper|tissue|roll)|in (?:the )?(?:pan|bowl|water|loo|toilet)|mixed (?:in|with)|in it\b|when i (?:wipe|go|strain)|after i (?:wipe|go|went))|\b(?:wip(?:e|ed|ing)|paper|pan|bowl)\b[^.!?;\n]{0,20}\b(?:blood|bloody|red|pink)\b|\b(?:it|there)(?:['’]?s| is| was| has| had| got)(?: got)? (?:\w+ )?(?:red|bloody) (?:streaks?|bits?|spots?)\b/i
/** Blood that is told in so many words, wherever it comes from. */
const bare =
  /\b(?:there (?:was|is|were)|there['’]?s|theres|i (?:saw|see|found|noticed|passed|pass|had|have)|got|told you (?:there was|about)|the|about the|some|a bit of|with) blood\b/i
const bloodIsNot =
  /\b(?:no|not|never|without|n['’]t|isnt|wasnt|any)\b[^.!?;,]{0,20}\b(?:blood|red)\b|\bblood\W+(?:tests?|pressure|sugar|thin\w*|group|type|results?|works?|count|donat\w*|clots?|poison\w*|vessel\w*)\b|\bif\b[^.!?;,]{0,20}\bblood\b/i
/** Blood of another place. */
const elsewhere =
  /\b(?:nose\w*|cough\w*|spit|sputum|phlegm|sick|vomit\w*|puk\w*|threw up|wee\w*|pee\w*|urine|water ?works|periods?|vagina\w*|pad|cut|finger|wound|gums?|teeth|mouth|ear|eye|knee|skin|rash|bite|scratch\w*|donor)\b/i

/** Black like tar, said of what is passed. */
const tarry =
  /\b(?:like|as) tar\b|\btarry\b|\b(?:it|that|they|poos?|stools?|motions?)(?:['’]?s(?: gone| turned)?| is| are| was| were| (?:has|have|['’]s)? ?(?:gone|turned|come out|looks?|looked)) (?:now |all |really |jet |pitch )*black\b(?! (?:eye|bin|bag|pudding))/i
const notBlack =
  /\b(?:no|not|never|isn['’]?t|wasn['’]?t|without|nor|neither|if|iron|bismuth|liquorice|guinness)\b[^.!?;]{0,40}\b(?:black|tar\w*)\b|\b(?:black|tar\w*),? (?:no|nope)\b|\b(?:nails?|toe\w*|finger\w*|moles?|skin|tongue|bruis\w+|tooth|teeth|hair|eyes?|feet|foot|legs?|scab\w*)\b|\b(?:is|are|was|should|could|would|will|does|can) (?:it|they|that|this)\b[^.!?;]{0,20}\b(?:black|tar\w*)\b/i

/** "It's black like tar now", told in a talk about the bowels. */
function withBlackNamed(words: string, isTopic: boolean, mentions: readonly Mention[]): readonly Mention[] {
  const found = isTopic && !mentions.some(({ finding }) => finding === 'stool-black') && !notBlack.test(words) ? tarry.exec(words) : null
  if (found === null) return mentions
  const [text] = found
  return [...mentions, plainMention('stool-black', { text, start: found.index, end: found.index + text.length })]
}

/**
 * "There was some red on the paper and in it", told beside loose stools: blood in the stool. In: the words, what the talk is about, its words so far,
 * and what was read in them.
 */
export function withStoolNamed(words: string, complaints: readonly string[], prose: string, read: readonly Mention[]): readonly Mention[] {
  const isTopic = complaints.some((id) => ofBowels.test(id)) || bowelWords.test(words) || bowelWords.test(prose)
  const mentions = elsewhere.test(words) ? read : withBlackNamed(words, isTopic, read)
  if (mentions.some(({ finding }) => /^(?:stool-bloody|diarrhoea-bloody|diarrhoea\.bloody)/.test(finding))) return mentions
  if (!isTopic || elsewhere.test(words) || bloodIsNot.test(words)) return mentions
  const isElsewhereBefore = elsewhere.test(prose)
  const found = seen.exec(words) ?? (isElsewhereBefore ? null : bare.exec(words))
  if (found === null) return mentions
  const [text] = found
  const start = found.index
  const end = start + text.length
  // Red streaks in the stool are none of the skin.
  const others = mentions.filter((each) => !(each.finding.startsWith('skin-') && each.start < end && start < each.end))
  return [...others, plainMention('stool-bloody', { text, start, end })]
}
