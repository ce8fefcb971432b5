import type { VitalSigns } from '../../case/model.ts'
import { readTemperature } from './read-temperature.ts'

const gapWords = String.raw`\s|:|=|,|-|of|is|was|at|are|were|about|around|only|reads?|reading|showed|shows|up|to|over|above|a|the|has|been|level|levels|rate|measured|currently|now|oral|temporal|in|ear|my|his|her|down|dropped|between|as|high|low`
const gap = `(?:${gapWords})*`

const after = (names: string) => new RegExp(`(?:${names})${gap}\\(?(\\d{1,3})(?!\\d|\\s*/\\s*\\d|\\.\\d*\\s*[°cf])`, 'i')
const before = (names: string) => new RegExp(`(\\d{1,3})\\s*(?:${names})`, 'i')
const pulseNamed = after(String.raw`pulse(?: rate)?|heart ?rate|\bhr\b|\bpr\b`)
const pulseCounted = before('bpm|beats? (?:per|a|/) ?min(?:ute)?')
const breathingNamed = after(String.raw`respiratory rate|respirations?|breathing rate|\brr\b|\bresp\b`)
const breathsCounted = before('breaths? ?(?:per|a|/) ?min(?:ute)?')
const saturationNamed = after(String.raw`sp?a?o2|o2 sats?|sats?\b|oxygen(?: saturation)?|saturations?|pulse ox(?:imeter|imetry)?`)
/** "Sugar checked just now it is 52", "sugar after 15 min came up to 98": what may stand between the name and the number, and a number of minutes that is none. */
const sugarGap = String.raw`(?:${gapWords}|;|['’]s\b|(?:after|in|for)\s+(?:\d+|an|half an|one|two)\s*(?:min\w*|hours?|hrs?)\b|(?:checked|check|tested|took|just|it|its|this|that|came|come|back|out|gone|went|says|said|meter|glucometer|machine|test|result|still|again|today|morning|fasting|random|after|by|got|very|too)\b){0,24}`
const glucoseNamed = new RegExp(
  String.raw`(?:blood )?(?:sugars?|glucose|\bbm\b|\bbgl?\b|\bcbg\b)(?: level)?${sugarGap}(\d{1,4}(?:\.\d+)?)(?!\s*(?:min|hours?\b|hrs?\b|days?\b|weeks?\b|times\b|%|o['’]?clock|am\b|pm\b|units?\b|tablets?\b|glass|teaspoons?|spoons?|years?|months?|[./]\d|\d))\s*(mg|mmol)?`,
  'i',
)

/**
 * Vital signs stated in a text, in degrees Celsius, per minute, mmHg, percent, mmol/L. Numbers outside what a living
 * person can have are left out.
 */
export function readVitals(text: string): VitalSigns {
  const vitals: VitalSigns = {}
  const temperature = readTemperature(text)
  if (temperature !== null) vitals.temperature = temperature
  const pressure = readPressure(text)
  if (pressure !== null) [vitals.systolic, vitals.diastolic] = pressure
  const heartRate = numberIn(text, pulseNamed, 20, 300) ?? numberIn(text, pulseCounted, 20, 300)
  if (heartRate !== null) vitals.heartRate = heartRate
  const respiratoryRate = numberIn(text, breathingNamed, 4, 100) ?? numberIn(text, breathsCounted, 4, 100)
  if (respiratoryRate !== null) vitals.respiratoryRate = respiratoryRate
  const saturation = numberIn(text, saturationNamed, 40, 100)
  if (saturation !== null) vitals.oxygenSaturation = saturation
  const glucose = readGlucose(text)
  if (glucose !== null) vitals.glucose = glucose
  return vitals
}

function readPressure(text: string): [number, number] | null {
  for (const [whole, systolic, diastolic] of text.matchAll(/\b(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})\b(?!\s*(?:days?|\/))/gi)) {
    const pair: [number, number] = [Number(systolic), Number(diastolic)]
    const isPlausible = pair[0] >= 50 && pair[0] <= 300 && pair[1] >= 20 && pair[1] <= 200 && pair[0] > pair[1]
    if (isPlausible && whole !== '') return pair
  }
  return null
}

function readGlucose(text: string): number | null {
  const match = glucoseNamed.exec(text)
  if (match === null) return null
  const value = Number(match[1])
  const isMilligrams = match[2] === undefined ? isWithoutUnitMilligrams(value, text) : match[2].toLowerCase() === 'mg'
  const glucose = isMilligrams ? value / 18 : value
  return glucose >= 0.5 && glucose <= 80 ? Number(glucose.toFixed(1)) : null
}

/**
 * Whether a sugar told without its unit is one in mg/dL: above what a meter shows in mmol/L (33.3, beyond which it shows "HI"), and from 20 on where the
 * words speak of a low one (NICE NG17: hypoglycaemia and its signs); up to 40 not where they speak of a high one.
 */
function isWithoutUnitMilligrams(value: number, text: string): boolean {
  if (value > surelyMilligrams) return true
  return !speaksOfHigh.test(text) && (value > mostOfMeter || (value >= perhapsMilligrams && speaksOfLow.test(text)))
}

const surelyMilligrams = 40
const mostOfMeter = 33.3
const perhapsMilligrams = 20
const speaksOfLow = /\b(?:low|lows|hypo\w*|dropp\w*|shak\w*|sweat\w*|trembl\w*|clammy|hungry)\b/i
const speaksOfHigh = /\b(?:thirst\w*|ketones?|high|too much|peeing|weeing|urinat\w*|vomit\w*)\b/i

function numberIn(text: string, pattern: RegExp, from: number, to: number): number | null {
  const value = Number(pattern.exec(text)?.[1] ?? Number.NaN)
  return value >= from && value <= to ? value : null
}
