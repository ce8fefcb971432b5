import type { VitalSigns } from '../../case/model.ts'
import { readVitals } from './read-vitals.ts'

/** The signs that are measured again while one waits. A temperature is not here: under a medicine against fever a lower one proves nothing (NICE NG143). */
type Series = 'glucose' | 'oxygenSaturation' | 'heartRate' | 'systolic'

interface Reading {
  value: number
  second?: number
  sign: Series
  moment: Moment
}

/** When a number was measured, by the words around it. */
type Moment = 'earlier' | 'untold' | 'now' | 'long-ago'

const names: Readonly<Record<Series, RegExp>> = {
  glucose: /\b(?:sugars?|glucose|bm|bgl?|cbg|hypo)\b/i,
  oxygenSaturation: /\b(?:sp?a?o2|o2|sats?|oxygen|saturations?|pulse ox)\b/i,
  heartRate: /\b(?:pulse|heart ?rate|hr|heart|bpm)\b/i,
  systolic: /\b(?:bp|blood pressure|pressure)\b/i,
}
const plausible: Readonly<Record<Series, readonly [from: number, to: number]>> = {
  glucose: [0.5, 600],
  oxygenSaturation: [40, 100],
  heartRate: [20, 250],
  systolic: [50, 300],
}
const milligramsFrom = 40
const milligramsPerMillimole = 18

/** What stands right before a number that goes on with what was measured before it: "it is", "now", "back to", "up to", "then". */
const carriesOn =
  /(?:^|\b(?:now|it|its|it['’]s|is|was|to|then|at|of|reads?|says?|showed|shows|after|later|and|again|still|only|ago|since then|sugar|mins?|minutes))[\s:=,]*$/i
/** What may follow a number with which a phrase opens: "2 of these in a year" measures nothing. */
const standsAlone =
  /^\s*(?:$|\)|%|now\b|again\b|mmol|mg\b|today\b|at (?:the moment|\d)|after\b|this (?:morning|time|evening)\b|an? hour\b|half an hour\b|(?:an? )?\d+ min)/i
/** What a number counts when it is no measurement. */
const otherUnit =
  /^\s*(?:\/\s*10\b|o['’]?clock|[ap]\.?m\b|mins?\b|minutes?|hours?|hrs?\b|days?|weeks?|months?|years?|yrs?\b|y\/?o|(?:st|nd|rd|th|f)\b|m\b|male|female|tablets?|tabs?\b|glucose|dextrose|sweets|times|units?|doses?|teaspoons?|spoons?|glass|slices?|biscuits|puffs?|grams?|g\b|mg(?!\s*\/)\b|mcg|ml|degrees|°|kg|stone|type)/i
const now =
  /\b(?:now|currently|right now|latest|at the moment|is back|back (?:up |down )?to|came (?:back|up|down)|come (?:back|up|down)|gone (?:back|up|down)|went (?:back|up) to|since then|minutes later|mins later|hour later|after (?:that|juice|sugar|sweets|the|\d+))\b/i
const earlier =
  /\b(?:ago|was|were|earlier|before|yesterday|last night|overnight|this (?:morning|afternoon|evening)|at first|first|dropped|had been|when|at \d{1,2}(?::\d\d)? ?[ap]\.?m|after the stairs)\b/i
const longAgo = /\b(?:(?:weeks?|months?|years?) ago|last (?:week|month|year|summer|winter|spring|autumn)|in (?:19|20)\d\d)\b/i
const isNow = /\b(?:is|it['’]?s)\b/i

/** What a text measured: what holds now, and what was measured before it. */
interface MeasuredVitals {
  vitals: VitalSigns
  formerly: VitalSigns
}

/** The signs of a text: `ownNow`, the patient's words of now; `ownText`, those of before as well; `known`, what was measured before this message. */
export function measuredVitals(ownNow: string, ownText: string, known: VitalSigns = {}): MeasuredVitals {
  const { vitals, formerly } = latestVitals(ownText, known)
  return { vitals: { ...readVitals(ownNow), ...vitals }, formerly }
}

/**
 * The signs that a text gives more than once, or again: the value that is said to be of now stands, in whatever order the two are told, and the other is kept as
 * what was before. In: the text of the patient; `known`, what was measured before this message, so that "it is 7.2 now" is heard. Only what
 * supersedes another value is in the answer.
 */
function latestVitals(text: string, known: VitalSigns): MeasuredVitals {
  const result: MeasuredVitals = { vitals: {}, formerly: {} }
  const all = readingsIn(text, onlyKnown(known))
  for (const sign of Object.keys(names) as Series[]) {
    const readings = all.filter((reading) => reading.sign === sign)
    const standing = readings.findLast(({ moment }) => moment === 'now') ?? readings.findLast(({ moment }) => moment === 'untold')
    if (standing === undefined) continue
    const others = readings.filter((each) => each !== standing && each.moment !== 'long-ago' && each.value !== standing.value)
    const isAnew = known[sign] !== undefined && readings.length === 1 && !names[sign].test(text)
    if (!isAnew && (others.length === 0 || standing.moment !== 'now')) continue
    result.vitals[sign] = standing.value
    if (standing.second !== undefined) result.vitals.diastolic = standing.second
    const values = others.map(({ value }) => value)
    if (values.length > 0) result.formerly[sign] = graver(sign, values)
  }
  return result
}

/** The graver of several values of a sign: a low sugar before a high one, else the lowest of what kills by being low. */
export function graver(sign: keyof VitalSigns, values: readonly number[]): number {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  if (sign === 'glucose') return lowest < leastSugar ? lowest : highest
  if (sign === 'systolic') return lowest <= leastPressure ? lowest : highest
  return sign === 'oxygenSaturation' ? lowest : highest
}
const leastSugar = 4
const leastPressure = 100

/** The one sign that a number without a name may be measured of again; null where there are several. */
function onlyKnown(known: VitalSigns): Series | null {
  const signs = (Object.keys(names) as Series[]).filter((sign) => known[sign] !== undefined)
  return signs.length === 1 ? (signs[0] ?? null) : null
}

function readingsIn(text: string, known: Series | null): Reading[] {
  const readings: Reading[] = []
  let last = known
  for (const phrase of text.split(/[,;!?\n]+|\.(?!\d)|\s(?:but|then)\s|\sand\s(?=[^,;.!?]*\d)/i)) {
    const named = (Object.keys(names) as Series[]).find((sign) => names[sign].test(phrase))
    last = named ?? last
    if (last === null) continue
    for (const reading of numbersIn(phrase, last)) readings.push(reading)
  }
  return readings
}

function numbersIn(phrase: string, sign: Series): Reading[] {
  const readings: Reading[] = []
  const moment = momentOf(phrase)
  for (const match of phrase.matchAll(/(?<![\d.,/:£$€-])(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:\/|over)\s*(\d{2,3}))?(?![\d:])/g)) {
    const [whole, first = '', second] = match
    const before = phrase.slice(0, match.index)
    if (otherUnit.test(phrase.slice(match.index + whole.length))) continue
    if ((second !== undefined) !== (sign === 'systolic')) continue
    const isNamed = names[sign].test(before)
    const isBare = before.trim() === '' && !standsAlone.test(phrase.slice(match.index + whole.length))
    if (!isNamed && (isBare || !carriesOn.test(before))) continue
    const value = sign === 'glucose' ? inMillimoles(Number(first)) : Number(first)
    const [from, to] = plausible[sign]
    if (value < from || value > to) continue
    readings.push({ value, sign, moment, ...(second !== undefined && { second: Number(second) }) })
  }
  return readings
}

function momentOf(phrase: string): Moment {
  if (/\bnow\b/i.test(phrase)) return 'now'
  if (longAgo.test(phrase)) return 'long-ago'
  if (now.test(phrase)) return 'now'
  if (earlier.test(phrase)) return 'earlier'
  return isNow.test(phrase) ? 'now' : 'untold'
}

function inMillimoles(value: number): number {
  return value >= milligramsFrom ? Number((value / milligramsPerMillimole).toFixed(1)) : value
}
