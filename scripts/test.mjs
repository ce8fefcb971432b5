// `npm test`: every check and every test, from a bare checkout. Runs on Node 20 until the project's own Node is installed.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditDependencies } from './audit-dependencies.mjs'
import { findChromium } from './find-chromium.mjs'
import { preparePostgres } from './find-postgres.mjs'
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs'
import { buildWeb, installDependencies, packKnowledge } from './setup.mjs'

const only = new Set(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'dr-ai-test-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')
/** @type {string[]} */
const failed = []
let passed = 0

/** @param {string} name */
const isWanted = (name) => only.size === 0 || only.has(name)

/**
 * Runs one npm script; what fails is named at the end, and the rest still runs.
 * @param {string} name
 * @param {[string, ...string[]]} script its name, and what is added to its command line
 * @param {{ environment?: Record<string, string>, isBeside?: boolean }} [options] what runs beside others says all it has to say when it has ended
 */
async function step(name, [script, ...added], { environment = {}, isBeside = false } = {}) {
  if (!isWanted(name)) return
  if (!isBeside) console.log(`\n== ${name}`)
  const child = spawn('npm', ['run', '--silent', script, '--', ...added], {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data))
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve))
  if (isBeside) console.log(`\n== ${name}\n${said.trimEnd()}`)
  if (code === 0) passed += 1
  else failed.push(name)
}

const auditName = 'known weaknesses of dependencies'

async function audit() {
  const { weaknesses, unknown } = await auditDependencies()
  console.log(`\n== ${auditName}`)
  if (unknown) console.log(`NOT TESTED: ${auditName}, since ${unknown}.`)
  for (const weakness of weaknesses ?? []) console.error(weakness)
  if (weaknesses?.length === 0) passed += 1
  else if (weaknesses) failed.push(auditName)
}

await installDependencies('all')
// Each of these waits, or uses one core, for half of its time: side by side they take little longer than the longest.
const beside = { isBeside: true }
const checked = [step('format and lint', ['lint'], beside), step('types', ['typecheck'], beside), isWanted(auditName) && audit()]
const built = packKnowledge().then(() => Promise.all([step('unused code', ['unused'], beside), buildWeb()]))
// What the system lacks is fetched meanwhile.
const whyNoPostgres = isWanted('unit and server tests') ? preparePostgres() : null
const chromium = isWanted('journeys in the browser') ? await findChromium() : null
await Promise.all([...checked, built])
await step('unit and server tests', ['test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
if (chromium?.path) {
  const environment = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport }
  await step('journeys in the browser', ['test:e2e', '--reporter=list,json'], { environment })
} else if (chromium) {
  console.error(`\nThe journeys in the browser could not run: ${chromium.missing}`)
  failed.push('journeys in the browser')
}

if (whyNoPostgres) console.error(`\nNOT TESTED: records in PostgreSQL, since ${whyNoPostgres}.`)
// Said again at the very end, since a long log is often read from there.
for (const line of [...nameVitestFailures(unitReport), ...namePlaywrightFailures(journeyReport)]) console.error(`failed: ${line}`)
for (const name of failed) console.error(`failed: ${name}`)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
