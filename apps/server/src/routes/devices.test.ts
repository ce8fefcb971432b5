import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../records/clock.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0
let server: TestServer
beforeAll(async () => {
  server = await serve({ clock: createClock(() => Date.now() + ahead) })
})
afterAll(() => server.close())

const name = () => randomBytes(32).toString('base64url')
type Headers = { authorization: string }
const keep = async (headers: Headers, ...rows: { id: string; version: number; sealed: string }[]) =>
  (await server.call('POST', '/api/devices/rows', { rows }, headers)).json()
const list = async (headers: Headers, query = '') => (await server.call('GET', `/api/devices/rows${query}`, undefined, headers)).json()

test('a row is kept in the place of the version that the device saw, and of no other', async () => {
  const { headers } = await newPatient()
  const [one, other] = [name(), name()]
  expect(await keep(headers, { id: one, version: 0, sealed: 'a' }, { id: other, version: 0, sealed: 'b' })).toMatchObject({
    kept: [one, other],
    overtaken: [],
  })
  expect(await keep(headers, { id: one, version: 0, sealed: 'late' }, { id: other, version: 1, sealed: 'b2' })).toEqual({
    kept: [other],
    overtaken: [one],
  })
  expect((await list(headers)).rows).toEqual([
    { id: other, version: 2, sealed: 'b2' },
    { id: one, version: 1, sealed: 'a' },
  ])
})

test('of many devices that write one row at once, one is kept, and the others are told', async () => {
  const { headers } = await newPatient()
  const id = name()
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, place) => keep(headers, { id, version: 0, sealed: `from ${place}` })))
  expect(outcomes.filter(({ kept }) => kept.length === 1)).toHaveLength(1)
  expect(outcomes.filter(({ overtaken }) => overtaken.length === 1)).toHaveLength(11)
})

test('many rows come in pages, what was written last first', async () => {
  const { headers } = await newPatient()
  const ids = Array.from({ length: 5 }, name)
  for (const id of ids) await keep(headers, { id, version: 0, sealed: 'x' })
  await keep(headers, { id: ids[0] ?? '', version: 1, sealed: 'y' })
  const seen: string[] = []
  let before: string | undefined
  do {
    const page: { rows: { id: string }[]; next_before?: string } = await list(headers, `?limit=2${before ? `&before=${before}` : ''}`)
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next_before
  } while (before)
  expect(seen).toEqual([ids[0], ...ids.slice(1).reverse()])
})

test('nobody else sees the rows, and they go with the record', async () => {
  const [mine, theirs] = [await newPatient(), await newPatient()]
  await keep(mine.headers, { id: name(), version: 0, sealed: 'marker-row' })
  expect((await list(theirs.headers)).rows).toEqual([])
  const files = readdirSync(server.folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.some((file) => readFileSync(join(server.folder, file.name)).includes('marker-row'))).toBe(false)
  await server.call('DELETE', '/api/patient', undefined, mine.headers)
  expect((await list(mine.headers)).rows).toEqual([])
})

test('two devices leave each other one message each, and whoever comes second finds the place taken', async () => {
  const known = await newPatient()
  const id = name()
  const ask = (question: string) => server.call('POST', `/api/devices/pairing/${id}/question`, { question })
  const answer = (text: string, { headers } = known) => server.call('POST', `/api/devices/pairing/${id}/answer`, { answer: text }, headers)
  expect((await ask('early')).statusCode).toBe(404)
  await server.call('POST', '/api/devices/pairing', { id }, known.headers)
  expect((await answer('nobody-asked')).statusCode).toBe(404)
  expect((await ask('key')).statusCode).toBe(200)
  expect((await ask('thief')).statusCode).toBe(404)
  expect((await answer('stranger', await newPatient())).statusCode).toBe(404)
  expect((await answer('sealed')).statusCode).toBe(200)
  const view = () => server.call('GET', `/api/devices/pairing/${id}`)
  expect((await view()).json()).toEqual({ question: 'key', answer: 'sealed' })
  await server.call('DELETE', '/api/devices/pairing', undefined, known.headers)
  expect((await view()).statusCode).toBe(404)
})

test('a pairing ends after ten minutes, with another one of the record, and with the record', async () => {
  const { headers } = await newPatient()
  const open = async () => {
    const id = name()
    await server.call('POST', '/api/devices/pairing', { id }, headers)
    return async () => (await server.call('GET', `/api/devices/pairing/${id}`)).statusCode
  }
  const first = await open()
  const second = await open()
  expect([await first(), await second()]).toEqual([404, 200])
  ahead = 11 * 60_000
  expect(await second()).toBe(404)
  const third = await open()
  await server.call('DELETE', '/api/patient', undefined, headers)
  expect(await third()).toBe(404)
})
