import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { maximumUploads } from '@dr-ai/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'
import { spellingsOf } from '../testing/spell-paths.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

test('a page of another site reaches no call, however it spells the address', async () => {
  for (const url of spellingsOf('/api/test-gemini', 300)) {
    const { statusCode, headers } = await server.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })
    expect([url, statusCode >= 400]).toEqual([url, true])
    // What was found is a call, and is refused as one.
    if (statusCode !== 404) expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store'])
  }
})

test('the limits count a call by its route, not by its spelling', async () => {
  const deployed = await serve({ network: { publicOrigin: 'https://doctor.example.org' } })
  const get = (url: string) => deployed.inject({ method: 'GET', url, headers: { host: 'doctor.example.org' } })
  let refused = 0
  for (const url of spellingsOf('/api/test-gemini', 1_200)) refused += (await get(url)).statusCode === 429 ? 1 : 0
  expect(refused).toBeGreaterThan(0)
  await deployed.close()
})

test('a body that is kept counts until it is answered, and too many at once are told to wait', async () => {
  const deployed = await serve({ network: { publicOrigin: 'https://doctor.example.org' } })
  const { headers, id: user_id } = await newPatient()
  const add = () =>
    deployed.inject({
      method: 'POST',
      url: '/api/history/add',
      headers: { host: 'doctor.example.org', ...headers },
      payload: {
        user_id,
        diagnosis: { diagnosis: 'Flu', aiRecommendations: Array.from({ length: 150 }, () => randomBytes(700).toString('hex')) },
      },
    })
  const answers = await Promise.all(Array.from({ length: maximumUploads.patient + 3 }, add))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 503).length).toBe(3)
  // An entry larger than any doctor writes is refused.
  expect(statuses.filter((status) => status === 413).length).toBe(maximumUploads.patient)
  expect(deployed.app.uploads.kept()).toBe(0)
  expect((await add()).statusCode).toBe(413)
  await deployed.close()
})

test('a request that names two hosts is refused', async () => {
  const listening = await serve()
  const { port } = new URL(await listening.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: other.example\r\nConnection: close\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
  await listening.close()
})

test('a body that comes packed is refused before any of it is read', async () => {
  const server = await serve()
  const call = (encoding: string) =>
    server.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload: JSON.stringify({ message: 'I have a cough' }),
    })
  expect((await call('gzip')).statusCode).toBe(415)
  expect((await call('identity')).statusCode).toBe(200)
  await server.close()
})
