import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Pried } from '../testing/prying.child.ts'
import { readerBounds } from './read-document.ts'
import { isSandboxed } from './sandbox.ts'
import { startWatchedChild } from './watched-child.ts'

const hasWalls = isSandboxed()
if (!hasWalls) console.error('\nNOT TESTED: the walls around the reading of documents, since bubblewrap is missing or not allowed here.\n')

test.skipIf(!hasWalls)('a reader that a file has taken over reaches no key, no network, no environment, and writes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-walls-'))
  const key = join(folder, 'records.key')
  writeFileSync(key, 'the key of the records')
  const secret = 'the-password-of-the-database'
  process.env.PRYING_SECRET = secret
  const server = createServer((_, reply) => reply.end('here')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const path = fileURLToPath(new URL('../testing/prying.child.ts', import.meta.url))
    const { outcome } = startWatchedChild<Pried, Pried>(path, { key, address, secret }, readerBounds, (pried) => ({ value: pried }))
    expect(await outcome).toEqual({ readKey: false, reachedServer: false, sawEnvironment: false, wroteBeside: false })
  } finally {
    delete process.env.PRYING_SECRET
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const isLinux = existsSync('/proc/self/stat')

test.skipIf(!isLinux)('a reader that is ended while its walls are being built leaves nothing behind', async () => {
  const path = fileURLToPath(new URL('../testing/prying.child.ts', import.meta.url))
  const groups: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const before = new Set(groupsOfOwnChildren())
    const { outcome, stop } = startWatchedChild<Pried, Pried>(path, { key: '', address: '', secret: '' }, readerBounds, (pried) => ({
      value: pried,
    }))
    const started = () => groupsOfOwnChildren().filter((group) => !before.has(group))
    await expect.poll(started, { interval: 1 }).not.toEqual([])
    groups.push(...started())
    await new Promise((go) => setTimeout(go, round))
    stop()
    await outcome.catch(() => undefined)
  }
  expect(groups.length).toBeGreaterThan(0)
  await expect.poll(() => processes().filter(({ group }) => groups.includes(group)), { timeout: 5_000 }).toEqual([])
})

/** Every living process of this machine: its parent and the group it is ended with. */
function processes(): { parent: number; group: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [state, parent, group] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
        return state === 'Z' ? [] : [{ parent: Number(parent), group: Number(group) }]
      } catch {
        return []
      }
    })
}

function groupsOfOwnChildren(): number[] {
  return processes().flatMap(({ parent, group }) => (parent === process.pid ? [group] : []))
}
