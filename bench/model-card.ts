import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figures, renderModelCard } from './model-card/render-model-card.ts'

/**
 * npm run model-card -- --listening FILE --clinic FILE --harmless FILE --date DAY: writes docs/safety/model-card.md out of the figures that `bench:listening`
 * (with --folder), `bench:clinic` (with --cases) and `bench:listening` (with --harmless) wrote by --json, so that no figure of it is typed by hand. A figure that is
 * missing is named, and nothing is written.
 */
const { values } = parseArgs({
  options: { listening: { type: 'string' }, clinic: { type: 'string' }, harmless: { type: 'string' }, date: { type: 'string' } },
})
const figures: Figures = Object.fromEntries(
  [values.listening, values.clinic, values.harmless].flatMap((file) =>
    file === undefined ? [] : Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Figures),
  ),
)
const today = new Date().toISOString().slice(0, 10)
writeFileSync(join(import.meta.dirname, '../docs/safety/model-card.md'), renderModelCard(figures, values.date ?? today))
