import { acrossOf, type DocumentLine } from './document-lines.ts'
import { headingOf } from './letter-headings.ts'

/**
 * Letters that set two lists beside each other ("Active problems    Allergies", with their items below): each column is read from top to
 * bottom, as its own lines. Everything else stays as it is.
 */
export function columnsApart(lines: readonly DocumentLine[]): DocumentLine[] {
  const apart: DocumentLine[] = []
  for (let index = 0; index < lines.length; index++) {
    const head = lines[index] as DocumentLine
    const columns = headingsIn(head)
    if (columns === null) {
      apart.push(head)
      continue
    }
    let end = index + 1
    while (end < lines.length && belongsBelow(lines[end] as DocumentLine, head)) end++
    for (const line of lines.slice(index + 1, end)) {
      for (const cell of cellLines(line)) nearest(columns, cell)?.items.push(cell)
    }
    for (const { heading, items } of columns) apart.push(heading, ...items.map((item) => ({ ...item, isBelow: true })))
    index = end - 1
  }
  return apart
}

interface Column {
  heading: DocumentLine
  across: number
  items: DocumentLine[]
}

/** The columns of a line that is nothing but headings of different parts of a letter. */
function headingsIn(line: DocumentLine): Column[] | null {
  if (line.cells.length < 2 || line.cells.length > 3) return null
  const columns: Column[] = cellLines(line).map((heading) => ({ heading, across: heading.across, items: [] }))
  const sections = columns.map(({ heading }) => headingOf(heading)).map((heading) => (heading?.rest === '' ? heading.section : 'other'))
  // "Allergen    Reaction" are the heads of one table.
  const isOneTable = sections.filter((section) => section === 'allergy').length > 1
  const isApart = !isOneTable && new Set(columns.map(({ heading }) => heading.text.toLowerCase())).size === columns.length
  return sections.every((section) => section !== 'other') && isApart ? columns : null
}

const belongsBelow = (line: DocumentLine, head: DocumentLine): boolean =>
  line.page === head.page && headingOf(line) === null && line.cells.length <= head.cells.length && line.text.length < 120

/** Each cell as a line, which keeps its place across the page by its row. */
function cellLines(line: DocumentLine): (DocumentLine & { across: number })[] {
  return line.cells.map((cell) => {
    const end = cell.start + cell.text.length
    const places = line.places.filter((word) => word.start < end && word.end > cell.start)
    return { ...line, text: cell.text, start: cell.start, cells: [cell], places, across: acrossOf(line, cell.start, end) }
  })
}

function nearest(columns: readonly Column[], cell: { across: number }): Column | undefined {
  return [...columns].sort((a, b) => Math.abs(a.across - cell.across) - Math.abs(b.across - cell.across))[0]
}
