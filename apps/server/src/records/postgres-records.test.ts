import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../testing/postgres.ts'
import { testRecordsCompliance } from '../testing/records-compliance.ts'
import { openPostgresRecords } from './postgres-records.ts'
import { type Change, type Records, StorageUnavailable } from './records.ts'

const isMissing = whyNoPostgres() !== null
let postgres: TestPostgres
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const insert = (id: string): Change => ({
  kind: 'insert',
  collection: 'history',
  row: { id, at: 1, version: 1, sealed: Buffer.from(`sealed ${id}`) },
})

if (isMissing) test.skip('PostgreSQL: not tested here', () => undefined)
else {
  testRecordsCompliance('postgresql', {
    open: async () => {
      const url = await postgres.newDatabase()
      const records = await openPostgresRecords(url)
      return { records, reopen: () => openPostgresRecords(url), discard: () => records.close() }
    },
  })

  test('servers that start together make one schema, of hash partitions by patient', async () => {
    const url = await postgres.newDatabase()
    const servers = await Promise.all(Array.from({ length: 6 }, () => openPostgresRecords(url)))
    await servers[0]?.write('p', [insert('a')])
    expect(await servers[5]?.count('p', 'history')).toBe(1)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      'SELECT partstrat, relname FROM pg_partitioned_table JOIN pg_class ON oid = partrelid ORDER BY relname',
    )
    expect(rows).toEqual(['audit', 'records', 'usage'].map((relname) => ({ partstrat: 'h', relname })))
    const plan = await client.query("EXPLAIN SELECT * FROM records WHERE patient_id = 'p' AND collection = 'history'")
    expect(
      plan.rows
        .filter((row) => /Scan/.test(row['QUERY PLAN']))
        .every((row) => / on records_\d+/.test(row['QUERY PLAN']) || /Index/.test(row['QUERY PLAN'])),
    ).toBe(true)
    expect(
      new Set(
        JSON.stringify(plan.rows)
          .match(/records_\d+/g)
          ?.map((name) => /records_\d+/.exec(name)?.[0]),
      ).size,
    ).toBe(1)
    await client.end()
    for (const server of servers) await server.close()
  })

  test('two servers that change the same row: one wins, the other is told', async () => {
    const url = await postgres.newDatabase()
    const servers = [await openPostgresRecords(url), await openPostgresRecords(url)]
    await servers[0]?.write('p', [insert('a')])
    for (let version = 2; version < 12; version++) {
      const outcomes = await Promise.all(
        servers.map((server, index) =>
          server.write('p', [
            { kind: 'replace', collection: 'history', row: { id: 'a', at: 1, version, sealed: Buffer.from(`${version} by ${index}`) } },
          ]),
        ),
      )
      expect(outcomes.toSorted()).toEqual(['conflict', 'written'])
    }
    for (const server of servers) await server.close()
  })

  /** Sends a row until it is acknowledged, as a client does. A restart that takes longer than the records' patience refuses it meanwhile. */
  async function writeAgainAndAgain(records: Records, patient: string, id: string): Promise<void> {
    let wasRefused = false
    for (;;) {
      try {
        const outcome = await records.write(patient, [insert(id)])
        // Refused without knowing: the row may be there already.
        expect(wasRefused ? ['written', 'conflict'] : ['written']).toContain(outcome)
        return
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
        wasRefused = true
      }
    }
  }

  for (const mode of ['fast', 'immediate'] as const) {
    test(`restarted (${mode}) under load, nothing acknowledged is missing, and work goes on`, { timeout: 300_000 }, async () => {
      const records = await openPostgresRecords(await postgres.newDatabase())
      const acknowledged: string[] = []
      let isOver = false
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let number = 0; !isOver; number++) {
          const id = `${writer}.${number}`
          await writeAgainAndAgain(records, `p${writer}`, id)
          acknowledged.push(id)
        }
      })
      for (let round = 0; round < 3; round++) {
        const before = acknowledged.length
        while (acknowledged.length < before + 50) await new Promise((resolve) => setTimeout(resolve, 5))
        await postgres.restart(mode, 200)
      }
      const after = acknowledged.length
      while (acknowledged.length < after + 50) await new Promise((resolve) => setTimeout(resolve, 5))
      isOver = true
      await Promise.all(writers)
      for (let writer = 0; writer < 8; writer++) {
        const kept = (await records.list(`p${writer}`, 'history', { limit: 1_000_000 })).map(({ id }) => id)
        expect(kept.toSorted()).toEqual(acknowledged.filter((id) => id.startsWith(`${writer}.`)).toSorted())
      }
      await records.close()
    })
  }

  test('a commit whose answer was lost is not made twice', async () => {
    const url = new URL(await postgres.newDatabase())
    let losses = 0
    const proxy = createServer((inner: Socket) => {
      const outer = connect(postgres.port, '127.0.0.1')
      let isLosing = false
      inner.on('data', (bytes) => {
        if (bytes.includes('COMMIT') && losses > 0) {
          losses -= 1
          isLosing = true
        }
        outer.write(bytes)
      })
      outer.on('data', (bytes) => (isLosing ? inner.destroy() : inner.write(bytes)))
      for (const socket of [inner, outer]) socket.on('error', () => undefined)
      inner.on('close', () => outer.destroy())
      outer.on('close', () => inner.destroy())
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const address = proxy.address()
    url.port = String(typeof address === 'object' ? address?.port : 0)
    const records = await openPostgresRecords(url.href)
    for (const round of [1, 2, 3]) {
      losses = 1
      expect(await records.write('p', [insert(`row ${round}`)])).toBe('written')
      expect(losses).toBe(0)
    }
    expect(await records.usage('p')).toMatchObject({ rows: 3, bytes: 36 })
    await records.close()
    proxy.close()
  })

  test('where nobody answers, it is said and nothing is pretended', async () => {
    const records = await openPostgresRecords(await postgres.newDatabase())
    await records.close()
    await expect(records.write('p', [insert('a')])).rejects.toThrow(StorageUnavailable)
    await expect(records.read('p', 'history', 'a')).rejects.toThrow(StorageUnavailable)
  })
}
