import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadClinic } from '../../doctor/load-clinic.ts'
import { createModelMetrics } from '../../doctor/model/model-metrics.ts'
import { createModelDoctor } from '../../doctor/model-doctor.ts'
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts'
import { plainOperation } from '../../testing/plain-operation.ts'
import { form, newPatient, serve, type TestServer } from '../../testing/serve.ts'
import { renderSafeguardsPage } from './safeguards-page.ts'
import type { Operation } from './statements.ts'

let provider: FakeProvider
let server: TestServer
beforeAll(async () => {
  provider = await startFakeProvider('google')
  provider.answer(() => ({
    kind: 'says',
    pieces: [JSON.stringify({ text: 'It may be a cold.', level: null, causes: [], recommendations: [], citations: [] })],
  }))
  server = await serve({
    doctor: createModelDoctor({ loadClinic, settings: provider.settings, metrics: createModelMetrics() }),
    model: 'google/fake',
  })
})
afterAll(() => Promise.all([server.close(), provider.close()]))

const alone: Operation = { ...plainOperation, isHttps: true }
const about = {
  profile: { name: 'Quentin Zyx', ageYears: 47, sex: 'male' },
  allergies: ['penicillin'],
  medications: [{ name: 'warfarin', dosage: '5 mg' }],
  country: 'NZ',
}
const send = async (message: string, patient: Awaited<ReturnType<typeof newPatient>>) =>
  server.call('POST', '/api/chat', { message, user_id: patient.id, outside_model: true, ...about }, patient.headers)

test('with an outside model the page says what is sent, and that is what a provider receives', async () => {
  const page = (await server.inject({ method: 'GET', url: '/safeguards' })).body
  const patient = await newPatient()
  await send('I have had a runny nose for two days', patient)
  await send('and my marker throat is a bit sore', patient)
  const received = provider.seen.at(-1)?.body ?? ''
  const sent: [words: string, proof: string][] = [
    ['your words', 'marker throat'],
    ['the newest earlier messages', 'runny nose for two days'],
    ['age, sex', '47'],
    ['medications and allergies', 'warfarin'],
    ['medications and allergies', 'penicillin'],
  ]
  for (const [words, proof] of sent) {
    expect(page).toContain(words)
    expect(received).toContain(proof)
  }
  expect(page).toContain('Your name, your id, your secret and your country are not sent')
  const toHear = provider.listenedTo.at(-1)?.body ?? ''
  for (const [words, proof] of [
    ['your words', 'marker throat'],
    ['what the doctor asked', 'doctor_asked'],
    ['complaints that may be meant', 'a sore throat'],
    ['age, sex', '47'],
  ] as const) {
    expect(page).toContain(words)
    expect(toHear).toContain(proof)
  }
  for (const kept of ['Quentin', patient.id, patient.secret, 'NZ']) expect(received + toHear).not.toContain(kept)
  expect(page).not.toMatch(/nothing you say leaves|does not connect/)
})

test('in an emergency nothing is sent, as the page says', async () => {
  const page = (await server.inject({ method: 'GET', url: '/safeguards' })).body
  const before = provider.seen.length + provider.listenedTo.length
  await send('I have crushing chest pain that goes into my left arm and I am sweating', await newPatient())
  await send('I want to kill myself tonight', await newPatient())
  expect(page).toContain('In an emergency, in a crisis')
  expect(provider.seen.length + provider.listenedTo.length).toBe(before)
})

test('a search for diagnoses is sent too, as the page says', async () => {
  const page = (await server.inject({ method: 'GET', url: '/safeguards' })).body
  const before = provider.seen.length
  const patient = await newPatient()
  const messages = [
    { type: 'user', content: 'I have a burning pain when I pass water' },
    { type: 'ai', content: 'This is likely a urinary tract infection.' },
  ]
  await server.call('POST', '/api/chat/analyze-history', { messages, outside_model: true }, patient.headers)
  expect(page).toContain('searched for diagnoses and you allowed it, that model is sent its newest messages')
  expect(provider.seen.slice(before).some(({ body }) => body.includes('burning pain'))).toBe(true)
})

test('without an outside model this server opens no connection, whatever is said, uploaded or searched', async () => {
  const own = await serve()
  const page = (await own.inject({ method: 'GET', url: '/safeguards' })).body
  const opened: unknown[] = []
  const note = (message: unknown) => void opened.push(message)
  subscribe('net.client.socket', note)
  try {
    const { headers } = await newPatient()
    await own.call('POST', '/api/chat', { message: 'I have had a runny nose for two days' }, headers)
    const { payload, headers: types } = form([{ name: 'document', file: 'a.txt', bytes: 'Haemoglobin 9.1 g/dL' }])
    await own.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...types, ...headers } })
    await own.call('POST', '/api/chat/analyze-history', { messages: [{ type: 'user', content: 'I have gout' }] }, headers)
    await own.call('GET', '/api/audit', undefined, headers)
  } finally {
    unsubscribe('net.client.socket', note)
    await own.close()
  }
  expect(page).toContain('read on this server alone')
  expect(opened).toEqual([])
})

test.each<[Partial<Operation>, RegExp, RegExp]>([
  [{}, /read on this server alone/, /is connected\. With each/],
  [{ model: 'openai/x' }, /outside model \(openai\/x\) is connected/, /No outside model/],
  [{ speechModel: 'whisper-1' }, /sent to a speech model \(whisper-1\)/, /No speech model/],
  [
    { pharmacyServer: 'overpass.example' },
    /rounded to about 100 metres, to overpass\.example; never a medicine/,
    /looked up on this server alone/,
  ],
  [{ asksHealthLinks: true }, /asks the server that the link names/, /asks no other server/],
  [{ remindsDevices: true }, /that service learns times/, /reminds no closed device/],
  [{ isPostgres: true }, /freed pages and logs/, /in its log too/],
  [{ hasWalledReaders: true }, /sees no network, no other file/, /is not kept from the network/],
  [{ isHttps: false }, /not encrypted/, /reached through an encrypted connection/],
  [{ isOpenModePossible: true }, /open mode/, /nothing anywhere/],
])('the page follows the settings %j', (settings, says, neverSays) => {
  const page = renderSafeguardsPage({ ...alone, ...settings })
  expect(page).toMatch(says)
  expect(page).not.toMatch(neverSays)
})
