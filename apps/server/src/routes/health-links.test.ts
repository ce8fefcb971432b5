import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkFetcher } from '../health-links/fetch-link.ts'
import { type FakeLinkServer, startFakeLinkServer } from '../testing/fake-link-server.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let other: FakeLinkServer
let server: TestServer
const isOwn = { isAllowed: (address: string) => address === '127.0.0.1', allowsPlain: true, timeOut: 1_000 }
beforeAll(async () => {
  other = await startFakeLinkServer({ passcode: 'rowan', embedded: [{ contentType: 'application/fhir+json', content: 'a..b.c.d' }] })
  server = await serve({ fetchLink: createLinkFetcher(isOwn) })
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Patient = Awaited<ReturnType<typeof newPatient>>
const askOf = (from: TestServer, { headers, id }: Patient, question: object) =>
  from.call('POST', '/api/record/health-link', { recipient: 'Ada', ask: 'manifest', user_id: id, ...question }, headers)

test('the other server is told the name and the passcode that were typed, and nothing else', async () => {
  const patient = await newPatient()
  const before = other.seen.length
  const wrong = await askOf(server, patient, { address: `${other.url}/list`, passcode: 'elm' })
  expect(wrong.json()).toMatchObject({ status: 401, content: '{"remainingAttempts":2}' })
  const right = await askOf(server, patient, { address: `${other.url}/list`, passcode: 'rowan' })
  expect(right.json()).toMatchObject({ status: 200, contentType: 'application/json' })
  await askOf(server, patient, { address: `${other.url}/direct?a=1`, ask: 'direct' })
  const [, asked, direct] = other.seen.slice(before)
  expect(JSON.parse(asked?.body ?? '')).toEqual({ recipient: 'Ada', passcode: 'rowan', embeddedLengthMax: 4_000_000 })
  expect(direct?.path).toBe('/direct?a=1&recipient=Ada')
  const told = JSON.stringify(other.seen.slice(before))
  for (const kept of [patient.id, patient.secret, 'cookie', 'authorization', 'forwarded']) expect(told).not.toContain(kept)
})

test('a redirection is not followed, what is too large or too slow is given up', async () => {
  const patient = await newPatient()
  const before = other.seen.length
  expect((await askOf(server, patient, { address: `${other.url}/far`, ask: 'file' })).json()).toMatchObject({ status: 302 })
  expect(other.seen.slice(before).map(({ path }) => path)).toEqual(['/far'])
  expect((await askOf(server, patient, { address: `${other.url}/much`, ask: 'file' })).json().error.code).toBe('too-large')
  expect((await askOf(server, patient, { address: `${other.url}/long`, ask: 'file' })).json().error.code).toBe('timed-out')
})

test('without the host’s leave, or towards this machine and its network, no connection is opened', async () => {
  const opened: unknown[] = []
  const note = (message: unknown) => void opened.push(message)
  const allowed = await serve({ fetchLink: createLinkFetcher({ resolve: async () => ['93.184.216.34', '10.0.0.7'] }) })
  const closed = await serve()
  subscribe('net.client.socket', note)
  try {
    const patient = await newPatient()
    const codeOf = async (from: TestServer, address: string) => (await askOf(from, patient, { address, ask: 'file' })).json().error.code
    expect(await codeOf(closed, 'https://example.org/x')).toBe('not-configured')
    for (const address of [
      `${other.url}/list`,
      'http://example.org/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://[::ffff:169.254.169.254]/x',
      'https://a:b@example.org/x',
      // One address of the internet, one of the network: a name that is two things is none.
      'https://rebound.example/x',
    ])
      expect([address, await codeOf(allowed, address)]).toEqual([address, 'invalid-input'])
  } finally {
    unsubscribe('net.client.socket', note)
    await Promise.all([allowed.close(), closed.close()])
  }
  expect(opened).toEqual([])
})

test('what was looked at is what is connected to: the name is not looked up again', async () => {
  let looked = 0
  const ask = createLinkFetcher({
    ...isOwn,
    resolve: async () => {
      looked += 1
      return ['127.0.0.1']
    },
  })
  const address = other.url.replace('127.0.0.1', 'name.invalid')
  expect(await ask({ address: `${address}/direct` })).toMatchObject({ status: 200 })
  expect([looked, other.seen.at(-1)?.headers.host]).toEqual([1, new URL(address).host])
})

test('one patient asks so often and no more; another is not held up by it', async () => {
  const [busy, calm] = [await newPatient(), await newPatient()]
  const question = { address: `${other.url}/direct`, ask: 'file' }
  const statuses: number[] = []
  for (let count = 0; count < 41; count++) statuses.push((await askOf(server, busy, question)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect((await askOf(server, calm, question)).statusCode).toBe(200)
})
