// `npm test`: every check and every test, from a bare checkout. Runs on Node 20 until the project's own Node is installed.
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'
import { buildWeb, installDependencies, packKnowledge } from './setup.mjs'

const only = new Set(process.argv.slice(2))
/** @type {string[]} */
const failed = []
let passed = 0

/**
 * Runs one npm script; what fails is named at the end, and the rest still runs.
 * @param {string} name
 * @param {string} script
 */
function step(name, script, environment = {}) {
  if (only.size > 0 && !only.has(name)) return
  console.log(`\n== ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  if (status === 0) passed += 1
  else failed.push(name)
}

await installDependencies()
await packKnowledge()
step('format and lint', 'lint')
step('types', 'typecheck')
step('unused code', 'unused')
step('unit and server tests', 'test:unit')
await buildWeb()
const chromium = await findChromium()
if (chromium.path) step('journeys in the browser', 'test:e2e', { CHROMIUM_PATH: chromium.path })
else {
  console.error(`\nThe journeys in the browser could not run: ${chromium.missing}`)
  failed.push('journeys in the browser')
}
for (const name of failed) console.error(`failed: ${name}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
