import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import type { DocumentDate } from './document-dates.ts'
import { type DocumentLine, wordsAt } from './document-lines.ts'
import { nameDoubt, pictureDoubt, rangeDoubt, scaled, unitDoubt } from './doubt-picture.ts'
import { codeOf, factorOf, findPrintedTest, fittingTest, type PersonalRange, type Specimen, spellingOf, usualRange } from './lab-index.ts'
import type { LabRow, RowValue } from './lab-row.ts'
import { flagAgainst, flagOfWords } from './read-flag.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { stripOf } from './strip-of.ts'
import { normaliseUnit } from './units.ts'

export interface DocumentPerson {
  sex: 'female' | 'male' | null
  ageYears: number | null
  pregnant?: boolean | null
}

export type LabFinding = Omit<DocumentFinding, 'id' | 'review'>

/** A row becomes a finding: fitting test, range, flag, and every reason to doubt it. */
export function judgeLabValue(
  line: DocumentLine,
  row: LabRow,
  read: RowValue | null,
  date: DocumentDate | null,
  lost: string | null,
  specimen: Specimen,
  person: DocumentPerson,
): LabFinding {
  const scale = scaleOf(line, row, specimen, person)
  const { test, shownUnit, isRefused } = scale
  const { value, range, isOdd, oddRange, computed } = weighValue(line, row, read, scale)
  const printed = markOf(row, read)
  const wordsFlag = value === null && row.words !== null ? flagOfWords(row.words, row.rest) : null
  const doubts = [
    lost,
    ...rowDoubts(row, value),
    ...unitDoubts(line, row, scale, value),
    value?.number.doubt ?? null,
    row.isCloseName ? `The name is hard to read: it looks like "${row.name}".` : nameDoubt(line, row),
    isOdd,
    oddRange,
    row.range ? contradiction(printed, computed) : null,
    value ? pictureDoubt(line, row, value, scale.usual, scale.factor ?? 1) : null,
    value ? rangeDoubt(line, row, value, printed, scaled(scale.usual, scale.factor ?? 1)) : null,
    date?.doubt ?? null,
  ].filter((doubt) => doubt !== null)
  return {
    kind: 'lab',
    name: test?.name ?? (specimen === 'blood' ? row.name : named(row.name, specimen)),
    value: value?.number.text ?? row.words,
    unit: shownUnit,
    range,
    flag: isRefused || isOdd !== null ? null : shownFlag(printed, computed ?? wordsFlag),
    date: date?.date ?? null,
    page: line.page,
    snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
    ...stripOf(line, value?.start, value?.end),
    code: test && !isRefused ? codeOf(test, shownUnit) : null,
    doubt: doubts.length > 0 ? doubts.join(' ') : null,
    refused: isRefused,
  }
}

/** The laboratory's own mark of a number: one of the row belongs to its only number; of several, each has its own. */
export const markOf = (row: LabRow, read: RowValue | null): LabFinding['flag'] => read?.flag ?? (row.values.length > 1 ? null : row.flag)

/** The number that counts, its range, what it is against it, and what speaks against the number or the range. */
interface JudgedValue {
  value: RowValue | null
  range: LabFinding['range']
  isOdd: string | null
  oddRange: string | null
  computed: LabFinding['flag']
}

function weighValue(line: DocumentLine, row: LabRow, read: RowValue | null, scale: Scale): JudgedValue {
  const { test, shownUnit, factor, isRefused, usual } = scale
  const range = rangeOf(row, usual, factor ?? 1)
  const oddRange = row.range && usual && isTenfold(row.range, usual, factor ?? 1) ? 'The range beside it does not fit this test.' : null
  if (read === null || isRefused) return { value: read, range, isOdd: null, oddRange, computed: null }
  const value = test && line.recognised ? likelierReading(line, row, test, read, factor) : read
  const isOdd = test ? implausible(test, value.number, factor, shownUnit, usual) : null
  const isJudged = range !== null && isOdd === null && oddRange === null
  return { value, range, isOdd, oddRange, computed: isJudged ? flagOf(value.number, range, row.range ? null : usual, factor ?? 1) : null }
}

/** The test that a row is of, and the measure its value is given in. */
interface Scale {
  test: LabTest | null
  /** As it was read. */
  unit: string | null
  /** As it was printed, where the test says what it can only be. */
  shownUnit: string | null
  isRepaired: boolean
  /** So many of the unit are one of the test's main unit; null where it does not fit. */
  factor: number | null
  isRefused: boolean
  usual: PersonalRange | null
}

function scaleOf(line: DocumentLine, row: LabRow, specimen: Specimen, person: DocumentPerson): Scale {
  const unit = row.unit === null ? null : cleanUnit(row.unit)
  const test = (row.test && fittingTest(row.test, unit, specimen)) ?? ofUrine(row.name, unit, specimen)
  if (test === null || unit === null) {
    const usual = test?.unit === '' ? usualRange(test, person) : null
    return { test, unit, shownUnit: unit, isRepaired: false, factor: null, isRefused: false, usual }
  }
  const repaired = line.recognised ? repairUnit(test, unit) : null
  const shownUnit = repaired ?? (line.recognised ? legibleUnit(test, unit) : unit)
  const factor = factorOf(test, shownUnit)
  const usual = factor === null ? null : usualRange(test, person)
  return { test, unit, shownUnit, isRepaired: repaired !== null, factor, isRefused: factor === null, usual }
}

/** "Ketones" under the heading of a urine test are those of urine. */
function ofUrine(name: string, unit: string | null, specimen: Specimen): LabTest | null {
  const test = specimen === 'urine' ? findPrintedTest(`urine ${name}`) : null
  return test && (unit === null || factorOf(test, unit) !== null) ? test : null
}

function unitDoubts(line: DocumentLine, row: LabRow, scale: Scale, value: RowValue | null): (string | null)[] {
  const { test, unit, shownUnit, isRepaired, isRefused } = scale
  return [
    isRefused && test ? `The unit ${shownUnit} does not fit ${test.name}. I do not use this value.` : null,
    isRepaired ? `The unit is hard to read: it looks like ${unit}.` : null,
    test && row.unit === null && test.unit !== '' && value ? 'The report gives no unit.' : null,
    unit === null || isRepaired ? null : unitDoubt(line, unit),
  ]
}

/** What of a row was not read. */
const rowDoubts = (row: LabRow, value: RowValue | null): (string | null)[] => [
  row.range === null && row.rest.some((text) => /\d/.test(text))
    ? `I could not read all of this row: "${row.rest.join(' ').slice(0, 60)}".`
    : null,
  value === null && row.words !== null && row.range !== null && row.unit !== null ? 'There is no number to the range beside it.' : null,
]

/** Where the report's own mark says something else than its number and its range. */
function contradiction(printed: LabFinding['flag'], computed: LabFinding['flag']): string | null {
  if (printed === null || computed === null || printed === computed || (printed === 'abnormal' && computed !== 'normal')) return null
  return `The report marks it "${printed}", but the number does not fit that.`
}

/** The report's mark counts; where it only says that something is out of range, the number says on which side. */
function shownFlag(printed: LabFinding['flag'], computed: LabFinding['flag']): LabFinding['flag'] {
  if (printed !== 'abnormal') return printed ?? computed
  return computed === 'normal' || computed === null ? 'abnormal' : computed
}

/**
 * Where a number in a picture can hardly be right, or lacks the decimals of its range, another look at the same place may
 * have read one that can; it is taken with a doubt.
 */
function likelierReading(line: DocumentLine, row: LabRow, test: LabTest, read: RowValue, factor: number | null): RowValue {
  const decimals = row.range?.decimals ?? null
  const fits = (number: ReadNumber) =>
    implausible(test, number, factor, null) === null && (decimals === null || number.decimals === decimals)
  if (implausible(test, read.number, factor, null) === null && !(decimals !== null && decimals > 0 && read.number.decimals === 0))
    return read
  for (const look of wordsAt(line, read.start, read.end).flatMap(({ otherLooks }) => otherLooks)) {
    const number = readNumber(look.replace(':', '.').replace(/[^\d]+$/, ''), null)
    if (number && fits(number))
      return { ...read, number: { ...number, doubt: `This is hard to read: it may be "${read.number.text}" or "${look}".` } }
  }
  return read
}

const named = (name: string, specimen: Specimen): string => (specimen === 'urine' && !/urin/i.test(name) ? `${name} (urine)` : name)

function cleanUnit(unit: string): string {
  return unit
    .replace(/^[([]|[)\],;]$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A unit of a picture as it was printed: as read where that is a clean spelling, else as the test's knowledge spells it. */
function legibleUnit(test: LabTest, unit: string): string {
  const known = spellingOf(test, unit)
  if (known === null || known.toLowerCase() === unit.toLowerCase()) return known ?? unit
  return /^(?:x?10[\^e*](?:3|6|9|12)|[a-z%µμ]+)(?:\/[a-zµμ]+)?$|^mL\/min\/1\.73(?:\s?m2)?$/i.test(unit) &&
    !/^(?:m[l1]u|[l1]u|u[l1]u)\/|mo\/l$/i.test(unit)
    ? unit
    : known
}

/** In pictures the Greek mu is often read as another letter; the test says which unit it can only be. */
function repairUnit(test: LabTest, unit: string): string | null {
  if (factorOf(test, unit) !== null) return null
  const tail = normaliseUnit(unit).replace(/^(?:[^a-z]|p|n|h|j|y|w|4|u)(?=mol|g|iu|l\b)/, '')
  const fitting = [test.unit, ...(test.otherUnits ?? []).map((other) => other.unit)].find((known) => normaliseUnit(known) === `u${tail}`)
  return fitting ?? null
}

/** What a value is against its range. Usual it is only where it would be for everybody the person may be: unknown is never normal. */
function flagOf(
  value: ReadNumber,
  range: { low: number | null; high: number | null },
  usual: PersonalRange | null,
  factor: number,
): LabFinding['flag'] {
  const flag = flagAgainst(value, range)
  if (flag !== 'normal' || usual === null) return flag
  const low = usual.sure.low === null ? null : round(usual.sure.low * factor)
  const high = usual.sure.high === null ? null : round(usual.sure.high * factor)
  return flagAgainst(value, { low, high }) === 'normal' ? 'normal' : null
}

function rangeOf(row: LabRow, usual: PersonalRange | null, factor: number): LabFinding['range'] {
  if (row.range) return { low: row.range.low, high: row.range.high, text: row.range.text, source: 'report' }
  if (!usual) return null
  const low = usual.low === null ? null : round(usual.low * factor)
  const high = usual.high === null ? null : round(usual.high * factor)
  const text = low === null ? `up to ${high}` : high === null ? `from ${low}` : `${low} to ${high}`
  return { low, high, text: usual.whom === null ? text : `${text} (${usual.whom})`, source: 'usual' }
}

const round = (value: number): number => Number(value.toPrecision(3))

/**
 * Why a value cannot be right for a living person (the limits of knowledge/lab-tests), with the readings that could be: a lost
 * decimal point, or another unit of the same test. null where it can be right.
 */
function implausible(
  test: LabTest,
  { value, text }: ReadNumber,
  factor: number | null,
  unit: string | null,
  usual: { low: number | null; high: number | null } | null = null,
): string | null {
  if (factor === null && test.unit !== '') return null
  const isPossible = (number: number, per: number) => number / per >= test.plausible[0] && number / per <= test.plausible[1]
  if (isPossible(value, factor ?? 1)) return null
  const middle = (usual?.high ?? usual?.low ?? test.plausible[1]) * (factor ?? 1)
  const shifted = [10, 100]
    .map((by) => Number((value / by).toPrecision(6)))
    .filter((number) => isPossible(number, factor ?? 1))
    .sort((a, b) => Math.abs(Math.log(a / middle)) - Math.abs(Math.log(b / middle)))
  const units = [{ unit: test.unit, perMain: 1 }, ...(test.otherUnits ?? [])].filter(
    (other) => normaliseUnit(other.unit) !== normaliseUnit(unit ?? '') && isPossible(value, other.perMain),
  )
  const readings = [
    ...shifted.slice(0, 1).map((number) => `${number}${unit ? ` ${unit}` : ''}`),
    ...units.slice(0, 1).map((other) => `${text} ${other.unit}`),
  ]
  return `${text}${unit ? ` ${unit}` : ''} is hardly possible in a living person.${readings.length > 0 ? ` It may be ${readings.join(' or ')}.` : ' A digit or the unit may be wrong.'}`
}

function isTenfold(range: { high: number | null }, usual: { high: number | null }, factor: number): boolean {
  if (range.high === null || usual.high === null || usual.high === 0) return false
  const ratio = range.high / (usual.high * factor)
  return ratio > 4 || ratio < 0.25
}
