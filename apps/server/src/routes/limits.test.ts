import { maximumNewPatientsPerHour, maximumRequestsPerMinute } from '@dr-ai/contract/limits'
import { expect, test } from 'vitest'
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
