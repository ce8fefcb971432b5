import type { DocumentLine } from './document-lines.ts'
import { factorOf, findKnownTest, longestTestName } from './lab-index.ts'
import type { LabRow } from './lab-row.ts'
import { type DecimalMark, readNumber } from './read-number.ts'
import { readRange } from './read-range.ts'
import { onlyUnit, testInList } from './unit-of-list.ts'
import { looksLikeUnit } from './units.ts'

const connector =
  /^(?:[\s:=,)-]|\b(?:slightly|mildly|markedly|a little|borderline|very|just|is|was|were|of|at|level|levels|count|result|measured|came|back|now|currently|about|around|approximately|has|been|value|today|peak(?:ed)?|peaking|maximum|nadir|reads?|rose|fell|to|remains?|stable|elevated|raised|high|low|normal|improved|increased|decreased)\b)*/i

/** Values told in a sentence: "HbA1c was 8.1 % on 3 March". Only known tests, each with a unit that is written out; without one only in a list of several (`isList`). */
export function readProseValues(line: DocumentLine, mark: DecimalMark, isList: boolean): LabRow[] {
  const words = [...line.text.matchAll(/[A-Za-z0-9%µ()/.-]*[A-Za-z0-9%)]/g)]
  const rows: LabRow[] = []
  for (let first = 0; first < words.length; first++) {
    for (let length = Math.min(longestTestName, words.length - first); length > 0; length--) {
      const start = words[first]?.index ?? 0
      const last = words[first + length - 1]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const name = line.text.slice(start, end)
      if ((name.length < 2 && !isList) || /^[a-z]{1,3}$/.test(name)) continue
      const found = findKnownTest(name) ?? (isList ? testInList(name) : null)
      const row = found ? readAfter(line, name, found, end, mark, isList) : null
      if (!row) continue
      rows.push(row)
      const valueEnd = (row.values[0]?.end ?? 0) - line.start
      while (first + 1 < words.length && (words[first + 1]?.index ?? 0) < valueEnd) first++
      break
    }
  }
  return rows
}

/** What is aimed at, or a bound of which the text speaks, is no value of the patient: "keep HbA1c below 7 %", "0.2 ng/mL or greater". */
const aimBefore =
  /\b(?:targets?|goals?|aim\w*|keep|thresholds?|cut-?offs?|defined|below|above|under|over|less than|more than|greater than|at least|if|when|until|unless|should|would|ideal\w*|recommend\w*|normal(?:ly)? (?:is|are|range))\b[^.;]{0,40}$/i
const aimAfter = /^\s*(?:\)?\s*)(?:or|and)\s+(?:greater|higher|more|above|over|less|lower|below|under|fewer)\b/i

function readAfter(
  line: DocumentLine,
  name: string,
  test: NonNullable<LabRow['test']>,
  end: number,
  mark: DecimalMark,
  isList: boolean,
): LabRow | null {
  const lead = connector.exec(line.text.slice(end))?.[0].length ?? 0
  const rest = line.text.slice(end + lead)
  const match =
    /^([<>≤≥]?\s?\d[\d.,]*\d|[<>≤≥]?\s?\d)\s*(x?\s?10[\^*]?\d+\s?\/\s?[a-zµμ]+|[A-Za-zµμ%][A-Za-z0-9µμ%/^.²]*|\/[a-zµμ]+)?/.exec(rest)
  const number = match ? readNumber(match[1] ?? '', mark) : null
  // "Ph: 0253-2960011" is a telephone.
  if (!match || !number || /^-\d{3}/.test(rest.slice(match[0].length))) return null
  const unit = unitBehind(test, (match[2] ?? '').replace(/[.,;]+$/, ''), rest.slice(match[1]?.length ?? 0), number.value, isList)
  if (unit === null) return null
  const after = rest.slice(match[0].length)
  const before = line.text.slice(0, end - name.length)
  if (aimAfter.test(after) || aimBefore.test(`${before.slice(-60)}`) || aimBefore.test(line.text.slice(end, end + lead))) return null
  const range = readRange(/^\s*[([][^)\]]{0,50}[)\]]/.exec(after)?.[0] ?? '', mark)
  const start = line.start + end + lead + (match[0].length - match[0].trimStart().length)
  return {
    name,
    test,
    isCloseName: false,
    values: [{ number: { ...number, doubt: unit.doubt ?? number.doubt }, start, end: start + (match[1]?.length ?? 0), flag: null }],
    words: null,
    unit: unit.printed,
    range,
    flag: null,
    rest: [],
    isLate: false,
  }
}

/**
 * The unit of a number in a sentence: as it is written behind it, else the one that it shares with the next number, else the only one it can have;
 * null where the number is none of this test.
 */
function unitBehind(
  test: NonNullable<LabRow['test']>,
  written: string,
  after: string,
  value: number,
  isList: boolean,
): { printed: string | null; doubt: string | null } | null {
  const unit = looksLikeUnit(written) || factorOf(test, written) !== null ? written : ''
  if (unit !== '') return factorOf(test, unit) !== null || unit.includes('/') ? { printed: unit, doubt: null } : null
  if (test.unit === '') return { printed: null, doubt: null }
  const shared = sharedUnit(test, after)
  if (shared !== null) return { printed: shared, doubt: null }
  const goesOn = /^(?:and|but|with|on|in|at|from|which|then|today|now)?$/i.test(written)
  if (!goesOn || !(isList || test.id === 'egfr')) return null
  const likely = onlyUnit(test, value)
  return { printed: likely, doubt: likely === null ? null : `No unit is written beside it: I took it for ${likely}.` }
}

/** "LDL of 4.6 and HDL of 1.1 mmol/L": the unit of both stands behind the second. */
function sharedUnit(test: NonNullable<LabRow['test']>, after: string): string | null {
  const unit = /^\s*(?:,|and|\/)\s+(?:an? )?[A-Za-z -]{2,24}?\s(?:(?:of|was|is)\s)?[<>]?\d[\d.]*\s?([A-Za-zµμ%][A-Za-z0-9µμ%/^.²]*)/i.exec(
    after,
  )?.[1]
  const printed = unit?.replace(/\.$/, '')
  return printed?.includes('/') && factorOf(test, printed) !== null ? printed : null
}
