import { editDistance } from '../../hear/lexicon/edit-distance.ts'
import { bloodChemistryTests } from '../../knowledge/lab-tests/blood-chemistry.ts'
import { bloodCountTests } from '../../knowledge/lab-tests/blood-count.ts'
import { heartFatsIronVitaminsTests } from '../../knowledge/lab-tests/heart-fats-iron-vitamins.ts'
import { hormonesMarkersImmuneTests } from '../../knowledge/lab-tests/hormones-markers-immune.ts'
import { printedNames } from '../../knowledge/lab-tests/printed-names.ts'
import { resultsInWordsTests } from '../../knowledge/lab-tests/results-in-words.ts'
import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { urineStoolGasesTests } from '../../knowledge/lab-tests/urine-stool-gases.ts'
import { normaliseUnit } from './units.ts'

export const labTests: readonly LabTest[] = [
  bloodChemistryTests,
  bloodCountTests,
  heartFatsIronVitaminsTests,
  hormonesMarkersImmuneTests,
  urineStoolGasesTests,
  resultsInWordsTests,
].flat()

const byId = new Map(labTests.map((test) => [test.id, test]))
const byName = new Map<string, LabTest>()
const byFoldedName = new Map<string, LabTest>()
for (const test of labTests) {
  for (const name of [test.name, ...test.aliases]) {
    const key = normaliseTestName(name)
    if (!byName.has(key)) byName.set(key, test)
    if (key.length > 3 && !byFoldedName.has(fold(key))) byFoldedName.set(fold(key), test)
  }
}
/** Names that only rows of reports use. */
const byPrintedName = new Map<string, LabTest>()
for (const [id, names] of Object.entries(printedNames)) {
  const test = byId.get(id)
  if (!test) throw new Error(`printed-names.ts names the test ${id}, which there is not`)
  for (const name of names) byPrintedName.set(normaliseTestName(name), test)
}
export const longestTestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

/** The same words in another unit are another test. */
const siblings: Readonly<Record<string, readonly string[]>> = {
  neutrophils: ['neutrophils-percent'],
  lymphocytes: ['lymphocytes-percent'],
  monocytes: ['monocytes-percent'],
  eosinophils: ['eosinophils-percent'],
  basophils: ['basophils-percent'],
  'neutrophils-percent': ['neutrophils'],
  'lymphocytes-percent': ['lymphocytes'],
  'monocytes-percent': ['monocytes'],
  'eosinophils-percent': ['eosinophils'],
  'basophils-percent': ['basophils'],
  hba1c: ['hba1c-ifcc'],
  'hba1c-ifcc': ['hba1c'],
}
/** What a test of blood is called when urine was tested; null: a test we know nothing of. */
const inUrine: Readonly<Record<string, string | null>> = {
  creatinine: 'urine-creatinine',
  sodium: 'urine-sodium',
  osmolality: 'urine-osmolality',
  albumin: 'urine-albumin',
  'blood-ph': 'urine-ph',
  'red-cells': 'urine-red-cells',
  'white-cells': 'urine-white-cells',
}

export type Specimen = 'blood' | 'urine' | 'other'

/** Lower case, words only; "%" stays, since "neutrophils %" is another test than "neutrophils". */
export function normaliseTestName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9%()+/-]+/g, ' ')
    .replace(/(?<=\w)\s*[-/]\s*(?=\w)|[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words around a name that say nothing about which test it is. */
const surroundings =
  /\b(?:serum|plasma|blood|venous|s|p|b|level|levels|test|total count|count|calculated|calc|measured|estimated|direct assay|absolute|abs|quantitative|concentration|result)\b/g

/** The test of a name as it is printed in a row of a report; `isClose` where a letter or two had to be taken for others. */
export function findTest(printed: string): { test: LabTest; isClose: boolean } | null {
  const known = findPrintedTest(printed)
  if (known) return { test: known, isClose: false }
  const close = closeName(normaliseTestName(printed))
  return close && { test: close, isClose: true }
}

/** The test of a name as rows of reports print it, their abbreviations too. */
export function findPrintedTest(printed: string): LabTest | null {
  const known = findKnownTest(printed)
  if (known) return known
  for (const candidate of spellingsOf(printed)) {
    const test = byPrintedName.get(candidate)
    if (test) return test
  }
  return null
}

/** The test of a name that is spelled as tests are; letters and digits that look alike count as the same. */
export function findKnownTest(printed: string): LabTest | null {
  const name = normaliseTestName(printed)
  if (name === '' || name.length > 60) return null
  for (const candidate of spellingsOf(printed)) {
    const test = byName.get(candidate)
    if (test) return test
  }
  for (const candidate of spellingsOf(printed)) {
    const test = byFoldedName.get(fold(candidate))
    if (test) return test
  }
  return null
}

/** A name as printed, and without what stands around it: a bullet, the number of a list, brackets, the specimen. */
function spellingsOf(printed: string): string[] {
  const name = normaliseTestName(printed)
  const inside = /^(.*?)\s*\(([^)]+)\)\s*$/.exec(printed)
  const outer = name.replace(/ (?:serum|plasma|blood|[spb])$/, '')
  return [
    name,
    normaliseTestName(printed.replace(/^[\s*•\-–\d.)]+(?=[A-Za-z])/, '')),
    ...(inside ? [normaliseTestName(inside[1] ?? ''), normaliseTestName(inside[2] ?? '')] : []),
    // "T SH": in pictures single letters are taken apart.
    ...(/(?:^| )[a-z](?: |$)/.test(name) ? [name.replace(/ /g, '')] : []),
    name.replace(/^(?:serum|plasma|blood|[spb]) /, ''),
    outer,
    outer.replace(/^(?:serum|plasma|blood|[spb]) /, ''),
    name.replace(surroundings, ' ').replace(/\s+/g, ' ').trim(),
  ]
}

const digitsOf = (name: string): string => name.replace(/\D/g, '')

/** A long name with a letter or two misread, but no figure, if it can only be one test. */
function closeName(name: string): LabTest | null {
  const limit = name.length < 7 ? 0 : name.length < 11 ? 1 : 2
  if (limit === 0) return null
  const found = new Set<LabTest>()
  for (const [known, test] of byName) {
    if (
      Math.abs(known.length - name.length) <= limit &&
      known.length > 5 &&
      digitsOf(known) === digitsOf(name) &&
      editDistance(known, name, limit) <= limit
    )
      found.add(test)
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** Letters and digits that look alike on paper become one. */
function fold(name: string): string {
  return name
    .replace(/[il|!1]/g, '1')
    .replace(/[o0]/g, '0')
    .replace(/rn/g, 'm')
    .replace(/\s/g, '')
}

/** The test that a unit and a specimen make of the one that was named; null where it is one we know nothing of. */
export function fittingTest(test: LabTest, unit: string | null, specimen: Specimen): LabTest | null {
  if (specimen === 'other') return null
  if (specimen === 'urine' && !test.id.startsWith('urine-')) {
    const id = inUrine[test.id]
    return id ? (byId.get(id) ?? null) : null
  }
  if (unit === null || factorOf(test, unit) !== null) return test
  return (siblings[test.id] ?? []).map((id) => byId.get(id)).find((other) => other !== undefined && factorOf(other, unit) !== null) ?? test
}

/** How many of the unit one main unit is; null where the unit does not fit the test. */
export function factorOf(test: LabTest, unit: string): number | null {
  const wanted = normaliseUnit(unit)
  if (normaliseUnit(test.unit) === wanted) return 1
  const other = (test.otherUnits ?? []).find((each) => normaliseUnit(each.unit) === wanted)?.perMain ?? null
  // "G/l" of cells are thousands of millions; of a substance they are grams.
  return other === null && wanted === 'g/l' && normaliseUnit(test.unit) === '10^9/l' ? 1 : other
}

/** How the test's own knowledge spells the unit. */
export function spellingOf(test: LabTest, unit: string): string | null {
  const wanted = normaliseUnit(unit)
  return (
    [test.unit, ...(test.otherUnits ?? []).map((other) => other.unit)].find((known) => known !== '' && normaliseUnit(known) === wanted) ??
    null
  )
}

/** What a unit counts: LOINC has codes of their own for mass, moles and arbitrary units of one substance. */
function propertyOf(unit: string): string {
  if (/mol|eq|osm/i.test(unit)) return 'moles'
  if (/^(?:m|k|u|µ)?i?u\//i.test(unit)) return 'units'
  return /^[mµunp]?g\//i.test(unit) ? 'mass' : 'other'
}

/** The code of the test in that unit; null where the unit counts something that the test's code does not. */
export function codeOf(test: LabTest, unit: string | null): string | null {
  if (unit === null) return test.loinc
  const wanted = normaliseUnit(unit)
  const other = (test.otherUnits ?? []).find((each) => normaliseUnit(each.unit) === wanted)
  if (other === undefined) return test.loinc
  if (other.loinc !== undefined) return other.loinc
  return propertyOf(unit) === propertyOf(test.unit) ? test.loinc : null
}

/** A usual range as far as it can be told for a person. */
export interface PersonalRange {
  /** Beyond these a value is unusual, whoever they are. */
  low: number | null
  high: number | null
  /** Within these it is usual, whoever they are. */
  sure: { low: number | null; high: number | null }
  /** Whom it is for, where something about them is unknown that matters. */
  whom: string | null
}

/** Years from which the usual ranges of adults hold. */
const adult = 18

/**
 * The usual range in the main unit for a person. What is unknown about them widens it, and narrows what is surely usual;
 * without an age it is the range of adults, and says so.
 */
export function usualRange(
  test: LabTest,
  { sex, ageYears, pregnant = null }: { sex: 'female' | 'male' | null; ageYears: number | null; pregnant?: boolean | null },
): PersonalRange | null {
  const isOfPregnancy = pregnant === true && sex !== 'male' && test.ranges.some(({ isPregnancy }) => isPregnancy)
  const fitting = test.ranges.filter(({ sex: whose, isPregnancy = false, fromYears = 0, toYears = Number.POSITIVE_INFINITY }) => {
    if (isPregnancy || isOfPregnancy) return isPregnancy && isOfPregnancy
    const isOfAge = ageYears === null ? toYears > adult : ageYears >= fromYears && ageYears < toYears
    return isOfAge && (whose === undefined || sex === null || whose === sex)
  })
  const sexes = new Set(fitting.map((range) => range.sex))
  if (fitting.length === 0 || (sex === null && !isOfPregnancy && sexes.size === 1 && !sexes.has(undefined))) return null
  const lows = fitting.map(({ low }) => low)
  const highs = fitting.map(({ high }) => high)
  const bySex = isOfPregnancy ? 'pregnancy' : sex === null && sexes.size > 1 ? 'either sex' : null
  const byAge =
    ageYears === null && !isOfPregnancy && test.ranges.some(({ fromYears = 0, toYears }) => fromYears > 0 || toYears !== undefined)
      ? 'adults'
      : null
  return {
    low: lows.includes(null) ? null : Math.min(...lows.map(Number)),
    high: highs.includes(null) ? null : Math.max(...highs.map(Number)),
    sure: {
      low: lows.every((low) => low === null) ? null : Math.max(...lows.map((low) => low ?? Number.NEGATIVE_INFINITY)),
      high: highs.every((high) => high === null) ? null : Math.min(...highs.map((high) => high ?? Number.POSITIVE_INFINITY)),
    },
    whom: [byAge, bySex].filter((each) => each !== null).join(' of ') || null,
  }
}

/** Whether a unit is one that some test is reported in. */
const knownUnits = new Set(
  labTests
    .flatMap(({ unit, otherUnits = [] }) => [unit, ...otherUnits.map((other) => other.unit)])
    .filter(Boolean)
    .map(normaliseUnit),
)
export const isKnownUnit = (unit: string): boolean => knownUnits.has(normaliseUnit(unit))
