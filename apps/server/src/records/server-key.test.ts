import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadServerKey } from './server-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'dr-ai-key-'))
const databasePath = join(folder, 'records.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const load = (keyPath: string, fromEnvironment: Buffer | null = null) => loadServerKey({ fromEnvironment, keyPath, databasePath })

test('a key file that others may read is for its owner alone after a start, and the key is the same', () => {
  const keyPath = join(folder, 'loose.key')
  const key = load(keyPath)
  chmodSync(keyPath, 0o644)
  expect(load(keyPath)).toEqual(key)
  expect(statSync(keyPath).mode & 0o777).toBe(0o600)
})

test('a key of zeros is refused, from a file and from the environment', () => {
  const keyPath = join(folder, 'zeros.key')
  writeFileSync(keyPath, Buffer.alloc(32).toString('base64url'))
  expect(() => load(keyPath)).toThrow(/zeros/)
  expect(() => load(keyPath, Buffer.alloc(32))).toThrow('RECORDS_KEY holds nothing but zeros')
})
