/** Rows and cells of one file that are read. */
const most = { rows: 500_000, cells: 200 } as const

/** The cells of a CSV text, row by row (RFC 4180, also with semicolons or tabs between the cells). */
export function* csvRows(text: string): Generator<string[]> {
  const separator = separatorOf(text)
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let rows = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text[++index]
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator || character === '\n') {
      if (row.length < most.cells) row.push(cell.trim())
      cell = ''
      if (character === separator) continue
      yield row
      row = []
      if (++rows >= most.rows) return
    } else cell += character
  }
  if (cell !== '' || row.length > 0) yield [...row, cell.trim()]
}

function separatorOf(text: string): string {
  const head = text.slice(0, 4_000)
  const counts = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.each ?? ','
}
