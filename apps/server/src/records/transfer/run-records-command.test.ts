import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unprotectedPatient } from '../../identity/patient.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../../testing/postgres.ts'
import { createClock } from '../clock.ts'
import { erasureFile, notingErasures } from '../erasure-ledger.ts'
import { openRecords } from '../open-records.ts'
import { openPatientRecords } from '../patient-records.ts'
import type { Records } from '../records.ts'
import { refuseForeignKey } from '../server-key.ts'
import { openSqlite } from '../sqlite-connection.ts'
import { witnessKeyOf } from '../witness.ts'
import { readManifest, writeManifest } from './backup-folder.ts'
import { runRecordsCommand } from './run-records-command.ts'

const isMissing = whyNoPostgres() !== null
const folders: string[] = []
let postgres: TestPostgres | null = null
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-transfer-'))
  folders.push(folder)
  return folder
}
const run = async (words: string[], place: string): Promise<string> => {
  const environment = place.includes('://') ? { DATABASE_URL: place, DATA_DIR: newFolder() } : { DATA_DIR: place }
  let said = ''
  for await (const line of runRecordsCommand(words, environment)) said += `${line}\n`
  return said
}
const open = (place: string): Promise<Records> =>
  openRecords({ databaseUrl: place.includes('://') ? place : null, databasePath: join(place, 'records.sqlite') })

const sealed = (text: string) => Buffer.from(`sealed text that is long enough: ${text}`)
async function fill(records: Records, patients: number, from = 0): Promise<void> {
  for (let patient = from; patient < from + patients; patient++) {
    await records.write(`p_${patient}`, [
      ...Array.from({ length: 30 }, (_, row) => ({
        kind: 'insert' as const,
        collection: `c${row % 3}`,
        row: { id: `r${row}`, at: row, version: 1, sealed: sealed(`${patient}.${row}`) },
      })),
      { kind: 'link', link: { index: 0, at: 1, sealed: sealed(`link of ${patient}`) } },
    ])
  }
}
async function content(place: string): Promise<unknown> {
  const records = await open(place)
  const found = []
  for (let patient = 0; patient < 60; patient++)
    found.push([
      (await records.list(`p_${patient}`, 'c1', { limit: 100 })).map(({ id, version, sealed: bytes }) => [
        id,
        version,
        Buffer.from(bytes).toString(),
      ]),
      await records.usage(`p_${patient}`),
      (await records.trail(`p_${patient}`, { after: -1, limit: 10 })).map(({ index }) => index),
    ])
  await records.close()
  return found
}

const engines: [string, () => Promise<string>][] = [
  ['a folder', async () => newFolder()],
  ...(isMissing ? [] : [['PostgreSQL', async () => (await postgres?.newDatabase()) ?? ''] as [string, () => Promise<string>]]),
]

for (const [from, newSource] of engines) {
  for (const [to, newTarget] of engines) {
    test(`from ${from} to ${to}: backed up while it is written to, verified, restored, moved, and the same in the end`, async () => {
      const [source, restored, moved, backup] = [await newSource(), await newTarget(), await newTarget(), newFolder()]
      const records = await open(source)
      await fill(records, 25)
      const writing = fill(records, 25, 25)
      expect(await run(['backup', backup], source)).toMatch(/Backed up \d+ rows/)
      expect(await run(['move', source, moved], source)).toMatch(/checksums of all tables agree/)
      await writing
      await records.write('p_3', [{ kind: 'replace', collection: 'c1', row: { id: 'r1', at: 99, version: 2, sealed: sealed('changed') } }])
      await records.write('p_4', [{ kind: 'delete', collection: 'c1', id: 'r4' }])
      await records.close()

      expect(await run(['verify', backup], source)).toMatch(/is whole/)
      expect(await run(['restore', backup], restored)).toMatch(/agree/)
      expect(await run(['verify'], restored)).toMatch(/is sound/)
      const first = (await content(restored)) as [unknown[]][]
      expect(first.slice(0, 25).every(([rows]) => rows.length === 10)).toBe(true)

      await expect(run(['move', source, moved], source)).rejects.toThrow(/holds records already/)
      expect(await run(['move', source, moved, '--again'], source)).toMatch(/1 removed/)
      expect(await content(moved)).toEqual(await content(source))
    })
  }
}

test('a backup that was damaged is refused, and the place to restore to is left empty', async () => {
  const [source, target, backup] = [newFolder(), newFolder(), newFolder()]
  const records = await open(source)
  await fill(records, 5)
  await records.close()
  await run(['backup', backup], source)
  const path = join(backup, 'records.sqlite')
  const { database } = openSqlite(path, { readOnly: false })
  database.exec("UPDATE records SET sealed = substr(sealed, 1, 20) || x'00' || substr(sealed, 22) WHERE patient_id = 'p_2' AND id = 'r2'")
  database.close()
  await expect(run(['verify', backup], source)).rejects.toThrow(/records differs from its checksum/)
  await expect(run(['restore', backup], target)).rejects.toThrow(/damaged/)
  expect(existsSync(join(target, 'records.sqlite'))).toBe(false)
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4_096, 8_192)
  chmodSync(path, 0o600)
  writeFileSync(path, bytes)
  await expect(run(['verify', backup], source)).rejects.toThrow()
})

test('who changes a backup and writes fitting checksums is found out by the signature', async () => {
  const [source, target, backup] = [newFolder(), newFolder(), newFolder()]
  writeFileSync(join(source, 'records.key'), Buffer.alloc(32, 7).toString('base64url'))
  const records = await open(source)
  await fill(records, 5)
  await records.close()
  await run(['backup', backup], source)
  expect(await run(['verify', backup], source)).not.toMatch(/signature/)
  const { database } = openSqlite(join(backup, 'records.sqlite'), { readOnly: false })
  database.exec("UPDATE records SET sealed = substr(sealed, 1, 20) || x'00' || substr(sealed, 22) WHERE patient_id = 'p_2' AND id = 'r2'")
  database.close()
  const { madeAt, mac } = readManifest(backup)
  const unsigned = await writeManifest(backup, new Date(madeAt), null)
  for (const command of [
    ['verify', backup],
    ['restore', backup, target],
    ['forget', backup],
  ])
    await expect(run(command, source)).rejects.toThrow(/carries no signature/)
  expect(await run(['verify', backup, '--unsigned'], source)).toMatch(/nobody vouches/)
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...unsigned, mac }))
  await expect(run(['verify', backup, '--unsigned'], source)).rejects.toThrow(/signature does not fit/)
  // Another machine: the key that lies in the backup is all there is.
  rmSync(join(backup, 'records.key'))
  expect(await run(['verify', backup], target)).toMatch(/Without RECORDS_KEY/)
})

test('whoever has had everything deleted is taken out of the backups too, and nobody else', async () => {
  const [source, backup] = [newFolder(), newFolder()]
  const records = await open(source)
  await fill(records, 6)
  await run(['backup', backup], source)
  await records.erase('p_2', { index: 0, at: 2, sealed: sealed('tombstone') })
  await records.close()
  expect(readFileSync(join(backup, 'records.sqlite')).includes(sealed('2.7'))).toBe(true)
  expect(await run(['forget', backup], source)).toMatch(/^1 patients/m)
  expect(readFileSync(join(backup, 'records.sqlite')).includes(sealed('2.7'))).toBe(false)
  expect(await run(['verify', backup], source)).toMatch(/is whole: 150 rows/)
})

test('a place that a server uses is not written to, and no line holds a password', async () => {
  const [source, backup] = [newFolder(), newFolder()]
  const records = await open(source)
  await fill(records, 1)
  await records.close()
  await run(['backup', backup], source)
  await expect(run(['restore', backup], source)).rejects.toThrow(/holds records already/)
  await expect(run(['restore', backup, 'postgresql://doctor:hidden@127.0.0.1:1/none'], source)).rejects.toThrow(
    expect.not.stringContaining('hidden'),
  )
  await expect(run(['dance'], source)).rejects.toThrow(/say backup FOLDER/)
})

test('what was deleted after a backup is not restored with it, single rows no more than whole records', async () => {
  const [source, backup, target] = [newFolder(), newFolder(), newFolder()]
  const records = notingErasures(await open(source), join(source, erasureFile))
  await fill(records, 4)
  await run(['backup', backup], source)
  await records.erase('p_1', { index: 0, at: 2, sealed: sealed('tombstone') })
  await records.write('p_2', [{ kind: 'delete', collection: 'c1', id: 'r4' }])
  await records.write('p_3', [{ kind: 'clear', collection: 'c2' }])
  await records.close()
  const ledger = readFileSync(join(source, erasureFile), 'utf8')
  expect(ledger).not.toMatch(/p_|c1|r4/)
  writeFileSync(join(target, erasureFile), ledger)
  expect(await run(['restore', backup], target)).toMatch(/1 patients and 11 single rows/)
  expect(await run(['verify'], target)).toMatch(/is sound/)
  const restored = await open(target)
  expect([await restored.count('p_1', 'c0'), await restored.usage('p_1')]).toEqual([0, { rows: 0, bytes: 0, links: 0 }])
  expect([await restored.count('p_2', 'c1'), await restored.count('p_3', 'c2')]).toEqual([9, 0])
  expect([await restored.read('p_2', 'c1', 'r4'), (await restored.usage('p_3')).rows]).toEqual([null, 20])
  await restored.close()
  expect(await run(['forget', backup], source)).toMatch(/^1 patients .* 11 single rows/m)
  expect(readFileSync(join(backup, 'records.sqlite')).includes(sealed('2.4'))).toBe(false)
})

test('records that nobody has touched for long are counted, and go where the operator says so, for good; links and reminders stay', async () => {
  const place = newFolder()
  const records = await open(place)
  await fill(records, 2)
  const now = Date.now() * 1_000
  const write = (patient: string, id: string, at: number) =>
    records.write(patient, [{ kind: 'insert', collection: 'c0', row: { id, at, version: 1, sealed: sealed(id) } }])
  await write('p_young', 'a', now)
  await write('p_1', 'looked-at', 5)
  await records.write('p_1', [{ kind: 'link', link: { index: 1, at: now, sealed: sealed('read today') } }])
  await write('r_reminder', 'b', 1)
  await write('u_gone', 'c', 1)
  await records.close()
  const backup = join(newFolder(), 'backup')
  await run(['backup', backup], place)
  expect(await run(['sweep', '365'], place)).toContain('2 records that nobody has written or looked at for 365 days; --delete')
  expect(await run(['sweep', '365', '--delete'], place)).toContain('2 records')
  const usages = async () => {
    const left = await open(place)
    const found = await Promise.all(
      ['p_0', 'u_gone', 'p_1', 'p_young', 'r_reminder'].map(async (each) => (await left.usage(each)).rows > 0),
    )
    await left.close()
    return found
  }
  expect(await usages()).toEqual([false, false, true, true, true])
  expect(await run(['verify'], place)).toContain('is sound')
  expect(readFileSync(join(place, erasureFile), 'utf8').match(/^\S+ \S{43}$/gm)).toHaveLength(2)
  for (const days of ['7', 'all']) await expect(run(['sweep', days], place)).rejects.toThrow('at least 90')
})

test('rows that were changed behind their trail are found without any patient’s secret', async () => {
  const folder = newFolder()
  const serverKey = Buffer.alloc(32, 7)
  writeFileSync(join(folder, 'records.key'), serverKey.toString('base64url'))
  const records = await open(folder)
  const patient = unprotectedPatient('somebody', serverKey)
  const opened = openPatientRecords(records, patient, createClock(Date.now), witnessKeyOf(serverKey))
  const entry = (id: string, at: number) => opened.insert('history', { id, at, value: { diagnosis: id } as never })
  await opened.commit([entry('a', 1), entry('b', 2)])
  await opened.commit([{ kind: 'delete', collection: 'history', id: 'a' }])
  await records.close()
  expect(await run(['verify'], folder)).toMatch(/is sound/)
  const { database } = openSqlite(join(folder, 'records.sqlite'), { readOnly: false })
  database.exec("UPDATE records SET at = at + 1 WHERE id = 'b'")
  database.close()
  await expect(run(['verify'], folder)).rejects.toThrow(/rows of 1 patients were put back, taken out or changed/)
})

test('where the key is lost, another one is accepted by a command, and by nothing else', async () => {
  const folder = newFolder()
  const records = await open(folder)
  await fill(records, 1)
  await refuseForeignKey(records, Buffer.alloc(32, 1))
  await records.close()
  await expect(run(['accept-key'], folder)).rejects.toThrow(/there is no key/)
  writeFileSync(join(folder, 'records.key'), Buffer.alloc(32, 2).toString('base64url'))
  expect(await run(['accept-key'], folder)).toMatch(/belongs to this key from now on/)
  const again = await open(folder)
  await expect(refuseForeignKey(again, Buffer.alloc(32, 1))).rejects.toThrow(/another key/)
  await refuseForeignKey(again, Buffer.alloc(32, 2))
  await again.close()
})
