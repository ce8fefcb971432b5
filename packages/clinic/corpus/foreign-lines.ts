import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, '../../../../shared/lay')
/** Shorter lines ("I have a fever") are anybody's. */
const leastLetters = 25

/** The words of a text alone, in lower case. */
export function levelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The longer strings of the measuring sets beside the repository, levelled; empty where those are not there. Never printed. */
export function foreignLines(): ReadonlySet<string> {
  const lines = new Set<string>()
  if (!existsSync(folder)) return lines
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.jsonl(?:\.gz)?$/.test(name)) continue
    const bytes = readFileSync(join(folder, name))
    for (const line of (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n'))
      if (line.trim() !== '') collect(JSON.parse(line), lines)
  }
  return lines
}

function collect(value: unknown, lines: Set<string>): void {
  if (typeof value === 'string') {
    const words = levelled(value)
    if (words.length >= leastLetters) lines.add(words)
  } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, lines)
}
