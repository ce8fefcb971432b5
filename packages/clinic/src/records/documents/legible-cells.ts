import { type Cell, type DocumentLine, wordsAt } from './document-lines.ts'
import { findPrintedTest, isKnownUnit } from './lab-index.ts'

/** The cells of a row of a picture without what the eye misreads. What is changed here is doubted later (doubt-picture.ts). */
export function legibleCells(line: DocumentLine, cells: readonly Cell[]): readonly Cell[] {
  if (!line.recognised) return cells
  return cells.map((cell, index) => withUnit(line, withName(line, withNumber(cell), index)))
}

/**
 * A decimal point is often read as a colon, a number stands close to the power of ten behind it, that power loses its sign or its litre
 * ("3.36109/L", "1012/"), and a unit is taken apart at its stroke ("K/ uL").
 */
const withNumber = (cell: Cell): Cell => ({
  ...cell,
  text: cell.text
    .replace(/(?<=^[<>]?\d{1,3}):(?=\d{1,2}(?:\s|$))/, '.')
    .replace(/(?<=^[<>]?\d{1,4}(?:\.\d{1,3})?)(?=10[\^*]\d{1,2}\s?\/)/, ' ')
    .replace(/(^|\s|(?<=^[<>]?\d{1,3}\.\d{2}))10(9|12)\/[L1I|l]?$/, ' 10^$2/L')
    .replace(/(?<=[A-Za-zµμ\d]\/)\s+(?=[dmuµμ]?L\b)/, '')
    .trimStart(),
})

/** Cells of a row that may be the name of its test. */
const nameCells = 2

/** "S-lron", "CI", "Adj usted calcium", "ron": letters that look alike, a word taken apart, a word that another look read whole. */
function withName(line: DocumentLine, cell: Cell, index: number): Cell {
  const { text, start } = cell
  if (index >= nameCells || !/[A-Za-z][A-Za-z1]/.test(text) || text.length > 60 || findPrintedTest(text)) return cell
  const spaces = [...text.matchAll(/(?<=\p{L}) (?=\p{Ll})/gu)].map(({ index: at }) => text.slice(0, at) + text.slice(at + 1))
  const looks = wordsAt(line, start, start + text.length).flatMap((word) =>
    word.otherLooks
      .filter((look) => /^\p{L}/u.test(look))
      .map((look) => text.slice(0, Math.max(0, word.start - start)) + look + text.slice(word.end - start)),
  )
  const alike = [
    text.replace(/(?<![A-Za-z])l(?=[a-z])/g, 'I'),
    text.replace(/(?<=[A-Z])I(?![A-Za-z])/g, 'l'),
    text.replace(/^([Cc])1$/, '$1l'),
  ]
  const name = [...alike, ...spaces, ...looks].find((each) => each !== text && findPrintedTest(each) !== null)
  return name === undefined ? cell : { ...cell, text: name }
}

/** "gL": the stroke of a unit is thin. */
const strokeLost = /^([munpµμ]?(?:g|mol|I?U))([dmuµμ]?L)$/

/** "mg/d" that another look read as "mg/dL", a lone "L" as "fL": the last word of a cell that is no unit, and is one to another look. */
function withUnit(line: DocumentLine, cell: Cell): Cell {
  const [, before = '', last = ''] = /^(.*?)(\S+)$/s.exec(cell.text) ?? []
  if (isKnownUnit(last) || !/^[A-Za-zµμ/]{1,8}$/.test(last)) return cell
  const from = cell.start + before.length
  const unit = [...wordsAt(line, from, from + last.length).flatMap(({ otherLooks }) => otherLooks), last.replace(strokeLost, '$1/$2')].find(
    (look) => /[A-Za-z]/.test(look) && isKnownUnit(look),
  )
  return unit === undefined ? cell : { ...cell, text: before + unit }
}
