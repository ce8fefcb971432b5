/** How a document says how much of a medicine is taken, how often and for how long. */
export const strength =
  /\b(?:\d[\d.,]*\s?(?:mg|mcg|g)?\s?[/–-]\s?)?\d[\d.,]*\s?(?:\(\d+ base\)\s?)?(?:mg|mcg|µg|μg|ug|micrograms?|milligrams?|g|grams?|ml|mL|units?|iu|IU|mmol|%)(?:\s?\/\s?(?:\d[\d.,]*\s?)?(?:mg|mcg|ml|mL|dose|act(?:uation)?|puff|g|h|hr|24\s?h))?\b|\b\d[\d.,]*\s?%/i
/** Taken only when there is a need, however often that may be. */
const needed =
  /\b(?:as needed|when needed|as required|when required|if needed|if required|when necessary|if necessary|for breakthrough|p\.?r\.?n\.?|s\.?o\.?s\.?)(?![a-z])/i
const timesADay: readonly (readonly [string, RegExp])[] = [
  [
    'Three times daily',
    /\b(?:three times (?:a|per|each|every)? ?(?:day|daily)|3 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|t\.?d\.?s\.?|t\.?i\.?d\.?|every (?:8|eight) hours|q8h|8[- ]?(?:hourly|hrly)|thrice daily|1-1-1|subah\b.{0,20}\bdopahar\b.{0,20}\b(?:sha?am|raat))\b/i,
  ],
  [
    'Four times daily',
    /\b(?:four times (?:a|per|each)? ?(?:day|daily)|4 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|q\.?d\.?s\.?|q\.?i\.?d\.?|every (?:6|six) hours|q6h|6[- ]?(?:hourly|hrly)|1-1-1-1)\b/i,
  ],
  [
    'Twice daily',
    /\b(?:twice (?:a|per|each|every)? ?(?:day|daily)|two times (?:a|per)? ?(?:day|daily)|2 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|b\.?d\.?s?\.?|b\.?i\.?d\.?|every (?:12|twelve) hours|q12h|12[- ]?(?:hourly|hrly)|morning and (?:evening|night)|1-0-1|subah\b.{0,20}\b(?:sha?am|raat))\b/i,
  ],
  ['Twice weekly', /\b(?:twice|two times|2 ?(?:x|times))[ -]?(?:a |per |each |every )?week(?:ly)?\b/i],
  ['Three times weekly', /\b(?:(?:three|3) ?(?:x|times)|thrice)[ -]?(?:a |per |each |every )?week(?:ly)?\b/i],
  ['Every other day', /\b(?:every (?:other|second) day|(?:on )?alternate days|q\.?o\.?d\.?)(?![a-z])/i],
  ['Every two weeks', /\b(?:every (?:2|two|other|second) weeks?|fortnightly|(?:once )?a fortnight)\b/i],
  ['Weekly', /\b(?:once (?:a|per|each|every) week|weekly|every week|once weekly|one day a week)\b/i],
  ['Monthly', /\b(?:once (?:a|per|each|every) month|monthly|every month)\b/i],
  [
    'Daily',
    /\b(?:once (?:a|per|each|every)? ?(?:day|daily)|(?:one|1) ?(?:x|time) (?:a |per )?(?:day|daily)|daily|dly|every day|each day|o\.?d\.?|q\.?d\.?|every (?:24|twenty[- ]four) hours|q24h|at (?:night|bedtime)|nightly|nocte|every (?:morning|evening|night)|in the (?:morning|evening)|each (?:morning|night|evening)|o\.n\.?|o\.m\.?|mane|1-0-0|0-1-0|0-0-1|subah|dopahar|shaam|raat)(?![a-z])/i,
  ],
  [
    'As directed',
    /\b(?:as (?:directed|advised|per (?:the )?(?:inr|protocol|clinic|chart|sliding scale))|according to (?:the )?inr|per inr|variable dose|sliding scale)\b/i,
  ],
]
/** "10 mg ON": every night; small letters and other places are the plain word. */
const atNight = /(?:mg|mcg|micrograms?|g|ml|units?|tablets?|puffs?)\s+(?:(?:ON|OM)\b|o[nm](?=\s*(?:[,;.]|$)))/
export const forms =
  /\b(?:tablets?|tabs?|capsules?|caps?|syrup|suspension|solution|drops?|cream|ointment|gel|patch(?:es)?|inhaler|puffs?|spray|injection|pens?|sachets?|suppositor(?:y|ies)|vials?|ampoules?|take|apply|inhale|inject|use)\b/i
export const isDirection = (text: string): boolean =>
  text.length < 160 && (frequencyOf(text) !== null || /^\s*(?:sig|take|apply|inhale|inject|use|directions?)\b/i.test(text))

const itemOfName = new RegExp(
  String.raw`^\s*(?:[-•*]\s*|\d{1,2}[.)]\s*)?(?!(?:${[
    'take|apply|inhaled?|inject|use|swallow|dissolve|chew|give|insert|instil+|place|please|check|weigh|measure|sig|directions?|dose|frequency|duration|route',
    'with|for|at|in|on|to|by|if|when|as|then|and|or|until|before|after|during|under|into|once|twice|one|two|three|four|half|every|each|daily|nightly',
    'mornings?|nights?|evenings?|bedtime|left|right|both|affected|tablets?|tabs?|capsules?|caps?|puffs?|drops?|oral(?:ly)?|po|sc|iv|im|prn|od|bd|tds|qds|bid|tid|qid|mane|nocte|sos',
  ].join('|')})\b)[A-Za-z][A-Za-z-]{2,}`,
  'i',
)
/** Words of an item of a list, without a strength, that is taken for a medicine by whatever name. */
const fewWords = 8

/** "Vitabex bd", "Zyrtoflam one daily": a few words that begin with a name and say how often it is taken. */
export const isItemByName = (text: string): boolean =>
  itemOfName.test(text) && text.trim().split(/\s+/).length <= fewWords && frequencyOf(text) !== null

/** How often, in the words of the medication tracker where it has one. */
export function frequencyOf(text: string): string | null {
  if (needed.test(text)) {
    const every = /\bevery (\d+(?:\s?(?:-|to)\s?\d+)?) hours\b/i.exec(text)
    return every ? `Every ${every[1]} hours as needed` : 'As needed'
  }
  const every = /\bevery (\d+(?:\s?(?:-|to)\s?\d+)?) hours\b/i.exec(text)
  const known = timesADay.find(([, pattern]) => pattern.test(text))?.[0] ?? (atNight.test(text) ? 'Daily' : null)
  return known ?? (every ? `Every ${every[1]} hours` : null)
}

const amounts =
  /\b(?:take\s+)?((\d+(?:[.,]\d+)?|one|two|three|four|half|½)(?:\s?(?:-|to)\s?(?:\d+|two|three))?\s+(tablets?|tabs?|capsules?|caps?|puffs?|drops?|sachets?|units?|sprays?|teaspoons?|5\s?ml spoonfuls?))\b(?!\s*\/)|\b(take (?:one|two|three|four|half|\d{1,2})(?: or (?:one|two|three|four|\d))?)(?= (?:once|twice|three|four|daily|a day|per day|in the|at|every|each|when|as|morning|night)\b)/gi
/** More tablets than this are what is supplied, not what is taken at once. */
const mostAtOnce = 12

/** How many of its form are taken at once: "2 puffs"; not how many are in the packet. */
export function amountOf(text: string): string | null {
  for (const [, amount, count = '', form = '', bare] of text.matchAll(amounts)) {
    if (bare !== undefined) return bare.toLowerCase()
    if (/^(?:tab|cap|sachet)/i.test(form) && Number(count.replace(',', '.')) > mostAtOnce) continue
    return amount ?? null
  }
  return null
}

/**
 * The strength that is written behind a medicine's name; where a change is told ("increased from 2.5 mg to 5 mg", "5 mg (was 2.5 mg)"), the one
 * it was changed to, which is `isUnclear` unless the words say so, and the one before (`from`).
 */
export function dosesIn(text: string): { dose: string | null; from: string | null; isUnclear: boolean } {
  const [first, second] = [...text.matchAll(new RegExp(strength.source, 'gi'))]
  if (!first || !second) return { dose: first?.[0] ?? null, from: null, isUnclear: false }
  const between = text.slice(first.index + first[0].length, second.index)
  const before = text.slice(0, first.index)
  if (/^\s*(?:\w+ ){0,3}(?:to|→|->|now)\s*$/i.test(between) || /\bfrom\s*$/i.test(before)) {
    const isUnclear = !/\b(?:from|increase[ds]?|reduced?|decreased?|changed?|titrated|up|down)\b/i.test(before)
    return { dose: second[0], from: first[0], isUnclear }
  }
  const isFormer = /\b(?:from|was|previously|formerly|instead of|before)\s*:?\s*$/i.test(between)
  return { dose: first[0], from: isFormer ? second[0] : null, isUnclear: false }
}

/** By which way a medicine is taken, in plain words: only what is written, or what its form can only mean. */
const routes: readonly (readonly [string, RegExp])[] = [
  ['under the tongue', /\b(?:sublingual(?:ly)?|s\.?l\.?(?= (?:prn|spray|as ))|under (?:the|your) tongue)\b/i],
  ['into the eye', /\b(?:eye ?drops?|(?:left|right|both|affected) eyes?|eye ointment|ophthalmic|intra-?ocular)\b/i],
  ['into the ear', /\b(?:ear ?drops?|(?:left|right|both|affected) ears?|otic)\b/i],
  ['into the nose', /\b(?:nasal(?:ly)?|(?:each|both|per|in the) nostrils?|nose spray|intranasal(?:ly)?)\b/i],
  ['inhaled', /\b(?:inhal\w*|puffs?|nebuli[sz]\w*|nebs?)\b/i],
  ['under the skin', /\b(?:subcut\w*|s\/c|under the skin)\b|\bs\.c\.|\bSC\b/i],
  ['into a muscle', /\b(?:intramuscular(?:ly)?|i\/m)\b|\bi\.m\.|\bIM\b/i],
  ['into a vein', /\b(?:intravenous(?:ly)?|i\/v|infusion)\b|\bi\.v\.|\bIV\b/i],
  ['into the back passage', /\b(?:rectal(?:ly)?|suppositor(?:y|ies)|enemas?)\b|\bPR\b/],
  ['into the vagina', /\b(?:vaginal(?:ly)?|pessar(?:y|ies))\b/i],
  [
    'on the skin',
    /\b(?:topical(?:ly)?|creams?|ointments?|gels?|lotions?|patch(?:es)?|transdermal(?:ly)?|to (?:the )?(?:affected )?skin)\b/i,
  ],
  ['by mouth', /\b(?:by mouth|oral(?:ly)?|p\.o\.?(?=\W|$)|p\/o)\b|\bPO\b|(?<=(?:mg|mcg|g|ml) )po\b/],
]

/** The way a medicine is taken; null where the words do not say. */
export const routeOf = (text: string): string | null => routes.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** For how long: "for 7 days". */
export function durationOf(text: string): string | null {
  return (
    /\b(?:for|x)\s+(?:a further |another |the next )?(?:\d+|one|two|three|four|five|six|seven|ten)(?:\s?[-/]\s?\d+)?\s?(?:days?|weeks?|months?|years?|\/7|\/52|\/12)\b|\buntil [\w ]{3,30}?(?=[,.;]|$)/i.exec(
      text,
    )?.[0] ?? null
  )
}
