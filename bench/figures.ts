import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figureFolder, unsourcedFigures, writeDocuments } from './figures/documents-with-figures.ts'
import { benchOf, readFigures, withNewFigures, writeFigures } from './figures/figure-files.ts'

/**
 * npm run figures -- [--day DAY] [FILE ...]: takes what benches wrote by `--json` into docs/figures, with the day, and writes every figure of the documents and
 * the model card from there. A file is called after its bench (clinic.json, listening.json, listening-harmless.json). Without a file: the documents alone.
 */
const { values, positionals } = parseArgs({ options: { day: { type: 'string' } }, allowPositionals: true })
const day = values.day ?? new Date().toISOString().slice(0, 10)
if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error('--day is written as 2026-11-26')

for (const file of positionals) {
  const bench = benchOf(file)
  const given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFigures(figureFolder, bench, withNewFigures(readFigures(figureFolder)[bench] ?? {}, given, day))
  console.log(`${bench}: ${Object.keys(given).length} figures of ${day}`)
}
for (const file of writeDocuments()) console.log(`written: ${file}`)
const unsourced = unsourcedFigures()
for (const found of unsourced) console.log(`no source: ${found}`)
console.log(`figures.unsourced: ${unsourced.length}`)
