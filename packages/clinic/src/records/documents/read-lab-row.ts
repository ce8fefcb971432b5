import type { Cell } from './document-lines.ts'
import { factorOf, findKnownTest, findPrintedTest, findTest, isKnownUnit, longestTestName, normaliseTestName } from './lab-index.ts'
import type { LabRow, RowValue } from './lab-row.ts'
import { flagAgainst, type LabFlag, readFlag } from './read-flag.ts'
import { readLabCell, resultWords } from './read-lab-cell.ts'
import { type DecimalMark, readNumber } from './read-number.ts'
import { type ReportRange, readRange } from './read-range.ts'

const notNames =
  /^(?:(?:normal|reference|standard|expected|usual) (?:range|interval|values?|limits?)|page|date|time|age|sex|gender|dob|mrn|nhs|hospital|tel|phone|fax|ref|report|patient|name|id|no|number|room|bed|ward|address|postcode|zip|order|accession|specimen|sample|collected|received|reported|printed|range|units?|result|flag|test|version|account|lab|dr|doctor|pre-?diabet\w*|diabet\w*|desirable|optimal|near optimal|borderline|acceptable|recommended|targets?|goals?|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|stage|grade|categor\w*|risk|low risk|high risk|very high|high|low|mild\w*|moderate\w*|severe\w*|method\w*|notes?|comments?|interpretation|guidelines?|criteria|suggest\w*|consistent|therapeutic|if|when|for|men|women|males?|females?|adults?|child\w*|pregnan\w*|trimester|first trimester|second trimester|third trimester|follicular|luteal|midcycle|mid-?cycle|post-?menopaus\w*|weight|height|bmi|bp|blood pressure|pulse|heart rate|temp(?:erature)?|total pages)\b/i

const telephone = /^(?:\+?\(?\d{2,5}\)?[ -]\d{3,4}[ -]\d{3,4}|\+?\(?0\d{2,4}\)?[ -]\d{5,8}|\+\d{2,3}[ -]?\d{8,10}|\d{10})\b/

/** Splits a line of a report into results. Several tests in one line are several rows; a line without a result is none. */
export function readLabRows(cells: readonly Cell[], mark: DecimalMark, resultComesAfterRange: boolean): LabRow[] {
  const [first, second] = cells
  // Some set the mark before the name.
  const lead = first && second && readNumber(second.text, mark) === null && findPrintedTest(second.text) ? readFlag(first.text) : null
  if (lead !== null) return readLabRows(cells.slice(1), mark, resultComesAfterRange).map((row) => ({ ...row, flag: row.flag ?? lead }))
  const split = cells.flatMap((cell) => splitName(cell, mark))
  const isListed = /^\d{1,3}[.)]?$/.test(split[0]?.text ?? '') && findPrintedTest(split[1]?.text ?? '') !== null
  const starts = split.flatMap((cell, index) => (index === 0 || (index === 1 && isListed) || isNameCell(cell.text, mark) ? [index] : []))
  return starts.flatMap((from, place) => {
    const part = split.slice(from, starts[place + 1] ?? split.length)
    return shareAndCount(part, mark).flatMap((cells) => readRow(cells, mark, resultComesAfterRange) ?? [])
  })
}

/** "Neutrophils   62.1 %   5.61   x10^9/L   1.6 - 8.3" are two results: the share, and the count, whose range stands behind it. */
function shareAndCount([name, ...others]: readonly Cell[], mark: DecimalMark): readonly (readonly Cell[])[] {
  const whole = [[name, ...others].filter((cell) => cell !== undefined)]
  if (name === undefined) return []
  const isShare = (index: number) => /^\d[\d.,]*\s*%$/.test(others[index]?.text ?? '')
  const isParted = /^\d[\d.,]*$/.test(others[0]?.text ?? '') && others[1]?.text === '%'
  const end = isShare(0) ? 1 : isParted ? 2 : 0
  const [count, ...behind] = others.slice(end)
  const [first = '', ...words] = count?.text.split(/\s+/) ?? []
  if (end === 0 || readNumber(first, mark) === null || readRange(count?.text ?? '', mark) !== null) return whole
  const isCounted = [words.join(' '), ...behind.slice(0, 2).map(({ text }) => text)].some((text) => text !== '%' && isKnownUnit(text))
  return isCounted
    ? [
        [name, ...others.slice(0, end)],
        [name, ...others.slice(end)],
      ]
    : whole
}

/** "Hemoglobin 01": the number of the laboratory that measured it. */
export const performer = /\s+0\d$/

/** "Average glucose calculated 166 mg/dL": how it came about stands between the name and the number. */
const origin = /^\(?(?:calc\w*\.?|derived|measured|computed)\)?$/i

/** "Sodium: 139 mmol/L" and "HbA1c 8.1" become a name and the rest. */
function splitName(cell: Cell, mark: DecimalMark): Cell[] {
  const colon = /^([^:=<>]{2,60}?)\s*[:=]\s+(?=\S)|^([^:=<>\d]{2,60}?)\s*[:=](?=\S)/.exec(cell.text)
  // "Urine albumin:creatinine ratio" is one name.
  if (findPrintedTest(cell.text)) return [cell]
  if (colon && !/^\d/.test(cell.text))
    return [
      { text: cell.text.slice(0, colon[0].length).replace(/\s*[:=]\s*$/, ''), start: cell.start },
      ...piecesAfter(cell, colon[0].length),
    ]
  const words = [...cell.text.matchAll(/\S+/g)]
  for (let length = Math.min(words.length - 1, longestTestName + 2); length > 0; length--) {
    const last = words[length - 1]
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    const next = words[length + (origin.test(words[length]?.[0] ?? '') ? 1 : 0)]
    if (next === undefined) continue
    const [value] = next
    if (/^0\d$/.test(value)) continue
    if (findTest(cell.text.slice(0, end)) && (readNumber(value, mark) !== null || /^[<>≤≥]\d?/.test(value) || resultWords.test(value)))
      return [{ text: cell.text.slice(0, end), start: cell.start }, ...piecesAfter(cell, next.index)]
  }
  return [cell]
}

function piecesAfter(cell: Cell, offset: number): Cell[] {
  const text = cell.text.slice(offset)
  return text.trim() === '' ? [] : [{ text: text.trim(), start: cell.start + offset + (text.length - text.trimStart().length) }]
}

function isNameCell(text: string, mark: DecimalMark): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    readNumber(text, mark) === null &&
    readFlag(text) === null &&
    !isKnownUnit(text) &&
    findKnownTest(text) !== null
  )
}

function readRow([nameCell, ...others]: readonly Cell[], decimals: DecimalMark, resultComesAfterRange: boolean): LabRow | null {
  if (!nameCell || others.length === 0) return null
  const { name, unit } = namedWithUnit(
    nameCell.text
      .replace(/^[\s*•\-–]+/, '')
      // The rule of a table that stands before a name; "I ron" is one.
      .replace(/^[|Il!] (?=[A-Za-z]{2})/, (rule) => (findPrintedTest(nameCell.text) ? rule : ''))
      .replace(/[\s.:=…]+$/, '')
      .replace(performer, ''),
  )
  if (name.length > 70 || notNames.test(name)) return null
  if (telephone.test(others[0]?.text ?? '')) return null
  const found = findTest(name)
  if (!found && !/[A-Za-z]{2}/.test(name)) return null
  const row: LabRow = {
    name,
    test: found?.test ?? null,
    isCloseName: found?.isClose ?? false,
    values: [],
    words: null,
    unit,
    range: null,
    flag: null,
    rest: [],
    isLate: false,
  }
  for (const [index, cell] of others.entries())
    if (readLabCell(row, cell, others.slice(index + 1), { decimals, resultComesAfterRange }) === 'complete') break
  if (row.values.length === 0 && row.words === null) return null
  settleMark(row)
  return { ...row, flag: row.flag ?? (row.values.length === 1 ? (row.values[0]?.flag ?? null) : null) }
}

/** A mark in a cell behind several numbers is that of the last one, unless by the range it can only be another's. */
function settleMark({ values, range }: LabRow): void {
  const last = values.at(-1)
  if (!last?.isMarkApart || range === null || fits(last, range, last.flag)) return
  const other = values.find((value) => value.flag === null && fits(value, range, last.flag))
  if (!other) return
  other.flag = last.flag
  last.flag = null
}

function fits({ number }: RowValue, range: ReportRange, flag: LabFlag | null): boolean {
  const own = flagAgainst(number, range)
  return flag === 'abnormal' ? own !== 'normal' : own === flag
}

/** "Ferritin (ug/L)": some tables print the unit behind the name. */
function namedWithUnit(printed: string): { name: string; unit: string | null } {
  const [, name, unit] =
    /^(.+?)\s*(?:[([]([^()[\]]{1,16})[)\]]|,\s*([^,\s]{2,16}))$/.exec(printed)?.filter((part) => part !== undefined) ?? []
  const test = name && unit && isKnownUnit(unit) ? findTest(name)?.test : undefined
  const isUnit = test !== undefined && unit !== undefined && (/[/%]/.test(unit) || factorOf(test, unit) !== null)
  return name && isUnit ? { name, unit } : { name: printed, unit: null }
}

/** Whether a name is too plain to be a test of its own in a table. */
export function isTestLike(name: string): boolean {
  const words = normaliseTestName(name).split(' ')
  return words.length <= 6 && !/[.!?]$/.test(name)
}
