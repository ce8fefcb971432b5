import type { Mention } from '../../case/model.ts'

const own = '(?:i|he|she|we|they|mine|my \\w+|it|the (?:baby|child|lad|lass|boy|girl))'
const hasNot = "(?:have|has|had|do|does|did|am|is|are|was)(?: not|n[’']?t)(?: (?:actually|really|even|personally))?"
const those = '(?:(?:any|a single one|one|either|neither) of (?:those|these|them|that|it|which)|those|these|that|them|either|any)'
/** "None of those", "I don't have these", "she hasn't got either", "nope to both", "not me": a denial of what was listed before it. */
const denials = new RegExp(
  String.raw`(?:^|[.!?;:,\n—–-]|\bbut\b|\band\b|\blol\b)\s*(?:(?:thankfully|luckily|thank (?:god|goodness|heavens)|well|so|but|and|touch wood)[ ,]+)?(?:` +
    [
      `none of (?:those|these|them|that|this|which|it|the above)(?: (?:for|in|with|on) (?:me|him|her|us))?`,
      `${own} ${hasNot} (?:have|had|got|having|getting|get|feel|noticed|seen) ${those}`,
      `${own} (?:haven|hasn|hadn)[’']?t (?:got |had )?${those}`,
      `${own} (?:have|has|had|['’]ve|['’]s) (?:got |had )?(?:none|neither|not one)(?: of (?:those|these|them|it))?`,
      `which (?:i|he|she|we) (?:${hasNot}|haven[’']?t|hasn[’']?t)(?: (?:have|got|had))?`,
      `nope? to (?:those|these|both|all|them|any|all (?:of )?(?:those|these|them|that)|all (?:two|three|four))`,
      `no to (?:both|all|those|these|the lot|all (?:of )?(?:those|these|them|that)|all (?:two|three|four))`,
      `not (?:me|him|her|mine|us|one of (?:those|these|them)|a one)`,
      `neither (?:applies|fits|is (?:true|me)|for me)`,
      String.raw`i (?:put|ticked|answered|said) no\b`,
    ].join('|') +
    String.raw`)(?=\s*(?:$|[.!?,;:—–)-]|\b(?:but|just|only|though|thank|lol|so|luckily|apart|except|bar|in the|here|myself|x ?\d|to (?:all|both|each|everything))\b))`,
  'gi',
)
/** Words that list what is not the patient's own: a source, somebody else, a question, a fear. */
const lists =
  /\?|["“”]|\b(?:says?|said|lists?|listed|warns?|warned|asks?|asked|read|google\w*|leaflet|poster|letter|sheet|form|website|internet|online|checker|chatgpt|list|signs?|symptoms?|side effects?|if|worried|scared|watch for|look out|know what|kids|class|husband|wife|mum|dad|sister|brother|son|daughter|friend|mate|neighbour|colleague|ex)\b/i
const ends = /[.!?\n]/
/** "The leaflet with my new tablets lists ...": what is called the patient's own is there. */
const isOwned = /\b(?:my|his|her|our|their)\s+$/i

/**
 * Takes what was only listed as denied where the words behind the list deny it as a whole. In: the words, and what was read in them.
 * Out: the mentions, those of the list absent.
 */
export function denyWhatWasListed(words: string, mentions: readonly Mention[]): Mention[] {
  const places = [...words.matchAll(denials)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  if (places.length === 0) return [...mentions]
  const listed = places.flatMap(({ start }) => {
    const from = listStart(words, start)
    return lists.test(words.slice(from, start + 1)) ? [{ from, to: start }] : []
  })
  return mentions.map((mention) =>
    listed.some(({ from, to }) => mention.start >= from && mention.end <= to) && !isOwned.test(words.slice(0, mention.start))
      ? { ...mention, polarity: 'absent', temporality: 'current', experiencer: 'patient', isBroad: true }
      : mention,
  )
}

/** Where the list begins that stands before a place: at the start of its sentence, or of the one before where the place begins its own. */
function listStart(words: string, at: number): number {
  let from = at
  while (from > 0 && /[\s.!?;:,\n—–"”)-]/.test(words[from - 1] ?? '')) from -= 1
  while (from > 0 && !ends.test(words[from - 1] ?? '')) from -= 1
  return from
}
