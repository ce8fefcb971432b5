import type { Cell } from './document-lines.ts'
import { findKnownTest, findTest, isKnownUnit, longestTestName, normaliseTestName } from './lab-index.ts'
import type { LabRow } from './lab-row.ts'
import { readFlag } from './read-flag.ts'
import { readLabCell, resultWords } from './read-lab-cell.ts'
import { type DecimalMark, readNumber } from './read-number.ts'

const notNames =
  /^(?:page|date|time|age|sex|gender|dob|mrn|nhs|hospital|tel|phone|fax|ref|report|patient|name|id|no|number|room|bed|ward|address|postcode|zip|order|accession|specimen|sample|collected|received|reported|printed|range|units?|result|flag|test|version|account|lab|dr|doctor|pre-?diabet\w*|diabet\w*|desirable|optimal|near optimal|borderline|acceptable|recommended|targets?|goals?|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|stage|grade|categor\w*|risk|low risk|high risk|very high|high|low|mild\w*|moderate\w*|severe\w*|method\w*|notes?|comments?|interpretation|guidelines?|criteria|suggest\w*|consistent|therapeutic|if|when|for|men|women|males?|females?|adults?|child\w*|pregnan\w*|trimester|first trimester|second trimester|third trimester|follicular|luteal|midcycle|mid-?cycle|post-?menopaus\w*|weight|height|bmi|bp|blood pressure|pulse|heart rate|temp(?:erature)?|total pages)\b/i

const telephone = /^\+?\(?\d{2,5}\)?[ -]\d{3,4}[ -]\d{3,4}\b/

/** Splits a line of a report into results. Several tests in one line are several rows; a line without a result is none. */
export function readLabRows(cells: readonly Cell[], mark: DecimalMark, resultComesAfterRange: boolean): LabRow[] {
  const split = cells.flatMap((cell) => splitName(cell, mark))
  const starts = split.flatMap((cell, index) => (index === 0 || isNameCell(cell.text, mark) ? [index] : []))
  return starts.flatMap((from, place) => {
    const part = split.slice(from, starts[place + 1] ?? split.length)
    const row = readRow(part, mark, resultComesAfterRange)
    return row ? [row] : []
  })
}

/** "Sodium: 139 mmol/L" and "HbA1c 8.1" become a name and the rest. */
function splitName(cell: Cell, mark: DecimalMark): Cell[] {
  const colon = /^([^:=<>]{2,60}?)\s*[:=]\s+(?=\S)|^([^:=<>\d]{2,60}?)\s*[:=](?=\S)/.exec(cell.text)
  if (colon && !/^\d/.test(cell.text))
    return [
      { text: cell.text.slice(0, colon[0].length).replace(/\s*[:=]\s*$/, ''), start: cell.start },
      ...piecesAfter(cell, colon[0].length),
    ]
  const words = [...cell.text.matchAll(/\S+/g)]
  for (let length = Math.min(words.length - 1, longestTestName + 2); length > 0; length--) {
    const last = words[length - 1]
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    const next = words[length]?.[0] ?? ''
    if (findTest(cell.text.slice(0, end)) && (readNumber(next, mark) !== null || /^[<>≤≥]\d?/.test(next) || resultWords.test(next)))
      return [{ text: cell.text.slice(0, end), start: cell.start }, ...piecesAfter(cell, end)]
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
  const { name, unit } = namedWithUnit(nameCell.text.replace(/^[\s*•\-–]+/, '').replace(/[\s.:=…]+$/, ''))
  if (!/[A-Za-z]{2}|^[KC]$/.test(name) || name.length > 70 || notNames.test(name)) return null
  if (telephone.test(others[0]?.text ?? '')) return null
  const found = findTest(name)
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
  return { ...row, flag: row.flag ?? (row.values.length === 1 ? (row.values[0]?.flag ?? null) : null) }
}

/** "Ferritin (ug/L)": some tables print the unit behind the name. */
function namedWithUnit(printed: string): { name: string; unit: string | null } {
  const [, name, unit] =
    /^(.+?)\s*(?:[([]([^()[\]]{1,16})[)\]]|,\s*([^,\s]{2,16}))$/.exec(printed)?.filter((part) => part !== undefined) ?? []
  return name && unit && /[/%]/.test(unit) && isKnownUnit(unit) && findTest(name) ? { name, unit } : { name: printed, unit: null }
}

/** Whether a name is too plain to be a test of its own in a table. */
export function isTestLike(name: string): boolean {
  const words = normaliseTestName(name).split(' ')
  return words.length <= 6 && !/[.!?]$/.test(name)
}
