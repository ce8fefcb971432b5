// Checks the types of every workspace, each under its own rules, and of the scripts.
import { spawnSync } from 'node:child_process'

const projects = [
  'packages/contract',
  'packages/clinic',
  'packages/clinic/corpus',
  'packages/senses',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'scripts',
]
const failed = projects.filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0,
)
if (failed.length > 0) console.error(`types do not fit in: ${failed.join(', ')}`)
process.exit(failed.length)
