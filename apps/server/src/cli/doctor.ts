/**
 * A look over what the server stands on: data folder, disk, key, model, certificate, backups. It changes nothing and may run beside the server.
 *
 *   npm run doctor [-- FOLDER OF BACKUPS]
 */
import { resolve } from 'node:path'
import { parseEnvironment } from '../environment.ts'
import { checkHost } from '../self-check/check-host.ts'

const marks = { well: 'ok   ', look: 'look ', wrong: 'WRONG' } as const

try {
  const [folder] = process.argv.slice(2)
  const checks = await checkHost(parseEnvironment(process.env), folder ? resolve(process.env.INIT_CWD ?? '.', folder) : null, Date.now())
  for (const { name, state, says } of checks) console.log(`${marks[state]}  ${name}: ${says}`)
  process.exitCode = checks.some(({ state }) => state === 'wrong') ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
