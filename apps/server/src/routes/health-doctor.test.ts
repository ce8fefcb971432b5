import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const pressure = (hours: number) => ({
  kind: 'vital',
  name: 'Blood pressure',
  measure: 'blood-pressure',
  value: 212,
  second: 124,
  date: hoursAgo(hours),
})

async function patientWith(...items: object[]) {
  const { headers } = await newPatient()
  await server.call('POST', '/api/record/items', { items }, headers)
  const say = async (message: string, rest: object = {}): Promise<ChatResponse> =>
    (await server.call('POST', '/api/chat', { message, ...rest }, headers)).json()
  return { say }
}
const order = ['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care']
const urgency = ({ clinical }: ChatResponse) => order.indexOf(clinical?.triage?.level ?? 'self-care')

test('what was measured lately counts for how urgent it is, and is said with its age', async () => {
  const fresh = await (await patientWith(pressure(3))).say('I have a headache')
  const old = await (await patientWith(pressure(60))).say('I have a headache')
  expect(urgency(fresh)).toBeLessThanOrEqual(order.indexOf('emergency-department'))
  expect(urgency(fresh)).toBeLessThan(urgency(old))
  expect(fresh.response).toContain('From your record I keep in mind a blood pressure of 212 over 124, measured 3 hours ago.')
  expect(old.response).not.toContain('From your record')
})

test('it is said once, the patient’s own word comes before it, and somebody else’s complaint does not rest on it', async () => {
  const { say } = await patientWith(pressure(1))
  await say('I have a headache')
  expect((await say('since yesterday')).response).not.toContain('From your record')
  const own = await (await patientWith(pressure(1))).say('I have a headache and my blood pressure is 118/76')
  expect(own.response).not.toContain('From your record')
  expect(own.clinical?.findings.find(({ id }) => id === 'very-high-blood-pressure')?.polarity).not.toBe('present')
  const other = await (await patientWith(pressure(1))).say('He has a headache', { on_behalf_of: 'my brother' })
  expect(other.response).not.toContain('212')
})

test('in the record of a child the doctor speaks of the child, and knows what stands in it', async () => {
  const { say } = await patientWith(pressure(1))
  const { response } = await say('She has a headache', { patient_relation: 'daughter', profile: { ageYears: 15, sex: 'female' } })
  expect(response).toContain('From the record I keep in mind')
  expect(response).toMatch(/your daughter/i)
})

test('the doctor answers out of the lists', async () => {
  const { say } = await patientWith(
    { kind: 'immunisation', name: 'Tetanus', date: '2019-03-02' },
    { kind: 'allergy', name: 'Penicillin', reaction: 'hives' },
  )
  expect((await say('Which vaccinations do my documents name?')).response).toMatch(/Tetanus/)
  expect((await say('What allergies are in my record?')).response).toMatch(/Penicillin/i)
})

test('a problem and an illness of the family are known to the consultation', async () => {
  const { say } = await patientWith({ kind: 'problem', name: 'Asthma' }, { kind: 'family', name: 'Type 2 diabetes', relation: 'mother' })
  const { clinical } = await say('I have a cough')
  const known = Object.fromEntries((clinical?.findings ?? []).map(({ id, polarity }) => [id, polarity]))
  expect(known).toMatchObject({ 'history-asthma': 'present', 'family-diabetes': 'present' })
  expect(Object.keys(known)).not.toContain('history-diabetes')
})

test('what is only proposed counts for nothing', async () => {
  const { headers } = await newPatient()
  const value = { kind: 'allergy', name: 'Latex', source: { kind: 'file', importId: 'x' }, review: 'proposed', addedAt: hoursAgo(1) }
  await server.call('POST', '/api/record/rows', { collection: 'health.allergy', rows: [{ id: 'a', at: 1, value }] }, headers)
  const answer: ChatResponse = (await server.call('POST', '/api/chat', { message: 'What allergies are in my record?' }, headers)).json()
  expect(answer.response).not.toMatch(/latex/i)
})
