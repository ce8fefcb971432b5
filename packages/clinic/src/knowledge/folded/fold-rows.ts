type Row = Readonly<Record<string, unknown>>

/** Rows as columns: what is alike lies side by side. A value that a row does not have is null. */
export function foldRows(rows: readonly object[], without: readonly string[] = []): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !without.includes(name))
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, rows.map((row) => (row as Row)[name] ?? null)])))
}

/** The rows of columns, without the values that are null. */
export function unfoldRows(text: string): Row[] {
  const columns = Object.entries(JSON.parse(text) as Record<string, unknown[]>)
  const count = columns[0]?.[1].length ?? 0
  return Array.from({ length: count }, (_, row) => Object.fromEntries(columns.flatMap(([name, values]) => (values[row] === null ? [] : [[name, values[row]]]))))
}
