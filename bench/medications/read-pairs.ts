import { readFileSync } from 'node:fs'

/** Two drugs a line, quoted or bare, under a heading. */
export function readPairs(file: string): [string, string][] {
  const [heading, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  if (!heading?.includes(',')) throw new Error(`${file} is no list of pairs`)
  return lines.flatMap((line) => {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('""', '"').trim())
    const [first, second] = cells
    return first && second ? [[first, second] as [string, string]] : []
  })
}
