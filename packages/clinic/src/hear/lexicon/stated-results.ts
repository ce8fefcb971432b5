import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { factorOf, fittingTest, labTests } from '../../records/documents/lab-index.ts'

/** How patients name the tests that mean something for the doctor; limits and units are those of the table that documents are read by. */
const spoken: readonly (readonly [test: string, names: string])[] = [
  ['haemoglobin', String.raw`ha?emoglobin(?!\s*a1c)|hgb|\bhb\b(?!\s*a1c)`],
  ['mcv', String.raw`\bmcv\b|mean (?:corpuscular|cell) volume`],
  ['white-cells', String.raw`\bwbcs?\b|\bwcc\b|white (?:blood )?cell(?:s| count)?|leu[ck]ocytes?(?: count)?`],
  ['platelets', String.raw`platelets?(?: count)?|\bplt\b`],
  ['crp', String.raw`\bcrp\b|c-reactive protein`],
  ['esr', String.raw`\besr\b|erythrocyte sedimentation rate|sed rate`],
  ['tsh', String.raw`\btsh\b`],
  ['hba1c', String.raw`\bhb\s?a1c\b|\ba1c\b(?: thing)?|ha?emoglobin a1c`],
  ['creatinine', 'creatinine'],
  ['potassium', String.raw`potassium|\bk\+`],
  ['sodium', String.raw`sodium|\bna\+`],
  ['calcium', 'calcium'],
  ['ferritin', 'ferritin'],
  ['lipase', 'lipase'],
  ['alt', String.raw`\balt\b|\bsgpt\b`],
  ['ast', String.raw`\bast\b|\bsgot\b`],
  ['bilirubin', '(?:total )?bilirubin'],
  ['uric-acid', 'uric acid|urate'],
  ['vitamin-b12', '(?:vitamin )?b12'],
  ['vitamin-d', 'vitamin d|25-oh'],
  ['psa', String.raw`\bpsa\b`],
  ['troponin-t', String.raw`\btrop(?:onin)?s?\b(?: [ti]\b)?`],
  ['inr', String.raw`\binr\b`],
  ['lactate', 'lactate|lactic acid'],
  ['magnesium', 'magnesium'],
  ['neutrophils', 'neutrophils?(?: count)?|neuts'],
  ['egfr', String.raw`\be?gfr\b`],
  ['urea', 'urea'],
  ['bicarbonate', 'bicarb(?:onate)?'],
]
const testsById = new Map(labTests.map((test) => [test.id, test]))
const between = String.raw`(?:\s|:|=|,|-|\(|of|is|was|at|are|were|about|around|only|like|came|back|level|levels|count|result|showed|measured|now|up|down|to|low|high|<|>|≥|≤|approximately|just|the|thing|my)*`
const unitWords = String.raw`(?:x?\s?10\^?\d{1,2}\/[a-zµμ]+|[a-zµμ%]*(?:\/[a-zµμ]+)?)`
const stated = spoken.map(
  ([id, names]) => [id, new RegExp(String.raw`(?:${names})${between}(\d{1,6}(?:[.,]\d+)*)\s*(${unitWords})`, 'i')] as const,
)
/** A number behind a test that counts time or a dose. */
const noUnit = /^(?:days?|weeks?|months?|years?|hours?|times?|mg$)/i
/** Units that nobody means who says none: haemoglobin in mmol/L is printed in few countries, none of which writes English. */
const neverUnsaid: ReadonlySet<string> = new Set(['mmol/L of haemoglobin'])

/** A test whose number was stated: in the test's main unit, once for each unit in which a living person can have it. */
export interface StatedResult {
  test: LabTest
  values: readonly number[]
  readings: readonly Reading[]
  text: string
  start: number
}

/** A number that was stated of a test, with the unit as it was written ('' for none), whether a living person can have it or not. */
interface NumberStated extends StatedResult {
  value: number
  unit: string
}

/** The laboratory results that words state. */
export function statedResults(text: string): StatedResult[] {
  return numbersStated(text).map(({ test, values, readings, text: words, start }) => ({ test, values, readings, text: words, start }))
}

/** The numbers of laboratory tests that words state. */
export function numbersStated(text: string): NumberStated[] {
  if (!/\d/.test(text)) return []
  return stated.flatMap(([id, pattern]): NumberStated[] => {
    const test = testsById.get(id)
    const match = pattern.exec(text)
    const unit = match?.[2] ?? ''
    if (!test || match === null || noUnit.test(unit)) return []
    const value = Number((match[1] ?? '').replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
    if (Number.isNaN(value)) return []
    const readings = readingsOf(test, value, unit)
    return [{ test, values: readings.map((reading) => reading.value), readings, text: match[0].trim(), start: match.index, value, unit }]
  })
}

export interface Reading {
  test: LabTest
  /** In the test's main unit. */
  value: number
}

function readingsOf(test: LabTest, value: number, unit: string): Reading[] {
  const meant = unit === '' ? test : fittingTest(test, unit, 'blood')
  const factor = meant && unit !== '' ? factorOf(meant, unit) : null
  const readings =
    meant && factor !== null ? [{ test: meant, value: value / factor }] : [test, ...alike(test)].flatMap((each) => unsaid(each, value))
  return readings.filter((reading) => reading.value >= reading.test.plausible[0] && reading.value <= reading.test.plausible[1])
}

/** HbA1c has a test of its own for its other unit. */
const alike = ({ id }: LabTest): LabTest[] => (id === 'hba1c' ? [testsById.get('hba1c-ifcc')].filter((test) => test !== undefined) : [])

const unsaid = (test: LabTest, value: number): Reading[] =>
  [{ unit: test.unit, perMain: 1 }, ...(test.otherUnits ?? [])]
    .filter(({ unit }) => !neverUnsaid.has(`${unit} of ${test.id}`))
    .map(({ perMain }) => ({ test, value: value / perMain }))
