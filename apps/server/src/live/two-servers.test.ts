import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresRecords } from '../records/postgres-records.ts'
import type { Records } from '../records/records.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../testing/postgres.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

const isMissing = whyNoPostgres() !== null
let postgres: TestPostgres
let url: string
const servers: { server: TestServer; records: Records; address: string }[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  if (isMissing) return
  postgres = await startPostgres()
  url = await postgres.newDatabase()
  const serverKey = randomBytes(32)
  for (let index = 0; index < 2; index++) {
    const records = await openPostgresRecords(url)
    const server = await serve({ records, serverKey, databaseUrl: url })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    servers.push({ server, records, address: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}` })
  }
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  for (const { server, records } of servers) {
    await server.close()
    await records.close()
  }
  await postgres?.stop()
})

type Patient = Awaited<ReturnType<typeof newPatient>>

async function listen(at: number, { secret }: Patient): Promise<object[]> {
  const socket = io(servers[at]?.address ?? '', {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { secret },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  const changes: object[] = []
  socket.on('record:changed', (change: object) => changes.push(change))
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return changes
}
async function ask(
  at: number,
  path: string,
  { headers }: Patient,
  body?: object,
): Promise<Record<string, unknown> & { history?: object[] }> {
  const answer = await fetch(`${servers[at]?.address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}

test.skipIf(isMissing)('what is written on one server is told to the patient’s pages on the other, and read there', async () => {
  const [patient, stranger] = [await newPatient(), await newPatient()]
  const [here, there, foreign] = [await listen(0, patient), await listen(1, patient), await listen(1, stranger)]
  const { _id } = await ask(0, '/api/history/add', patient, { diagnosis: { diagnosis: 'Flu' } })
  await until(() => here.length > 0 && there.length > 0)
  expect([here, there, foreign]).toEqual([[{ kind: 'history', id: _id, version: 1 }], [{ kind: 'history', id: _id, version: 1 }], []])
  expect((await ask(1, '/api/history', patient)).history).toHaveLength(1)
})

test.skipIf(isMissing)('a consultation goes on on the other server, and no word crosses between them', async () => {
  const patient = await newPatient()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let crossed = ''
  client.on('notification', ({ payload }) => (crossed += payload))
  await client.query('LISTEN "dr-ai#/"')
  const changes = await listen(1, patient)
  const { consultation_id } = await ask(0, '/api/chat', patient, { message: 'I have a headache qzxword' })
  const second = await ask(1, '/api/chat', patient, { message: 'and a fever qzxother' })
  expect(second.consultation_id).toBe(consultation_id)
  const both = await ask(0, `/api/consultations/${consultation_id}`, patient)
  expect(both.messages).toHaveLength(4)
  await until(() => changes.length >= 4 && crossed.includes(patient.id))
  await client.end()
  for (const word of ['qzx', 'headache', 'fever', patient.secret]) expect(crossed).not.toContain(word)
})

test.skipIf(isMissing)('after PostgreSQL was restarted, events cross again', async () => {
  const patient = await newPatient()
  const changes = await listen(1, patient)
  await postgres.restart('fast')
  for (let number = 0; changes.length === 0; number++) {
    await ask(0, '/api/history/add', patient, { diagnosis: { diagnosis: `Flu ${number}` } })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(changes[0]).toMatchObject({ kind: 'history' })
})
