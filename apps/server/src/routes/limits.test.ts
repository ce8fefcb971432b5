import { Writable } from 'node:stream'
import { maximumNewPatientsPerHour, maximumPatientBytes, maximumRequestsPerMinute } from '@dr-ai/contract/limits'
import { expect, test, vi } from 'vitest'
import { newPatient, serve } from '../testing/serve.ts'

const deployed = { network: { publicOrigin: 'https://doctor.example.org' } }
const from = (address: string) => ({ host: 'doctor.example.org', 'x-forwarded-for': address })

test('a patient who asks too often is told when to come back; others are not held up', async () => {
  const server = await serve(deployed)
  const [one, two] = [await newPatient(), await newPatient()]
  const get = (headers: Record<string, string>) => server.inject({ method: 'GET', url: '/api/history', headers })
  for (let index = 0; index < maximumRequestsPerMinute.patient; index++) await get({ ...from(`10.0.0.${index % 250}`), ...one.headers })
  const refused = await get({ ...from('10.0.1.1'), ...one.headers })
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await get({ ...from('10.0.1.1'), ...two.headers })).statusCode).toBe(200)
  await server.close()
})

test('an address that asks too often is refused, whoever it says it is', async () => {
  const server = await serve(deployed)
  const get = () => server.inject({ method: 'GET', url: '/api/history', headers: from('10.0.0.1') })
  for (let index = 0; index < maximumRequestsPerMinute.address; index++) expect((await get()).statusCode).toBe(401)
  expect((await get()).statusCode).toBe(429)
  await server.close()
})

test('new patients from one address are limited; known ones are not', async () => {
  const server = await serve(deployed)
  const add = (headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/api/history/add',
      headers: { ...from('10.0.0.1'), ...headers },
      payload: { diagnosis: { diagnosis: 'Flu' } },
    })
  const known = await newPatient()
  expect((await add(known.headers)).statusCode).toBe(200)
  for (let index = 1; index < maximumNewPatientsPerHour; index++) expect((await add((await newPatient()).headers)).statusCode).toBe(200)
  expect((await add((await newPatient()).headers)).statusCode).toBe(429)
  expect((await add(known.headers)).statusCode).toBe(200)
  await server.close()
})

test('a machine of one’s own has no limits', async () => {
  const server = await serve()
  const { headers } = await newPatient()
  for (let index = 0; index < maximumRequestsPerMinute.address + 10; index++) {
    expect((await server.inject({ method: 'GET', url: '/api/history', headers })).statusCode).toBe(200)
  }
  await server.close()
})

test('a proxy that is not believed is warned of, once: all patients behind it would count as one address', async () => {
  let logged = ''
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const server = await serve({ ...deployed, trustedProxies: ['10.9.9.9'], logLevel: 'warn', logStream })
  const get = (headers: Record<string, string>) => server.inject({ method: 'GET', url: '/healthz', headers })
  await get({ host: 'doctor.example.org' })
  expect(logged).not.toContain('TRUSTED_PROXIES')
  for (const _ of Array.from({ length: 3 })) await get(from('203.0.113.9'))
  expect(logged.split('TRUSTED_PROXIES')).toHaveLength(2)
  await server.close()
})

test('what the audit trail holds counts for what a record may keep', async () => {
  const server = await serve(deployed)
  const { headers, id } = await newPatient()
  const add = () =>
    server.inject({
      method: 'POST',
      url: '/api/history/add',
      headers: { ...from('10.0.0.2'), ...headers },
      payload: { diagnosis: { diagnosis: 'Flu' } },
    })
  const look = () => server.inject({ method: 'GET', url: '/api/history', headers: { ...from('10.0.0.2'), ...headers } })
  expect((await add()).statusCode).toBe(200)
  const { rows, bytes, links } = await server.records.usage(id)
  await look()
  expect(await server.records.usage(id)).toEqual({ rows, bytes, links: links + 1 })
  vi.spyOn(server.records, 'usage').mockResolvedValue({ rows, bytes, links: Math.ceil(maximumPatientBytes / 500) })
  const refused = await add()
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'quota-reached'])
  // Looking is never refused for it.
  expect((await look()).statusCode).toBe(200)
  const [link] = await server.records.trail(id, { after: -1, limit: 1 })
  expect(link?.sealed.byteLength).toBeLessThan(512)
  await server.close()
})
