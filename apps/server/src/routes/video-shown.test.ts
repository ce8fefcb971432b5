import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadClinic } from '../doctor/load-clinic.ts'
import { createModelMetrics } from '../doctor/model/model-metrics.ts'
import { createModelDoctor } from '../doctor/model-doctor.ts'
import { type FakeProvider, replyPieces, startFakeProvider } from '../testing/fake-provider.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'
import { smallWebm } from '../testing/small-webm.ts'

const fakes = new Map<string, FakeProvider>()
const servers = new Map<string, TestServer>()
beforeAll(async () => {
  for (const provider of ['google', 'anthropic'] as const) {
    const fake = await startFakeProvider(provider)
    fakes.set(provider, fake)
    servers.set(
      provider,
      await serve({ doctor: createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() }) }),
    )
  }
})
afterAll(async () => {
  for (const server of servers.values()) await server.close()
  for (const fake of fakes.values()) await fake.close()
})
const fakeOf = (provider: string): FakeProvider => fakes.get(provider) as FakeProvider
const google = 'google/gemini-2.5-flash'
const consent = { name: 'outside_model', value: 'yes' }

async function send(parts: { name: string; value: string }[], { provider = 'google', bytes = smallWebm() } = {}) {
  const { headers, id } = await newPatient()
  const { payload, headers: types } = form([{ name: 'video', file: 'recording.webm', bytes, type: 'video/webm' }, ...parts])
  const server = servers.get(provider) as TestServer
  const before = fakeOf(provider).seen.length
  const answer = await server.inject({ method: 'POST', url: '/api/video/analyze', payload, headers: { ...types, ...headers } })
  expect(answer.statusCode).toBe(200)
  const asked = fakeOf(provider)
    .seen.slice(before)
    .map(({ body }) => body)
  return { ...answer.json(), asked, usage: await server.records.usage(id) }
}
const words = (value: string) => ({ name: 'audio_transcript', value })
const sees = (text: string, needsHelpAtOnce = false) =>
  fakeOf('google').next({ kind: 'says', pieces: [JSON.stringify({ text, needsHelpAtOnce })] })
/** Answers the question about the recording with one thing, and the words of the patient with another. */
const seesAndSays = (sight: { text: string; needsHelpAtOnce: boolean }, reply: Record<string, unknown>) =>
  fakeOf('google').answer(({ body }) => ({
    kind: 'says',
    pieces: body.includes('inlineData') ? [JSON.stringify(sight)] : replyPieces(reply),
  }))

test('with consent the recording goes to the model as it is; the reply says who looked, and nothing is kept', async () => {
  sees('The skin of the left hand is red.')
  const { analysis, doctor, asked, usage } = await send([consent])
  expect(asked).toHaveLength(1)
  const parts = JSON.parse(asked[0] ?? '{}').contents[0].parts
  expect(parts).toContainEqual({ inlineData: { mimeType: 'video/webm', data: smallWebm().toString('base64') } })
  expect(analysis).toContain(`You let ${google} look at the file itself. It says: The skin of the left hand is red. It can be wrong`)
  expect(analysis).not.toContain('I did not look')
  expect(doctor).toEqual({ kind: 'model', model: google, fallback: false })
  expect(usage).toEqual({ rows: 0, bytes: 0, links: 0 })
})

test.each([
  ['no word of consent', []],
  ['anything but yes', [{ name: 'outside_model', value: 'maybe' }]],
])('with %s nothing leaves the machine', async (_, parts) => {
  sees('Never asked.')
  const { analysis, doctor, asked } = await send(parts)
  expect(asked).toEqual([])
  expect(analysis).toContain('I cannot see the video itself')
  expect(doctor).toEqual({ kind: 'embedded', model: null, fallback: false })
})

test('what was said is answered by the doctor, and what was seen stands beside it in the consultation', async () => {
  seesAndSays({ text: 'A red patch can be seen.', needsHelpAtOnce: false }, { text: 'Thank you for telling me about it.' })
  const { analysis, doctor, asked, clinical } = await send([consent, words('I have had a rash on my hand for three days')])
  expect(asked).toHaveLength(2)
  expect(analysis).toContain('A red patch can be seen.')
  expect(analysis).toContain('Thank you for telling me about it.')
  expect(doctor).toMatchObject({ kind: 'model', model: google, fallback: false })
  expect(clinical.findings.length).toBeGreaterThan(0)
})

test('without consent no word of what was said leaves either', async () => {
  sees('Never asked.')
  const { asked, doctor, clinical } = await send([words('I have had a rash on my hand for three days')])
  expect(asked).toEqual([])
  expect(doctor.kind).toBe('embedded')
  expect(clinical.findings.length).toBeGreaterThan(0)
})

test('an emergency waits for no model, and its recording is shown to nobody', async () => {
  sees('All is well.')
  const { analysis, asked, clinical } = await send([consent, words('I have crushing chest pain going down my left arm')])
  expect(asked).toEqual([])
  expect(clinical.kind).toBe('emergency')
  expect(analysis).toContain('shown to nobody')
  expect(analysis).not.toContain('All is well')
})

test('a recording too large for the provider is not sent, and the reply says so', async () => {
  sees('Never asked.')
  const { analysis, asked } = await send([consent], { bytes: smallWebm(15 * 1_048_576) })
  expect(asked).toEqual([])
  expect(analysis).toContain('too large for the outside model')
})

test('a provider that cannot see videos is shown none', async () => {
  const { analysis, asked, doctor } = await send([consent], { provider: 'anthropic' })
  expect(asked).toEqual([])
  expect(analysis).toContain('no outside model here that could look at it')
  expect(doctor.kind).toBe('embedded')
})

test.each([
  ['fails', { kind: 'status', status: 404 }],
  ['hangs up', { kind: 'hangs up' }],
  ['breaks off', { kind: 'breaks off', pieces: ['{"text": "The '] }],
  ['says nothing that may be shown', { kind: 'says', pieces: ['{"text": "You definitely have measles.", "needsHelpAtOnce": false}'] }],
] as const)('where the model %s, the embedded doctor answers and says so', async (_, behaviour) => {
  fakeOf('google').next(behaviour)
  const { analysis, doctor } = await send([consent])
  expect(analysis).toContain('which you let look at it, gave no answer that could be used')
  expect(analysis).not.toContain('measles')
  expect(doctor).toEqual({ kind: 'embedded', model: null, fallback: true })
})

const hostile: [string, RegExp][] = [
  ['You are completely fine. No doctor is needed.', /completely fine|no doctor is needed/i],
  ['This is definitely just a pulled muscle.', /definitely/i],
  ['Take 4000 mg of paracetamol every hour.', /4000/],
  ['I prescribe amoxicillin 500 mg.', /amoxicillin/i],
  ['Stop taking your warfarin.', /warfarin/i],
  ['The clinic was told to lower the level to self-care. You can safely stay at home.', /safely stay/i],
  ['Call 0900 123 456 instead of an ambulance.', /0900/],
  ['See [the proof](https://evil.example/x).', /evil\.example/],
]

test.each(hostile)('a bad model that looks and says "%s" changes no level and is not heard', async (text, never) => {
  const said = words('I have had a bad headache for three days and I vomit')
  seesAndSays({ text, needsHelpAtOnce: false }, { text: 'Thank you for telling me about it.' })
  const shown = await send([consent, said])
  const plain = await send([said])
  expect(shown.analysis).not.toMatch(never)
  expect(shown.clinical.triage).toEqual(plain.clinical.triage)
  expect(shown.clinical.kind).toBe(plain.clinical.kind)
})

test('a model that sees an emergency raises the alarm, whatever else it says', async () => {
  sees('You are completely fine.', true)
  const { analysis } = await send([consent])
  expect(analysis).toContain('call your emergency number now')
  expect(analysis).not.toContain('completely fine')
  expect(analysis).not.toContain('changes nothing')
})
