/**
 * npm run bench:mutation -- [--only check-medications,decide-triage,judge] [--json FILE] [--again]: changes the code of the levels, of the judgement of a turn and of the
 * medicines check in small ways, one at a time, and counts the changes that a test sees (Stryker, which is installed for the run into a folder that git does
 * not see). A file is taken piece by piece; what was tried of the same code with the same tests is not tried again, so a run that was stopped goes on (--again forgets it).
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installStryker, type Mutant, tryChanges } from './mutation/try-changes.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, again: { type: 'boolean', default: false } },
})
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/mutation')

/** What is changed, and the tests that should see it: those that stand beside it. */
const parts: Readonly<Record<string, { source: string; tests: readonly string[] }>> = {
  'check-medications': { source: 'medications/check-medications.ts', tests: ['medications/check-medications.test.ts'] },
  'decide-triage': { source: 'judge/levels/decide-triage.ts', tests: ['judge/levels/decide-triage.test.ts'] },
  judge: { source: 'judge/judge.ts', tests: ['judge/judge.test.ts', 'judge/judge-help.test.ts', 'judge/judge-numbers.test.ts'] },
}

if (values.again) rmSync(folder, { recursive: true, force: true })
installStryker(folder)
const figures: Record<string, number> = {}
let allSeen = 0
let allTried = 0
for (const [name, { source, tests }] of Object.entries(parts)) {
  if (values.only && !values.only.split(',').includes(name)) continue
  const mutants = tryChanges({
    root,
    folder,
    source: `packages/clinic/src/${source}`,
    tests: tests.map((file) => `packages/clinic/src/${file}`),
  })
  const tried = mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'))
  const seen = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  for (const mutant of tried) if (!seen.includes(mutant)) console.log(`  not seen: ${placeOf(source, mutant)}`)
  figures[`mutation.${name}.of`] = tried.length
  figures[`mutation.${name}.score`] = seen.length / tried.length
  allSeen += seen.length
  allTried += tried.length
}
if (!values.only) figures['mutation.score'] = allSeen / allTried
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${Number(figure.toFixed(3))}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)

function placeOf(source: string, { location, mutatorName, replacement }: Mutant): string {
  return `${source}:${location.start.line}:${location.start.column} ${mutatorName} -> ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)}`
}
