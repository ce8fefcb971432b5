import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClock } from '../records/clock.ts'
import { notingErasures } from '../records/erasure-ledger.ts'
import { sendDueReminders } from '../reminders/post-reminders.ts'
import { pushKeyOf } from '../reminders/push-key.ts'
import { openReminderRows } from '../reminders/reminder-rows.ts'
import { createSendPush } from '../reminders/send-push.ts'
import { type FakePushService, startFakePushService } from '../testing/fake-push-service.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

const serverKey = randomBytes(32)
const key = pushKeyOf(serverKey)
let service: FakePushService
let server: TestServer
/** The minute in which a test begins; a new one may begin while it runs. */
let present = 0
let patient: Awaited<ReturnType<typeof newPatient>>
beforeAll(async () => {
  service = await startFakePushService()
  server = await serve({ serverKey, pushServices: [service.origin] })
})
beforeEach(async () => {
  service.delivered.length = 0
  present = Math.floor(Date.now() / 60_000)
  patient = await newPatient()
})
afterAll(() => Promise.all([server.close(), service.close()]))

/** A server's post office at some minutes from now; several of them share the records as servers do. */
const look = (minutesOn: number, back = 70, send = createSendPush(key, 'https://doctor.example.org')) =>
  sendDueReminders(
    { rows: openReminderRows(server.records, serverKey, createClock(Date.now)), send, now: () => (present + minutesOn) * 60_000 },
    back,
  )
const wish = async (minutes: number[], browser = service.subscribe(key.publicKey)) => {
  const answer = await server.call('POST', '/api/reminders', { ...browser, minutes }, patient.headers)
  expect(answer.statusCode).toBe(200)
  return browser
}
const minutesOf = (browser: { endpoint: string }) =>
  service.delivered.filter(({ endpoint }) => endpoint === browser.endpoint).map(({ minute }) => minute)

test('the key to subscribe with is the same at every start of a server, and none where no device is reminded', async () => {
  expect((await server.call('GET', '/api/reminders')).json()).toEqual({ publicKey: key.publicKey })
  expect(pushKeyOf(serverKey).publicKey).toBe(key.publicKey)
  expect(pushKeyOf(randomBytes(32)).publicKey).not.toBe(key.publicKey)
  const without = await serve()
  expect((await without.call('GET', '/api/reminders')).json()).toEqual({ publicKey: null })
  const refused = await without.call('POST', '/api/reminders', { ...service.subscribe(key.publicKey), minutes: [] }, patient.headers)
  expect(refused.json().error.code).toBe('not-configured')
  await without.close()
})

test('each reminder comes at its minute, once, and the push service finds nothing wrong', async () => {
  const browser = await wish([present + 5, present + 3, present + 3])
  for (let minute = 0; minute < 8; minute++) await look(minute)
  expect(minutesOf(browser)).toEqual([present + 3, present + 5])
  expect(service.complaints).toEqual([])
})

test('the push service learns a time and nothing else, and so does the store', async () => {
  await server.call('POST', '/api/chat', { message: 'marker-headache', user_id: patient.id }, patient.headers)
  const browser = await wish([present + 1])
  await look(1)
  const [push] = service.delivered
  const seen = `${JSON.stringify(push?.headers)}${push?.body.toString('latin1')}`
  for (const hidden of [patient.id, patient.secret, 'marker-headache', 'minute', String(present + 1)]) expect(seen).not.toContain(hidden)
  const files = readdirSync(server.folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const stored = files.map(({ name }) => readFileSync(join(server.folder, name), 'latin1')).join('')
  for (const hidden of [browser.endpoint, browser.keys.auth, String(present + 1)]) expect(stored).not.toContain(hidden)
})

test('of many servers that look at the same moment one sends each reminder', async () => {
  const browsers = await Promise.all(Array.from({ length: 40 }, () => wish([present + 1, present + 2])))
  for (const minute of [1, 2]) await Promise.all([look(minute), look(minute), look(minute)])
  for (const browser of browsers) expect(minutesOf(browser)).toEqual([present + 1, present + 2])
})

test('a server that dies while it sends loses nothing: another one sends when its lease is over', async () => {
  const browser = await wish([present + 1, present + 2])
  const dying = look(1, 70, () => new Promise(() => undefined))
  await Promise.race([dying, new Promise((resolve) => setTimeout(resolve, 300))])
  await look(1)
  expect(minutesOf(browser)).toEqual([])
  await look(2)
  expect(minutesOf(browser).sort()).toEqual([present + 1, present + 2])
})

test('a push service that is away is asked again, until the dose is an hour late', async () => {
  service.answer(503, 429)
  const browser = await wish([present + 1])
  await look(1)
  await look(2)
  expect(minutesOf(browser)).toEqual([])
  await look(3)
  expect(minutesOf(browser)).toEqual([present + 1])
  const late = await wish([present + 1, present + 90])
  await look(75, 1_440)
  await look(90)
  expect(minutesOf(late)).toEqual([present + 90])
})

test('what fell due while no server ran is told within the hour, and the times after it are kept', async () => {
  const browser = await wish([present + 1, present + 30, present + 400])
  await look(50, 1_440)
  await look(50, 1_440)
  await look(400)
  expect(minutesOf(browser)).toEqual([present + 1, present + 30, present + 400])
})

test('new times take the place of the old ones', async () => {
  const browser = await wish([present + 1, present + 4])
  await wish([present + 2], browser)
  for (const minute of [1, 2, 3, 4, 5]) await look(minute)
  expect(minutesOf(browser)).toEqual([present + 2])
})

test('a reminder is put off by ten minutes by the device that was reminded, and by no other', async () => {
  const browser = await wish([present + 1])
  const answer = await server.call('POST', '/api/reminders/snooze', { endpoint: browser.endpoint })
  const { minute } = answer.json()
  expect([10, 11]).toContain(minute - present)
  await look(11)
  await look(11)
  expect(minutesOf(browser)).toContain(minute)
  const unknown = await server.call('POST', '/api/reminders/snooze', { endpoint: `${service.origin}/push/unknown` })
  expect(unknown.statusCode).toBe(404)
})

test('a device that was given up, stopped, or whose record is deleted is not reminded any more', async () => {
  const gone = await wish([present + 1, present + 2])
  service.answer(410)
  await look(1)
  const stopped = await wish([present + 2])
  expect((await server.call('POST', '/api/reminders/stop', { endpoint: stopped.endpoint }, patient.headers)).statusCode).toBe(200)
  const deleted = await wish([present + 2])
  await server.call('DELETE', '/api/patient', undefined, patient.headers)
  await look(2)
  for (const browser of [gone, stopped, deleted]) expect(minutesOf(browser)).toEqual([])
})

test('another patient cannot stop a device, and no address beyond the push services is called', async () => {
  const browser = await wish([present + 1])
  const stranger = await newPatient()
  const stop = await server.call('POST', '/api/reminders/stop', { endpoint: browser.endpoint }, stranger.headers)
  expect(stop.statusCode).toBe(404)
  const elsewhere = { ...browser, endpoint: 'http://169.254.169.254/latest', minutes: [present + 1] }
  expect((await server.call('POST', '/api/reminders', elsewhere, patient.headers)).statusCode).toBe(400)
  await look(1)
  expect(minutesOf(browser)).toEqual([present + 1])
})

test('a store of which the erasure ledger is kept writes no line for reminders', async () => {
  const ledger = join(server.folder, 'erasures')
  const rows = openReminderRows(notingErasures(server.records, ledger), serverKey, createClock(Date.now))
  await rows.placeDue('device', present)
  for await (const due of rows.due(present)) await rows.dropDue(due)
  expect(() => readFileSync(ledger)).toThrow('ENOENT')
})
