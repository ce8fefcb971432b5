import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protectedPatient } from '../../apps/server/src/identity/patient.ts'
import { createClock } from '../../apps/server/src/records/clock.ts'
import { openPatientRecords } from '../../apps/server/src/records/patient-records.ts'
import { witnessKeyOf } from '../../apps/server/src/records/witness.ts'
import { newPatient, serve, type TestServer } from '../../apps/server/src/testing/serve.ts'
import { createRowSealer, fromBase64url, mintRowKey } from '../../apps/web/src/session/sync/row-sealer.ts'
import { emptyRow, writeFields } from '../../apps/web/src/session/sync/shared-row.ts'

const serverKey = new Uint8Array(32).fill(5)
let server: TestServer
beforeAll(async () => {
  server = await serve({ serverKey: Buffer.from(serverKey) })
})
afterAll(() => server.close())

/** What a device adds beside a row's filling: the nonce and the tag of AES-GCM. */
const overhead = 28
const step = 512
const planted = ['qzxmetformin', 'qzxdepressed', 'qzxwarfarin']

/** Rows as devices leave them: two that say other things at nearly the same length, and a long one. */
async function leaveRows() {
  const patient = await newPatient()
  const key = mintRowKey()
  const sealer = await createRowSealer(key, patient.id)
  const said: Record<string, object> = {
    'medications/m1': { name: planted[0], note: 'twice a day' },
    'tasks/t1': { name: planted[1], note: 'at night only' },
    'medications/m2': { name: planted[2], note: 'long '.repeat(150) },
  }
  const rows = await Promise.all(
    Object.entries(said).map(async ([name, fields]) => ({
      id: await sealer.idOf(name),
      version: 0,
      sealed: await sealer.seal(name, writeFields(emptyRow, 'laptop', 1, { ...fields })),
    })),
  )
  const answer = await server.call('POST', '/api/devices/rows', { rows }, patient.headers)
  expect(answer.statusCode).toBe(200)
  return { patient, rows, sealer }
}

/** The records as an operator opens them who has kept the secret that each call brings, the server's key and the whole database. */
async function openAsOperator(secret: string) {
  const records = openPatientRecords(server.records, await protectedPatient(secret), createClock(Date.now), witnessKeyOf(serverKey))
  return (await records.list('device-row', { limit: 100 })).map(({ id, at, value }) => ({ id, at, sealed: value?.sealed ?? '' }))
}

test('an operator with the database, the server’s key and every call of rows that devices sealed learns sizes and times alone', async () => {
  const { patient, rows } = await leaveRows()
  const seen = await openAsOperator(patient.secret)
  expect(seen).toHaveLength(rows.length)
  // All that went over the wire, and all that lies on the disk.
  const files = readdirSync(server.folder).filter((name) => name.startsWith('records.sqlite'))
  const everything = [JSON.stringify(rows), JSON.stringify(seen), ...files.map((name) => readFileSync(join(server.folder, name), 'latin1'))]
  const decoded = seen.map(({ sealed }) => Buffer.from(fromBase64url(sealed)).toString('latin1'))
  for (const text of [...everything, ...decoded])
    for (const word of [...planted, 'medications/', 'tasks/', 'laptop', 'twice a day']) expect(text).not.toContain(word)
  for (const { id, at, ...rest } of seen) {
    expect(Object.keys(rest)).toEqual(['sealed'])
    expect([id.length, typeof at]).toEqual([43, 'number'])
  }
})

test('sizes go by steps: rows of another kind and other words look alike', async () => {
  const { rows } = await leaveRows()
  const sizes = rows.map(({ sealed }) => fromBase64url(sealed).byteLength - overhead)
  expect(sizes.map((size) => size % step)).toEqual([0, 0, 0])
  expect(sizes[0]).toBe(sizes[1])
  expect(sizes[2]).toBeGreaterThan(sizes[0] ?? 0)
})

test('without the devices’ key nothing opens, with it everything does, and the name of a row cannot be guessed', async () => {
  const { patient, rows, sealer } = await leaveRows()
  const foreign = await createRowSealer(mintRowKey(), patient.id)
  for (const { sealed } of rows) {
    expect(await foreign.open(sealed)).toBeNull()
    expect((await sealer.open(sealed))?.name).toMatch(/^(medications|tasks)\//)
  }
  expect(rows.map(({ id }) => id)).not.toContain(await foreign.idOf('medications/m1'))
})
