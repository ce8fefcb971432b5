import { towns } from './towns.ts'

/** Countries by the names people call them in passing; letters alone ("us", "in") are no country. */
const names: readonly (readonly [code: string, name: string])[] = [
  ['GB', String.raw`(?:the )?(?:uk|u\.k\.?|united kingdom|england|scotland|wales|(?:great )?britain|northern ireland)`],
  ['IE', `(?:the )?(?:republic of )?ireland`],
  ['US', String.raw`(?:the )?(?:usa|u\.s\.a?\.?|united states(?: of america)?|america|states)`],
  ['CA', 'canada'],
  ['AU', 'australia'],
  ['NZ', 'new zealand'],
  ['IN', 'india'],
  ['ZA', 'south africa'],
  ['NG', 'nigeria'],
]
const stays = String.raw`(?:(?:number|ambulance|emergency|help|hospital|doctor|line)\b[^.?!]{0,20}\b(?:in|for)|\b(?:i|we|he|she|they)(?:['’]?m|['’]?re|['’]?s| am| are| is)? (?:now |here |currently )?(?:living |based |staying )?(?:live |stay )?in|here in|calling from|writing from)`
const patterns = names.map(([code, name]) => [code, new RegExp(String.raw`\b${stays} ${name}(?![\w-])`, 'i')] as const)

/** The country somebody says to be in or asks the emergency number of; null where none is named. In: the words of a message. */
export function readCountry(words: string): string | null {
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const dials = String.raw`(?:call|ring|rang|rung|phon|dial|told|tell|with|to|on)\w* (?:(?:the|to|for|up) )?`
/** The country by the numbers and names that only people there use. */
const spokenThere: readonly (readonly [code: string, cue: RegExp])[] = [
  ['AU', /\btriple[ -]?(?:0|zero|o)\b|\b13 ?11 ?(?:14|26)\b/i],
  [
    'GB',
    new RegExp(
      String.raw`\bNHS\b|\bA ?& ?E\b|\bA and E\b|\b(?:gp|doctor['’]?s|gp['’]?s) surgery\b|\b(?:the|my|our) surgery (?:is|was|opens?|closed|shut|says?|said|rang|receptionist|nurse)\b|\b(?:ring|rang|phone|call|at|from) (?:the|my|our) surgery\b|\b${dials}(?:999|111)\b(?!\d| ?(?:ml|mg))`,
      'i',
    ),
  ],
  // Coins, weights, shops and Scots; "GP" and "mum" are said in Australia as well, where 999 rings nowhere.
  [
    'GB',
    /\b(?:a|size of (?:an?|my)) (?:5|10|20|50)p\b|£ ?\d|\b\d+ quid\b|\b(?:half a|\d+|a|lost a) stone\b(?! ?(?:cold|deaf|age|wall|in (?:my|the)|out))(?=[^.!?]{0,24}\b(?:lost|weigh\w*|heavy|overweight|not trying|lighter|in weight)\b)|\blost (?:about )?(?:half a|a|\d) stone\b|\b(?:health visitor|district nurse|walk-in centre|fit note|bank holiday|tesco|asda|sainsbury\w*|morrisons|superdrug|calpol)\b|\b(?:disnae|dinnae|didnae|cannae|wisnae|isnae|hevnae|willnae|wouldnae|bairn)\b/i,
  ],
  ['US', /\b(?:tylenol|my ob(?:-?gyn)?|medicaid|walmart|sophomore)\b/i],
  ['US', /\b(?:the|an) ER\b/],
  ['IN', /\b(?:crocin|dolo ?-?650|combiflam|lakhs?|crores?)\b/i],
  ['AU', /\b(?:bulk[- ]bill\w*|arvo|tucker|chemist warehouse|medicare card|nurse-on-call)\b/i],
  ['US', /\b(?:copay|co-pay|my deductible|walgreens|cvs|urgent care)\b|\b(?:go|going|went|drive|take (?:me|him|her)) to the er\b/i],
  ['US', new RegExp(String.raw`\b${dials}(?:911|988)\b(?! ?(?:ml|mg))`, 'i')],
]

/** Numbers that are dialled in one country and not where a browser's language would have put its owner. */
const dialled: readonly (readonly [code: string, elsewhere: RegExp, cue: RegExp])[] = [
  ['AU', /^(?!AU)/, new RegExp(String.raw`\btriple[ -]?(?:0|zero|o)\b|\b${dials}000\b(?![\d,])`, 'i')],
  ['GB', /^(?:US|CA|AU|NZ)$/, new RegExp(String.raw`\b${dials}999\b(?!\d| ?(?:ml|mg))`, 'i')],
  ['NZ', /^(?:US|GB|AU)$/, new RegExp(String.raw`\b${dials}111\b[^.?!]{0,20}\bambulance\b`, 'i')],
]

/**
 * The country that the words give away against the one that was supposed, from the browser's language or the settings: by a town somebody is in,
 * or the number that is rung there; null where they do not. In: the words and the supposed country.
 */
export function countryInstead(words: string, supposed: string): string | null {
  const towns = new Set(townsThere.filter(([, cue]) => cue.test(words)).map(([code]) => code))
  const [town] = towns
  if (towns.size === 1 && town !== undefined) return town
  return dialled.find(([, elsewhere, cue]) => elsewhere.test(supposed) && cue.test(words))?.[0] ?? null
}

/** "In Leeds", "from Pune", "near Cork", and "Leeds." as a piece of its own; not "flew in from", "moved from", "a holiday in". */
const townsThere = Object.entries(towns).map(
  ([code, names]) =>
    [
      code,
      new RegExp(
        String.raw`(?<!\b(?:flew|flown|back|home|moved|came|come|travel\w*|holiday|trip|was|were|been|born|lived|raised) )(?<!\b(?:flew|back|moved|was|were) (?:\w+ )?)\b(?:in|from|near|outside|around) (?:${names})(?![\w'’-])|(?:^|[,.;(]\s*)(?:${names})\s*(?=[,.;)]|$)`,
        'i',
      ),
    ] as const,
)

/** The country that the words give away, where nobody told it: "triple zero", "I rang 999", "in Leeds"; null where they do not, or name two. */
export function guessCountry(words: string): string | null {
  const found = new Set([...spokenThere, ...townsThere].filter(([, cue]) => cue.test(words)).map(([code]) => code))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
