import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unprotectedPatient } from '../identity/patient.ts'
import { createClock } from './clock.ts'
import { openPatientRecords } from './patient-records.ts'
import { loadServerKey, markOfKey, refuseForeignKey } from './server-key.ts'
import { openSqliteRecords } from './sqlite-records.ts'
import { witnessKeyOf } from './witness.ts'

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

const secret = (byte: number): Buffer => Buffer.alloc(32, byte)

test('a store knows the key it was made under again, and refuses every other one before anything is written', async () => {
  const records = await openSqliteRecords(join(folder, 'known.sqlite'))
  await refuseForeignKey(records, secret(1))
  await refuseForeignKey(records, secret(1))
  await expect(refuseForeignKey(records, secret(2))).rejects.toThrow(/made under another key/)
  expect(await records.fact('key')).toBe(markOfKey(secret(1)))
  await records.close()
})

test('a store that does not say whose it is, as after a restore, is known by its trails', async () => {
  const records = await openSqliteRecords(join(folder, 'restored.sqlite'))
  const patient = unprotectedPatient('default', secret(1))
  const own = openPatientRecords(records, patient, createClock(Date.now), witnessKeyOf(secret(1)))
  await own.commit([own.insert('history', { id: 'a', at: 1, value: { diagnosis: 'Flu' } })])
  await expect(refuseForeignKey(records, secret(2))).rejects.toThrow(/made under another key/)
  expect(await records.fact('key')).toBeNull()
  await refuseForeignKey(records, secret(1))
  await records.close()
})
