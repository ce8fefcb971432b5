import { refusals } from './reading-refused.ts'

/** The file information block of Word 97 and later begins with this; its flags stand 10 bytes further on. */
const magic = 0xa5ec
const flags = { place: 0x0a, encrypted: 0x0100 } as const
const sector = 512

/**
 * The text of a Word 97-2003 document; table cells are separated by tabs.
 * @throws ReadingRefused for an encrypted or damaged file.
 */
export async function readDoc(bytes: Buffer): Promise<string> {
  if (isEncrypted(bytes)) throw refusals.encrypted
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw refusals.broken
  })
  return [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes(),
    document.getBody(),
    document.getFooters(),
    document.getFootnotes(),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')
    .split('\n')
    .map(rowsOf)
    .join('\n')
}

/** Cells of a row, at least and at most, in a table that comes as one line. */
const rowCells = { least: 2, most: 12 } as const

/** Each row of a table ends with a mark of its own, which comes as one more, empty cell: where it stands at equal distances, it parts the rows. */
function rowsOf(line: string): string {
  const cells = line.split('\t')
  for (let count = rowCells.least; count <= rowCells.most && cells.length > 2 * count; count++) {
    const rows = Array.from({ length: Math.ceil(cells.length / (count + 1)) }, (_, row) =>
      cells.slice(row * (count + 1), (row + 1) * (count + 1)),
    )
    if (rows.every((row, index) => beginsRow(row[0] ?? '') && (row[count] === '' || index === rows.length - 1)))
      return rows.map((row) => row.join('\t').trimEnd()).join('\n')
  }
  return line
}

/** A row begins with a name, not with a unit or a number. */
const beginsRow = (cell: string): boolean => /^\W*[A-Za-z][^/]*$/.test(cell) && !/^(?:fL|pg)$/.test(cell)

function isEncrypted(bytes: Buffer): boolean {
  for (let place = sector; place + sector <= bytes.length; place += sector)
    if (bytes.readUInt16LE(place) === magic) return (bytes.readUInt16LE(place + flags.place) & flags.encrypted) !== 0
  return false
}
