import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../../apps/server/src/testing/serve.ts'
import { handOutOf, measureSecondReader, otherReader, sampleSummary } from './shared-link.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const text = sampleSummary()
const open = (address: string, passcode?: string, recipient = 'Dr Example') =>
  otherReader(server, address).resolveSHL({ recipient, ...(passcode && { passcode }) })

async function handedOut(terms: Parameters<typeof handOutOf>[3] = {}) {
  const patient = await newPatient()
  const { link, address } = await handOutOf(server, patient, text, terms)
  const look = async () => (await server.call('GET', '/api/links', undefined, patient.headers)).json().links[0]
  return { patient, link, address, look }
}

test('another implementation reads a link of ours, in the answer and by the address of its file', async () => {
  expect(await measureSecondReader()).toBe(1)
})

test('the patient sees what a link holds and who opened it, and a revoked link opens for nobody', async () => {
  const { patient, link, address, look } = await handedOut()
  expect(link).toMatchObject({ holds: ['Problems: 1'], state: 'open', openings: [], hasPasscode: false })
  await open(address)
  await open(address, undefined, 'Hospital')
  expect((await look()).openings.map(({ recipient }: { recipient: string }) => recipient)).toEqual(['Dr Example', 'Hospital'])
  const stranger = await newPatient()
  expect((await server.call('DELETE', `/api/links/${link.id}`, undefined, stranger.headers)).statusCode).toBe(404)
  expect((await server.call('DELETE', `/api/links/${link.id}`, undefined, patient.headers)).json().link.state).toBe('revoked')
  await expect(open(address)).rejects.toThrow()
  expect(await look()).toMatchObject({ state: 'revoked', openings: [{ recipient: 'Dr Example' }, { recipient: 'Hospital' }] })
})

test('a link for one opening is opened once, however many try at the same moment', async () => {
  const { address, look } = await handedOut({ isOneTime: true })
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => open(address)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await look()).toMatchObject({ state: 'used', openings: [{ recipient: 'Dr Example' }] })
})

test('a wrong passcode opens nothing, says how often it may be tried, and closes the link after ten', async () => {
  const { link, address, look } = await handedOut({ passcode: 'rowan tree' })
  const answer = await server.call('POST', `/api/shl/${link.id}`, { recipient: 'x', passcode: 'rowan' })
  expect([answer.statusCode, answer.json().remainingAttempts]).toEqual([401, 9])
  for (let attempt = 0; attempt < 9; attempt++) await expect(open(address, 'wrong one')).rejects.toThrow()
  await expect(open(address, 'rowan tree')).rejects.toThrow()
  expect(await look()).toMatchObject({ state: 'locked', openings: [] })
})

test('a link expires, and a ticket is good for its own link alone', async () => {
  const soon = await handedOut({ expiresAt: new Date(Date.now() + 300).toISOString() })
  const other = await handedOut()
  const manifest = await server.call('POST', `/api/shl/${other.link.id}`, { recipient: 'x', embeddedLengthMax: 0 })
  const path = new URL(manifest.json().files[0].location).pathname
  expect((await server.call('GET', path)).statusCode).toBe(200)
  expect((await server.call('GET', path.replace(other.link.id, soon.link.id))).statusCode).toBe(404)
  await new Promise((resolve) => setTimeout(resolve, 350))
  expect((await server.call('POST', `/api/shl/${soon.link.id}`, { recipient: 'x' })).statusCode).toBe(404)
  expect(await soon.look()).toMatchObject({ state: 'expired' })
})

test('the server never learns the key, and whoever erases their record erases what their links lead to', async () => {
  const { patient, link, address } = await handedOut()
  const manifest = (await server.call('POST', `/api/shl/${link.id}`, { recipient: 'x' })).json()
  expect(JSON.stringify(manifest)).not.toContain('Asthma')
  expect((await server.call('DELETE', '/api/patient', undefined, patient.headers)).statusCode).toBe(200)
  await expect(open(address)).rejects.toThrow()
})

test('pages of other sites open links and nothing else', async () => {
  const { link } = await handedOut()
  const headers = { origin: 'https://viewer.example', 'sec-fetch-site': 'cross-site' }
  const opened = await server.call('POST', `/api/shl/${link.id}`, { recipient: 'x' }, headers)
  expect([opened.statusCode, opened.headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect((await server.call('GET', '/api/links', undefined, headers)).statusCode).toBe(403)
})
