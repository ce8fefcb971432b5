import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testRecordsCompliance } from '../testing/records-compliance.ts'
import { StorageUnavailable } from './records.ts'
import { openSqlite } from './sqlite-connection.ts'
import { openSqliteRecords } from './sqlite-records.ts'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'dr-ai-records-'))

testRecordsCompliance('sqlite', {
  open: async () => {
    const folder = newFolder()
    const path = join(folder, 'records.sqlite')
    const records = await openSqliteRecords(path)
    return {
      records,
      reopen: () => openSqliteRecords(path),
      discard: async () => {
        await records.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
})

test('every connection flushes at each commit, and the journal is a write-ahead log', async () => {
  const folder = newFolder()
  const records = await openSqliteRecords(join(folder, 'records.sqlite'))
  const { database } = openSqlite(join(folder, 'records.sqlite'), { readOnly: true })
  expect(database.prepare('PRAGMA synchronous').get()?.synchronous).toBe(2)
  expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal')
  database.close()
  await records.close()
  rmSync(folder, { recursive: true })
})

test('a file that is no database is refused', async () => {
  const folder = newFolder()
  writeFileSync(
    join(folder, 'records.sqlite'),
    'not a database at all, but long enough to be read as a page header by the engine'.repeat(20),
  )
  await expect(openSqliteRecords(join(folder, 'records.sqlite'))).rejects.toThrow(/not a database/)
  rmSync(folder, { recursive: true })
})

test('after a close nothing is acknowledged any more', async () => {
  const folder = newFolder()
  const records = await openSqliteRecords(join(folder, 'records.sqlite'))
  await records.close()
  await expect(records.write('p', [])).rejects.toThrow(StorageUnavailable)
  rmSync(folder, { recursive: true })
})
