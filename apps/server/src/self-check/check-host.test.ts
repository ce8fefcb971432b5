import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnvironment } from '../environment.ts'
import { startFakeProvider } from '../testing/fake-provider.ts'
import { checkHost } from './check-host.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dr-ai-check-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function states(texts: Record<string, string> = {}, backups: string | null = null) {
  const checks = await checkHost(parseEnvironment({ DATA_DIR: folder, ...texts }), backups, now)
  return Object.fromEntries(checks.map(({ name, state }) => [name, state]))
}

function backup(name: string, madeAt: string) {
  mkdirSync(join(folder, name))
  const sum = { rows: 0, sha256: '' }
  writeFileSync(
    join(folder, name, 'manifest.json'),
    JSON.stringify({ format: 1, madeAt, tables: { records: sum, usage: sum, audit: sum } }),
  )
}

test('a key that is missing beside records, or that others can read, is wrong', async () => {
  expect((await states()).Key).toBe('look')
  writeFileSync(join(folder, 'records.sqlite'), '')
  expect((await states()).Key).toBe('wrong')
  writeFileSync(join(folder, 'records.key'), 'x', { mode: 0o644 })
  expect((await states()).Key).toBe('wrong')
  chmodSync(join(folder, 'records.key'), 0o600)
  expect((await states()).Key).toBe('well')
  expect((await states({ RECORDS_KEY: 'ab'.repeat(32) })).Key).toBe('well')
})

test('a data folder is its owner’s alone, or not there yet', async () => {
  expect((await states())['Data folder']).toBe('well')
  chmodSync(folder, 0o755)
  expect((await states())['Data folder']).toBe('look')
  expect((await states({ DATA_DIR: join(folder, 'none') }))['Data folder']).toBe('look')
})

test('the newest backup counts, in the folder itself or below it', async () => {
  expect((await states()).Backup).toBe('look')
  expect((await states({}, folder)).Backup).toBe('wrong')
  backup('old', '2026-11-01T00:00:00Z')
  expect((await states({}, folder)).Backup).toBe('wrong')
  backup('new', '2026-11-20T00:00:00Z')
  expect((await states({}, folder)).Backup).toBe('well')
  expect((await states({}, join(folder, 'old'))).Backup).toBe('wrong')
})

test('an address that shows no certificate is wrong, and none named is to be looked at', async () => {
  expect((await states()).Certificate).toBe('look')
  expect((await states({ PUBLIC_ORIGIN: 'https://127.0.0.1:1' })).Certificate).toBe('wrong')
})

test('a model that is named is asked whether it answers', async () => {
  expect((await states()).Model).toBe('well')
  const provider = await startFakeProvider('compatible', 1_000)
  try {
    const { baseUrl, model } = provider.settings
    const named = { AI_MODEL: `compatible/${model}`, AI_BASE_URL: String(baseUrl) }
    provider.next({ kind: 'status', status: 401 })
    expect((await states(named)).Model).toBe('wrong')
    provider.next({ kind: 'says', pieces: ['{"text":"ready"}'] })
    expect((await states(named)).Model).toBe('well')
    expect((await states({ AI_MODEL: 'anthropic/any' })).Model).toBe('wrong')
  } finally {
    await provider.close()
  }
})
