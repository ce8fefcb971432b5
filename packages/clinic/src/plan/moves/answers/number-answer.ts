import { lastRead } from '../../../hear/last-read.ts'
import type { NumberFacts } from './number-entry.ts'
import { numberFacts } from './number-facts.ts'
import { pressureBands } from './number-vital-facts.ts'

const pressure = /\b(\d{2,3})\s?(?:\/|over)\s?(\d{2,3})\b/i
const units = [
  [/\bmmol\/mol\b/i, 'mmol/mol'],
  [/\bmmol(?:\/l)?\b/i, 'mmol/L'],
  [/\bmg(?:\/dl)?\b/i, 'mg/dL'],
  [/%|\bper ?cent\b/i, '%'],
  [/\bg\/l\b/i, 'g/L'],
  [/\bg\/dl\b/i, 'g/dL'],
] as const

/**
 * What a number means that the patient asks about ("is 49 diabetes?", "my potassium is 5.9"). In: the question, and all
 * the words around it, and the patient's age, which without a unit is no measurement ("60 I said. My sister has diabetes"). Out: a sentence or two;
 * null where no number of a known measurement is named.
 */
export function numberAnswer(question: string, words: string, ageYears: number | null): string | null {
  const pair = pressure.exec(question) ?? pressure.exec(words)
  if (pair !== null && Number(pair[1]) > Number(pair[2]) && Number(pair[1]) >= 60 && Number(pair[1]) <= 280)
    return pressureAnswer(Number(pair[1]), Number(pair[2]))
  for (const text of [question, words]) {
    const { values, about, unit } = measuredIn(text)
    for (const value of values) {
      if (value === ageYears && unit === undefined) continue
      const fits = (facts: NumberFacts) => value >= facts.from && value <= facts.to
      const facts = about.find((each) => each.unit === unit && fits(each)) ?? about.find(fits)
      if (facts !== undefined) return meaning(facts, value)
    }
  }
  return null
}

/** The numbers of a text with what they may be of; of a whole message only once. */
const measuredIn = lastRead((text) => {
  const values = valuesIn(text)
  if (values.length === 0) return { values, about: [], unit: undefined }
  return {
    values,
    about: numberFacts.filter(({ asked }) => asked.test(text)),
    unit: units.find(([pattern]) => pattern.test(text))?.[1],
  }
})

/** "Age 52, sugar patient", "52 is my age", "my son is 3!": no number that was measured. */
const ages =
  /\b(?:aged?|age is|age of)\W{0,2}\d+|\b\d+\W{0,2}(?:is|was) (?:my|his|her) age\b|\b(?:son|daughter|boy|girl|child|kid|baby|grandson|granddaughter|mum|mom|dad|mother|father|husband|wife|i['’]?m|i am|he['’]?s|she['’]?s)(?: is|['’]s)? (?:only |just |now )?\d+(?=\W*(?:$|[,!?]|and\b|but\b))/gi

/** The numbers that may be measured: no age, no time, and no count of tablets ("10 gone"). */
function valuesIn(text: string): number[] {
  const bare = text
    .replace(ages, ' ')
    .replace(
      /\b\d+\s?(?:years?|yrs?|yo|months?|weeks?|days?|hours?|am|pm|times?|tablets?|tabs?|pills?|capsules?|puffs?|doses?|gone|missing|left|of (?:them|those|these|his|her|my)|mg\b(?!\/))/gi,
      ' ',
    )
  return [...bare.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w]*\/)/g)].map(([value]) => Number(value))
}

/** What a value of a measurement means, as a sentence with its source. */
export function meaning({ name, unit, bands, sources }: NumberFacts, value: number): string {
  const band = bands.find(({ below }) => value < below)
  const shown = unit === '' ? `${value}` : unit === '%' || unit.startsWith('°') ? `${value} ${unit}` : `${value} ${unit}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${shown} ${band?.means ?? ''} (${sources.join('; ')})`
}

/** What a grown-up's blood pressure means: the place of its band, from low (0) to very high (5), and the words that follow "a blood pressure of ... over ...". */
export function pressureMeaning(systolic: number, diastolic: number): { place: number; sentence: string } {
  const place = pressureBands.findIndex((each) => systolic < each.systolic && diastolic < each.diastolic)
  return {
    place,
    sentence: `${pressureBands[place]?.means ?? ''} (NICE: Hypertension in adults: diagnosis and management; AHA: Understanding blood pressure readings)`,
  }
}

function pressureAnswer(systolic: number, diastolic: number): string {
  return `A blood pressure of ${systolic} over ${diastolic} ${pressureMeaning(systolic, diastolic).sentence}`
}
