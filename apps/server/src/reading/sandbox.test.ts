import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
