import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import { commonPairs } from './medications/common-pairs.ts'
import { measureNearest } from './medications/measure-nearest.ts'
import { readPairs } from './medications/read-pairs.ts'

/**
 * npm run bench:medications -- [--pairs FILE.csv] [--json FILE]: how many pairs of a list of dangerous ones warn, how many common and safe
 * pairs are interrupted, how many names lead to ingredients, and how long the ten nearest of 100,000 pharmacies take.
 */
const { values } = parseArgs({ options: { pairs: { type: 'string' }, json: { type: 'string' } } })
const pairsFile = values.pairs ?? join(import.meta.dirname, '../../shared/clinical/interactions.onc-high-priority.csv')
const index = knownMedicines()
const figures: Record<string, number> = {}

const warnings = (pair: readonly [string, string]) => checkMedications(index, { medications: pair }).warnings

if (existsSync(pairsFile)) {
  const pairs = readPairs(pairsFile)
  const silent = pairs.filter((pair) => !warnings(pair).some(({ kind, interrupts }) => kind === 'interaction' && interrupts))
  figures['interactions.onc.pairs'] = pairs.length
  figures['interactions.onc.recall'] = (pairs.length - silent.length) / pairs.length
  for (const pair of silent) console.log(`  no warning: ${pair.join(' + ')}`)
} else console.log(`No list of pairs at ${pairsFile}: give one with --pairs FILE.csv.`)

const alarms = commonPairs.filter((pair) => warnings(pair).some(({ interrupts }) => interrupts))
for (const pair of alarms) console.log(`  false alarm: ${pair.join(' + ')}`)
figures['interactions.common.pairs'] = commonPairs.length
figures['interactions.common.falseAlarms'] = alarms.length

// Trade names agreed by two writings that were looked up; the generic names those rows lead to are not counted again.
const { brandNames } = index.knowledge
figures['names.ingredients'] = Object.keys(brandNames).length
figures['names.all'] = index.names.size

const times = (await measureNearest()).sort((a, b) => a - b)
figures['nearest.p99.ms'] = Number((times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN).toFixed(2))

for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(34)} ${value}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
