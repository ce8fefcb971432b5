import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'

/** Amounts that are always of a medicine, and those that are one only beside its name (water comes in millilitres too). */
const always =
  /\b(\d+(?:[.,]\d+)*)\s*-?\s*(mg|milligrams?|mcg|µg|micrograms?|iu|units?|tablets?|pills?|capsules?|caplets?|puffs?|drops?|doses?)\b/g
const besideName =
  /\b(\d+(?:[.,]\d+)*)\s*-?\s*(g|grams?|grammes?|ml|millilit(?:er|re)s?|teaspoons?|tablespoons?|sachets?|vials?|ampoules?|suppositor(?:y|ies))\b/g
const inWords =
  /\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|several|a few|a handful of|many|double|twice|triple|an extra|another|more)\s+(?:of\s+)?(?:the |your |a |an )?(?:(?:usual|normal|recommended|prescribed|maximum)\s+)?(?:\w+\s+)?(?:tablets?|pills?|capsules?|caplets?|doses?|dosage|puffs?|drops?|milligrams?|grams?)\b/
const unbounded =
  /\bas (?:often|much|many)\b|\bno (?:limit|maximum)\b|\bhigh(?:er|est)?[ -]dose\b|\bmore than the (?:label|packet|package|maximum|recommended)/

/** How many single doses a day a label is taken to allow where it names only the day's maximum: three, or fewer where the pause is longer. */
const dosesADay = 3
const adult = 18
const young = /\b(?:child(?:ren)?|baby|babies|infants?|toddlers?|newborns?|kids?|sons?|daughters?|teenagers?|boy|girl)\b/

/**
 * Whether a sentence names an amount of a medicine that the knowledge does not cover: more than the most an adult takes
 * without a doctor, more often than that, of a medicine without such a limit, or for somebody it was not written for.
 */
export function isDoseUncovered(sentence: string, person: { ageYears: number | null; pregnant: boolean | null }): boolean {
  const text = sentence.replace(/(\d)[,\s](?=\d{3}\b)/g, '$1')
  if (inWords.test(text) || unbounded.test(text)) return true
  const sure = amountsIn(text, always)
  const maybe = amountsIn(text, besideName)
  if (sure.length === 0 && maybe.length === 0) return false
  const index = knownMedicines()
  const ingredients = findMedicines(index, text).flatMap((medicine) => medicine.ingredients)
  if (sure.length === 0 && ingredients.length === 0) return false
  const limit = index.knowledge.doseLimits.find(({ ingredient }) => ingredient === ingredients[0])
  if (ingredients.length !== 1 || !limit) return true
  if (young.test(text) || person.ageYears === null || person.ageYears < adult || person.pregnant === true) return true
  const milligrams = [...sure, ...maybe].map(({ amount, unit }) =>
    unit.startsWith('mg') || unit.startsWith('milligram') ? amount : /^g/.test(unit) ? amount * 1_000 : null,
  )
  if (milligrams.some((amount) => amount === null)) return true
  const largest = Math.max(...milligrams.map((amount) => amount ?? 0))
  const daily = /\b(?:a|per|each|every) day\b|\bdaily\b|\b(?:in|per|every) 24 hours\b/.test(text)
  const hours = Number(/\bevery (\d+)(?:\s*(?:-|to)\s*\d+)? ?(?:hours?|hrs?|h)\b/.exec(text)?.[1] ?? Number.NaN)
  const times = timesADay(text)
  if (hours < limit.leastHoursBetween) return true
  if (!Number.isNaN(hours) || times !== null) return largest * (times ?? 24 / hours) > limit.maximumMilligramsPerDay
  if (daily) return largest > limit.maximumMilligramsPerDay
  return largest > limit.maximumMilligramsPerDay / Math.max(1, Math.min(dosesADay, 24 / limit.leastHoursBetween))
}

function amountsIn(text: string, pattern: RegExp): { amount: number; unit: string }[] {
  return [...text.matchAll(pattern)].map(([, amount = '', unit = '']) => ({ amount: Number(amount.replace(',', '.')), unit }))
}

const counts: Record<string, number> = { once: 1, twice: 2, thrice: 3, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 }

function timesADay(text: string): number | null {
  if (/\bevery hour\b|\bhourly\b/.test(text)) return 24
  const word = /\b((?<!at )once|twice|thrice|(?:three|four|five|six|seven|eight|ten|\d+) times)\b/.exec(text)?.[1]
  if (!word) return null
  const first = word.split(' ')[0] ?? ''
  return counts[first] ?? Number(first)
}
