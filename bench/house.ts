/**
 * How the house is cut, by its syntax trees: circles of imports, functions, effects.
 *
 *   npm run bench:house -- [--json FILE]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureShape } from '../scripts/shape/measure-shape.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const { functions, cycles, effects, webLines } = measureShape(join(import.meta.dirname, '..'))
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
}
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`)
for (const { name, place, branches } of byBranches.slice(0, 5)) console.log(`  ${branches} ways: ${name}, ${place}`)
for (const { name, place, lines } of byLines.slice(0, 5)) console.log(`  ${lines} lines: ${name}, ${place}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
