import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { dangerOf } from '../../records/documents/judge-results.ts'
import { factorOf, fittingTest, labTests, type PersonalRange, usualRange } from '../../records/documents/lab-index.ts'

/** What of a person the usual range of a test depends on. */
type TestedPerson = Parameters<typeof usualRange>[1]

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
]
const testsById = new Map(labTests.map((test) => [test.id, test]))
const between = String.raw`(?:\s|:|=|,|-|\(|of|is|was|at|are|were|about|around|only|like|came|back|level|levels|count|result|showed|measured|now|up|down|to|low|high|<|>|≥|≤|approximately|just|the|thing|my)*`
const unitWords = String.raw`(?:x?\s?10\^?\d{1,2}\/[a-zµμ]+|[a-zµμ%]*(?:\/[a-zµμ]+)?)`
/** A number behind a test that counts time or a dose. */
const noUnit = /^(?:days?|weeks?|months?|years?|hours?|times?|mg$)/i
/** Units that nobody means who says none: haemoglobin in mmol/L is printed in few countries, none of which writes English. */
const neverUnsaid: ReadonlySet<string> = new Set(['mmol/L of haemoglobin'])

interface LabStatement {
  finding: string
  isPresent: boolean
  text: string
  start: number
}

/** The laboratory findings that stated numbers prove or disprove, with the words they stand in: by the same limits as values of documents. */
export function readLabValues(text: string, person: TestedPerson): LabStatement[] {
  const results = new Map<string, LabStatement>()
  if (!/\d/.test(text)) return []
  for (const [id, names] of spoken) {
    const test = testsById.get(id)
    const match = new RegExp(String.raw`(?:${names})${between}(\d{1,6}(?:[.,]\d+)*)\s*(${unitWords})`, 'i').exec(text)
    const unit = match?.[2] ?? ''
    if (!test || match === null || noUnit.test(unit)) continue
    const value = Number((match[1] ?? '').replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
    for (const { finding, isPresent } of Number.isNaN(value) ? [] : findingsOf(test, value, unit, person))
      if (isPresent || !results.has(finding)) results.set(finding, { finding, isPresent, text: match[0].trim(), start: match.index })
  }
  return [...results.values()]
}

/** What a value says for sure: without a unit only what it says in each unit in which a living person can have it. */
function findingsOf(test: LabTest, value: number, unit: string, person: TestedPerson): Pick<LabStatement, 'finding' | 'isPresent'>[] {
  const judged = readingsOf(test, value, unit).map((reading) => judge(reading, person))
  const [first = [], ...others] = judged
  return first.filter((one) =>
    others.every((other) => other.some((same) => same.finding === one.finding && same.isPresent === one.isPresent)),
  )
}

interface Reading {
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

/** A value beyond the range of everybody the person may be is a finding; only one well within it denies the finding. */
function judge({ test, value }: Reading, person: TestedPerson): Pick<LabStatement, 'finding' | 'isPresent'>[] {
  const range = usualRange(test, person.sex === null ? { ...person, sex: onlySex(test) } : person)
  const { low, high, veryHigh } = test.findings ?? {}
  const isGrave = range !== null && range.high !== null && value > range.high && dangerOf({ test, number: value }) === gravest
  if (range === null) return []
  return [
    ...(low && range.low !== null ? sided(low, value < range.low, value >= (range.sure.low ?? range.low) + marginOf(range)) : []),
    ...(veryHigh && isGrave ? [{ finding: veryHigh, isPresent: true }] : []),
    ...(high && range.high !== null ? sided(high, value > range.high, value <= (range.sure.high ?? range.high) - marginOf(range)) : []),
  ]
}

/** As `dangerOf` counts: a value that needs a hospital today. */
const gravest = 2

/** A test that only one sex has is of somebody of that sex. */
function onlySex({ ranges }: LabTest): TestedPerson['sex'] {
  const sexes = new Set(ranges.map(({ sex }) => sex))
  return sexes.size === 1 ? ([...sexes][0] ?? null) : null
}

const sided = (finding: string, isPresent: boolean, isDenied: boolean): Pick<LabStatement, 'finding' | 'isPresent'>[] =>
  isPresent || isDenied ? [{ finding, isPresent }] : []

/** Laboratories differ in their limits: a value within this share of the range from one of them says nothing. */
const borderline = 0.1
const marginOf = ({ low, high }: PersonalRange): number => borderline * ((high ?? 0) - (low ?? 0))
