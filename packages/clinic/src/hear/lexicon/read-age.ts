import { ageBesidePerson } from './age-beside-person.ts'
import { inFigures } from './in-figures.ts'
import { countOf, countWords, manyInWords } from './number-words.ts'

const yearUnits = String.raw`(?:years?|yrs?|y\/o|y\.o\.?|yo|y)`
const inWords = manyInWords
const count = countWords

/** Of whom months and weeks tell the age: "my baby is 9 months". */
const littleOne =
  '(?:baby|babby|bub|bubs|babs|babe|infant|newborn|toddler|son|daughter|child|kid|boy|girl|little one|wee one|bairn|pikin|grandson|granddaughter)'

/** "Hes 5 months and has a cold"; a woman who is five months is with child. */
const ofHim =
  /\bhe(?:['’]?s| is)\s+(?:only |just |about |nearly |now )?(\d|1\d|2[0-3]) (months?|weeks?)\b(?! (?:ago|with|of|late|early|along|into|post|clean|sober|out|off|on|in|prem))|\bshe(?:['’]?s| is)\s+(?:only |just |about |nearly |now )?(\d|1\d|2[0-3]) (months?)\b(?=(?: and (?:has|is|wo|ca|won|can)|[ ,]+(?:old|she|has|with a (?:cold|fever|cough|rash))))/i

const inMonths = new RegExp(
  String.raw`\b${count}(?:\s*(?:-|–|to)\s*\d{1,2})?[\s-]*(months?|mo|m\/o|weeks?|wks?|days?|hours?|hrs?)[\s-]*(?:old|of age)\b|\b(\d{1,2})\s?(m\/o)\b|\b(?:baby|infant|newborn)[\s,(]+(\d{1,2}) (months?|weeks?|days?)\b(?! (?:ago|with|of))|\b${littleOne}(?:['’]?s| is)\s+(?:only |just |about |nearly |now )?(?:(\d|[12]\d|3[0-5]) (months?)|(\d|1[0-6]) (weeks?))\b(?! (?:ago|with|of|late|early|pregnant|preg|gone|along|into|post|prem|overdue))`,
  'i',
)
/** What a number counts that is no age, or where somebody stands: "I'm 20 minutes away", "I'm 30 on the list". */
const measures =
  'weeks?|wks?|months?|days?|hours?|hrs?|min(?:ute)?s?|sec(?:ond)?s?|kgs?|kilos?|stones?|st|lbs?|pounds?|quid|cms?|inch(?:es)?|feet|foot|ft|m(?:et(?:re|er)s?)?|miles?|kms?|mg|mls?|units?|per ?cent|degrees?|c|f|pints?|cig\\w*|a day|per|times?|dpo|th|st|nd|rd|packs?|puffs?|on (?:a|the|my|page|number)|in (?:the|a) (?:queue|line)|out of|over|under|down|off|into|post|clean|sober|this (?:morning|evening|afternoon)|tonight|again|steps?|people|of (?:them|us|my)'

const inYears: readonly RegExp[] = [
  new RegExp(String.raw`\b${count}(?:\s+and a half)?[\s-]*${yearUnits}[\s-]*(?:old|of age)\b`, 'i'),
  /\b(\d{1,3})\s*(?:yo|y\/o|y\.o\.)(?=\b|[\s,;:.]|[mf]\b)/i,
  /\b(?:aged?|turned|turning|just turned)\s*:?\s*(\d{1,3})\b/i,
  /(?<![\d.])([1-9]|[1-8]\d|9[0-4])\s?(?=(?:m|f)\b(?![a-z'’]))(?!\s?(?:f|m)\s+(?:for|since|fever|temp))/i,
  /(?<!['’])\b(?:m|f|male|female|man|woman)\s*[,/]?\s*\(?(\d{1,3})\b(?!\s*(?:days?|weeks?|months?|hours?|kg|cm|lb|%|\/))/i,
  /\b(?:i['’ ]?a?m|she['’ ]?i?s|he['’ ]?i?s|my age is|age is)\s+(?:a\s+|only\s+|just\s+|now\s+)?(\d{1,3})(?![.,]\d)(?=\s*(?:$|[.,;!)]|and\b|with\b|years?\b|by the way\b|btw\b|an? (?:woman|man|female|male|lady|girl|boy|guy)\b|male|female|man|woman|girl|boy|lad|lass|lady|f\b|m\b|but\b|can['’]?t\b|cannot\b|has\b|he\b|she\b))/i,
  // "I'm 41 got two kids", "I am 71 you know"; not "I'm 34 weeks", "I'm 80 kilos", "I'm 50-50 about it".
  new RegExp(
    String.raw`\b(?:i['’]?m|i am|s?he['’]?s|s?he is)\s+(?:only |just |now |nearly |almost |about )?(1[6-9]|[2-9]\d)(?![.,]?\d|\s*(?:[-–+/]\s*\d|[%°+]|\d|(?:${measures})\b))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i['’ ]?a?m|i am|my age is)\s+(?:only\s+|just\s+|now\s+)?(${inWords})(?=\s*(?:$|[.,;!)]|and\b|with\b|male|female|man\b|woman|but\b))`,
    'i',
  ),
  /\b(?:son|daughter|child|baby|kid|boy|girl|lad|lass|lassie|bairn|pikin|wean|toddler|little one|wee one|mother|father|mum|mom|dad|wife|husband|partner|sister|brother|gran\w*)\s+(?:who\s+)?(?:is|['’]s)\s+(?:only\s+|just\s+)?(\d{1,3})(?!\s*(?:days?|weeks?|months?|hours?|%|times?|°|degrees?|in\b|on\b|out\b))(?=\s*(?:$|[.,;!)]|[a-z]))/i,
  /\b(?:son|daughter|child|kid|boy|girl|lad|lass|lassie|bairn|pikin|wean|toddler|little one|wee one|mother|father|mum|mom|dad|wife|husband|partner|sister|brother|gran|nan|granny|grandma|grandpa|grandad|grand(?:mother|father|son|daughter))[\s,(]+(\d{1,3})\b(?!\s*(?:years? (?:ago|back)|days?|weeks?|months?|hours?|hrs?|minutes?|mins?|times?|kg|cm|lbs?|%|\/|:|-|st\b|nd\b|rd\b|th\b|am\b|pm\b|of\b|degrees?|°))/i,
  /\b(\d{1,3})[\s-]+years?\b(?=[\s,-]*(?:male|female|man|woman|boy|girl|lady|gentleman))/i,
  // "a woman of 34", "my boy of five" is his age; "a boy of 5 stone" is not.
  new RegExp(
    String.raw`\b(?:woman|man|lady|gentleman|male|female|boy|girl|lad|lass|son|daughter|child|toddler)\s+of\s+(?:about\s+|nearly\s+|only\s+)?${count}(?:\s+years?)?(?![.,]\d)(?=\s*(?:$|[.,;:!?)]|and\b|with\b|who\b|has\b|have\b|is\b|old\b))`,
    'i',
  ),
  /(?<![\d./])\b(\d{2})(?:,? |[\s-]+)(?:male|female|man|woman|lady|bloke|guy|gentleman|chap)\b/i,
  // "15 boy. It started ...": at the beginning, where nobody counts boys.
  /^\W*(?:(?:i['’]?m|am|im)\s+)?([1-9]|1\d)\s*,?\s*(?:boy|girl|lad|lass)\b(?=\s*(?:$|[.,;!]|and\b|with\b))/i,
]
/** The age of somebody who is only called newborn, or just born: no age that was told. */
export const vaguelyNewborn = 0.02
const bands: readonly [RegExp, number][] = [
  [/\bnew-?born\b|\bjust born\b/i, vaguelyNewborn],
  [/\b(?:in (?:my|her|his) )?(?:early )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/i, 0],
  [/\bin (?:my|her|his) (?:early |mid-?\s?|late )?([2-9])0['’]?s\b/i, 0],
]
const decades: Readonly<Record<string, number>> = {
  twenties: 25,
  thirties: 35,
  forties: 45,
  fifties: 55,
  sixties: 65,
  seventies: 75,
  eighties: 85,
  nineties: 95,
}
const unitYears: Readonly<Record<string, number>> = { m: 1 / 12, w: 1 / 52, d: 1 / 365, h: 1 / 8760 }
const oldestAge = 120

/** An age in years, and from where to where the words that tell it stand. */
export interface StatedAge {
  years: number
  start: number
  end: number
}

/** The age in years that a text states (months, weeks and days as fractions), with its place; null when none is told. */
export function readAge(words: string): StatedAge | null {
  const { text, placeOf } = inFigures(words)
  const stated = ageIn(text)
  return stated === null ? null : { ...stated, start: placeOf(stated.start), end: placeOf(stated.end) }
}

function ageIn(text: string): StatedAge | null {
  const small = inMonths.exec(text)
  if (small !== null) {
    const unit = (small[2] ?? small[4] ?? small[6] ?? small[8] ?? small[10] ?? 'm').charAt(0).toLowerCase()
    const amount = countOf(small[1] ?? small[3] ?? small[5] ?? small[7] ?? small[9] ?? '')
    return placed(Number((amount * (unitYears[unit] ?? 1)).toFixed(4)), small)
  }
  const little = ageOfLittleOne(text)
  if (little !== null) return little
  for (const pattern of inYears) {
    const match = pattern.exec(text)
    if (match === null) continue
    const years = countOf(match[1] ?? '')
    if (years <= oldestAge && !Number.isNaN(years)) return placed(years, match)
  }
  const beside = ageBesidePerson(text)
  if (beside !== null) return beside
  const aside = ageAside(text)
  if (aside !== null) return aside
  for (const [pattern, years] of bands) {
    const match = pattern.exec(text)
    if (match === null) continue
    const name = match[1]?.toLowerCase()
    return placed(name === undefined ? years : (decades[name] ?? Number(name) * 10 + 5), match)
  }
  return null
}

const placed = (years: number, { index, 0: told }: RegExpExecArray): StatedAge => ({ years, start: index, end: index + told.length })

/** "Baby has a fever, she is 3 months": behind a little one that was named, months are her age. */
const ofHer = new RegExp(
  String.raw`\b${littleOne}\b[^?]{0,80}\bs?he(?:['’]?s| is)\s+(?:only |just |about |nearly |now |at )*(\d|1\d|2[0-3]) (months?|weeks?)\b(?! (?:ago|with|of|late|early|along|into|post|clean|sober|out|off|on|in|prem|pregnant|gone))`,
  'i',
)

function ageOfLittleOne(text: string): StatedAge | null {
  const match = /\bpregnan/i.test(text) ? null : (ofHim.exec(text) ?? ofHer.exec(text))
  if (match === null) return null
  const unit = (match[2] ?? 'm').charAt(0).toLowerCase()
  return placed(Number((Number(match[1] ?? match[3]) * (unitYears[unit] ?? 1)).toFixed(4)), match)
}

/** A grown-up's age as a bare number between marks: "24, bright blood when I wipe", "stiff as a board, 44", "gone in a week. 68." */
const besides: readonly RegExp[] = [
  /^\s*(1[6-9]|[2-9]\d)\s*[,.]\s+(?=[a-z])/i,
  /(?:^|[.;!]\s+)(1[6-9]|[2-9]\d)\s+(?:and |but )?(?:a )?(?:bit |little |slightly |very )?(?:overweight|retired|smoker|diabetic|married|single|otherwise|healthy)\b/i,
  /[,.;]\s+(1[6-9]|[2-9]\d)\s*[.!]?\s*$/,
  /[.;!]\s+(1[6-9]|[2-9]\d)[.,]\s+(?=[a-z])/i,
  /[a-z],\s+(1[6-9]|[2-9]\d),\s+(?=[a-z])/i,
]
const measuredBeside =
  /\b(?:pulse|heart rate|hr|rate|bpm|sugars?|glucose|bm|bp|pressure|temp\w*|fever|weigh\w*|bmi|a1c|hb|oxygen|o2|sats?|peak flow|height|score|mcv|tsh|crp|inr|potassium|units?|mg|dose|times|number|page|room|pain is|out of|degrees)\b/i

function ageAside(text: string): StatedAge | null {
  if (measuredBeside.test(text)) return null
  for (const pattern of besides) {
    const match = pattern.exec(text)
    if (match !== null) return placed(Number(match[1]), match)
  }
  return null
}

/** "A water one", "one of her tablets": a thing, no number of years. */
const oneAsThing =
  /\b(?:an?|the|this|that|another|any|each|every|which|no|my|her|his)(?: (?!is\b|was\b|turned\b|just\b|nearly\b|almost\b|only\b|age\b|about\b)[a-z]{1,20}){0,2} one\b(?! (?:years?|months?|weeks?|days?)\b)|\bone (?:of|a day|each|in the|at night|for the|more|tablets?|pills?)\b/gi

/** A bare answer to "how old": "34", "I'm 34", "eight months", "she is two". Null when there is no number. */
export function readBareAge(text: string): number | null {
  const stated = readAge(text)
  if (stated !== null) return stated.years
  // "Sugar 48" is no age.
  if (measuredBeside.test(text)) return null
  const match = new RegExp(
    String.raw`(?<!\d[.,])\b${count}(?![.,]?\d)(?!(?<=[a-z])(?!ish)[a-z])(?!\s*-?\s*(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|times?|mg|ml|degrees?)\b)\s*(months?|weeks?|days?)?`,
    'i',
  ).exec(text.replace(oneAsThing, ' '))
  if (match === null || (match[2] === undefined && (isMeasured(match[1] ?? '') || /[.,]/.test(match[1] ?? '')))) return null
  const years = countOf(match[1] ?? '') * (match[2] === undefined ? 1 : (unitYears[match[2].charAt(0).toLowerCase()] ?? 1))
  return years <= oldestAge ? Number(years.toFixed(4)) : null
}

const oldestInHalves = 20

/** "39.2": nobody grown up tells the age with a point; it is a temperature. */
function isMeasured(amount: string): boolean {
  return amount.includes('.') && Number(amount) > oldestInHalves
}
