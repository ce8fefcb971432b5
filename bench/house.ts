/**
 * How the house is cut, by its syntax trees: circles of imports, functions, effects; and how many figures of the documents no bench has given. With --install also what a first start installs, of
 * what is committed; with --release what a release weighs, and whether it runs in an empty folder; with --quick the seconds of `npm run test:quick`.
 *
 *   npm run bench:house -- [--json FILE] [--install] [--release] [--quick]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureShape } from '../scripts/shape/measure-shape.ts'
import { unsourcedFigures } from './figures/documents-with-figures.ts'
import { measureInstall } from './house/measure-install.ts'
import { measureKnowledge } from './house/measure-knowledge.ts'
import { measureQuickTests } from './house/measure-quick-tests.ts'
import { measureRelease } from './house/measure-release.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, install: { type: 'boolean' }, release: { type: 'boolean' }, quick: { type: 'boolean' } },
})
const root = join(import.meta.dirname, '..')
const { functions, cycles, effects, webLines } = measureShape(root)
const unsourced = unsourcedFigures()
const byBranches = functions.toSorted((one, other) => other.branches - one.branches)
const byLines = functions.toSorted((one, other) => other.lines - one.lines)

const figures = {
  functions: functions.length,
  cycles: cycles.length,
  'branches.max': byBranches[0]?.branches ?? 0,
  'branches.over25': functions.filter(({ branches }) => branches > 25).length,
  'lines.max': byLines[0]?.lines ?? 0,
  'lines.over120': functions.filter(({ lines }) => lines > 120).length,
  'effects.per1000': Math.round((effects / webLines) * 100_000) / 100,
  'figures.unsourced': unsourced.length,
  ...(await measureKnowledge()),
  ...(values.quick ? { 'test.quick.s': measureQuickTests(root) } : {}),
  ...(values.install ? { 'install.start.mb': measureInstall(root) } : {}),
  ...(values.release ? await measureRelease(root) : {}),
}
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`)
for (const { name, place, branches } of byBranches.slice(0, 5)) console.log(`  ${branches} ways: ${name}, ${place}`)
for (const { name, place, lines } of byLines.slice(0, 5)) console.log(`  ${lines} lines: ${name}, ${place}`)
for (const found of unsourced) console.log(`  no source: ${found}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
