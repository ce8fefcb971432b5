import { editDistance } from '../lexicon/edit-distance.ts'
import { numberWords } from '../lexicon/number-words.ts'

/** A story with one amount or one word as it was meant. */
export interface Rewritten {
  story: string
  former: string
  now: string
  /** What else the message says. */
  rest: string
}

const count = String.raw`(?:\d+(?:[.,]\d+)?|${Object.keys(numberWords).join('|')})`
const time = '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mths?|years?|yrs?)'
const thing = String.raw`(?:${time}|tablets?|pills?|capsules?|puffs?|drops|spoons?|mg|milligrams?|mcg|micrograms?|g|grams?|ml|millilit\w+|units?|pints?|glasses|cans|times)`
const amount = String.raw`(${count})(?: ?(${thing}))?(?![\w.,]*\d)`
const filler = String.raw`(?:(?:but|it['’]?s|its|it is|it was|i meant?|i mean|more like|for|about|only|just|actually|rather|a|my|the|like)\W{1,3}){0,3}`
const notFirst = new RegExp(String.raw`\bnot ${filler}${amount}\b\W{1,6}${filler}${amount}\b`, 'i')
const notLast = new RegExp(String.raw`\b${amount}\b\W{1,6}(?:and )?not ${filler}${amount}\b`, 'i')
const shouldBe = new RegExp(
  String.raw`\b(?:(?:should|supposed to|meant to|was to) (?:say|be|read|type|write|put|have (?:been|said))|i meant?|i ment|correction|typo)\W+${filler}${amount}\b`,
  'i',
)
const unitNotLast = new RegExp(String.raw`\b(${time})\W+(?:and )?not (?:in )?(${time})\b`, 'i')
const unitNotFirst = new RegExp(String.raw`\bnot (${time})\W+${filler}(?:in )?(${time})\b`, 'i')
const wordNotLast = /(?<![\w'’])(?:a |an |the |my )?([a-z]{3,})\b\W{1,3}(?:and )?not (?:a |an |the |my )?([a-z]{3,})\b/gi
/** A slip changes a letter or two; a word that was merely ill chosen is put right by `restated`. */
const slip = 2
const isSlip =
  /\b(?:typo|auto ?correct\w*|mis(?:typed|spelt|spelled|heard|read)|fat fingers?|predictive|wrong (?:letter|key|word|number|digit)|typed|written?|wrote|keyboard|phone|backwards|slip|excuse|i meant?)\b/i

/**
 * "Not 3 weeks, 3 hours", "that should say 30", "bat, not cat": the story as it was meant. In: the message, and the patient's words so far. Out: null
 * where no amount or word of the story is put in the place of another.
 */
export function rewriteStory(words: string, prose: string): Rewritten | null {
  const swap = amountInstead(words) ?? unitInstead(words)
  if (swap !== null) {
    const place = placeOf(prose, swap.out)
    return place === null ? null : rewritten(words, prose, place, swap)
  }
  return lookAlike(words, prose) ?? otherWord(words, prose)
}

interface Amount {
  count: string | null
  unit: string | null
}

interface Swap {
  out: Amount
  into: Amount
  told: string
}

function amountInstead(words: string): Swap | null {
  const first = notFirst.exec(words)
  const last = first === null ? notLast.exec(words) : null
  const [told, ...parts] = first ?? last ?? []
  if (told === undefined) return null
  const [one, two] = [amountOf(parts[0], parts[1]), amountOf(parts[2], parts[3])]
  const [out, into] = first === null ? [two, one] : [one, two]
  return { out, into: { count: into.count, unit: into.unit ?? null }, told }
}

function unitInstead(words: string): Swap | null {
  const last = unitNotLast.exec(words)
  const first = last === null ? unitNotFirst.exec(words) : null
  const [told, one, two] = last ?? first ?? []
  if (told === undefined || one === undefined || two === undefined) return null
  const [into, out] = last === null ? [two, one] : [one, two]
  return { out: { count: null, unit: out }, into: { count: null, unit: into }, told }
}

function amountOf(told: string | undefined, unit: string | undefined): Amount {
  return { count: told?.toLowerCase() ?? null, unit: unit?.toLowerCase() ?? null }
}

interface Place {
  start: number
  end: number
  count: string
  unit: string
}

/** Where the story tells an amount: by its number in figures or words, and its unit if one is named. */
function placeOf(prose: string, { count: wanted, unit }: Amount): Place | null {
  const isCount = (told: string) => wanted === null || numberOf(told) === numberOf(wanted)
  const isUnit = (told: string) => unit === null || told === '' || kindOfUnit(told) === kindOfUnit(unit)
  const places = placesIn(prose).filter((place) => isCount(place.count) && isUnit(place.unit) && (wanted !== null || place.unit !== ''))
  return places.at(-1) ?? null
}

function placesIn(prose: string): Place[] {
  return [...prose.matchAll(new RegExp(String.raw`\b${amount}`, 'gi'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    count: match[1] ?? '',
    unit: match[2] ?? '',
  }))
}

function rewritten(words: string, prose: string, place: Place, { into, told }: Swap): Rewritten | null {
  const unit = into.unit ?? place.unit
  const now = `${into.count ?? place.count}${unit === '' ? '' : ` ${unit}`}`
  const former = prose.slice(place.start, place.end)
  if (now.toLowerCase() === former.toLowerCase()) return null
  return {
    story: `${prose.slice(0, place.start)}${now}${prose.slice(place.end)}`,
    former: former.trim(),
    now,
    rest: words.replace(told, ' ').trim(),
  }
}

/** "That should say 30": the one number of the story that a slip of the finger makes of it. */
function lookAlike(words: string, prose: string): Rewritten | null {
  const match = shouldBe.exec(words)
  const into = match?.[1]
  if (match === null || into === undefined || !/\d/.test(into)) return null
  const alike = placesIn(prose).filter((place) => /\d/.test(place.count) && isLikeNumber(place.count, into))
  const [only] = alike
  if (only === undefined || alike.length > 1) return null
  const swap = { out: amountOf(only.count, only.unit), into: amountOf(into, match[2]), told: match[0] }
  return rewritten(words, prose, only, swap)
}

/** A digit too few or too many, another one, or two in the wrong order. */
function isLikeNumber(one: string, other: string): boolean {
  return one !== other && editDistance(one, other, 1) <= 1
}

function otherWord(words: string, prose: string): Rewritten | null {
  for (const [told, into = '', out = ''] of words.matchAll(wordNotLast)) {
    const isClose = editDistance(into.toLowerCase(), out.toLowerCase(), slip) <= slip
    if (into.toLowerCase() === out.toLowerCase() || !(isClose && isSlip.test(words))) continue
    const formerly = new RegExp(String.raw`\b${out}(s?)\b`, 'gi')
    const story = prose.replace(formerly, (_, plural: string) => `${into.toLowerCase()}${plural}`)
    if (story !== prose) return { story, former: out.toLowerCase(), now: into.toLowerCase(), rest: words.replace(told, ' ').trim() }
  }
  return null
}

function numberOf(told: string): number {
  return numberWords[told.toLowerCase()] ?? Number(told.replace(',', '.'))
}

/** "Hrs" and "hours" are one. */
function kindOfUnit(unit: string): string {
  const stem = unit.toLowerCase().replace(/s$/, '')
  return (
    { min: 'minute', hr: 'hour', wk: 'week', mth: 'month', yr: 'year', pill: 'tablet', capsule: 'tablet', milligram: 'mg' }[stem] ?? stem
  )
}
