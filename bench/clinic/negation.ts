import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isConceptDenied } from '@dr-ai/clinic/hear/is-concept-denied'

export interface NegationRow {
  concept: string
  sentence: string
  negation: string
}

export interface NegationScore {
  precision: number
  recall: number
  f1: number
  rows: number
}

/** How well the reader sees which concepts a sentence denies ("Negated" is the positive class). */
export function scoreNegation(rows: readonly NegationRow[]): NegationScore {
  let both = 0
  let said = 0
  let wanted = 0
  for (const { concept, sentence, negation } of rows) {
    const isWanted = negation === 'Negated'
    const isSaid = isConceptDenied(sentence, concept)
    both += isWanted && isSaid ? 1 : 0
    said += isSaid ? 1 : 0
    wanted += isWanted ? 1 : 0
  }
  return { precision: both / said, recall: both / wanted, f1: (2 * both) / (said + wanted), rows: rows.length }
}

/** In: path of a file of JSON lines. Throws when it cannot be read. */
export function readNegationRows(path: string): NegationRow[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as NegationRow)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv[2]
  if (path === undefined) throw new Error('usage: node bench/clinic/negation.ts FILE.jsonl')
  console.log(JSON.stringify(scoreNegation(readNegationRows(path))))
}
