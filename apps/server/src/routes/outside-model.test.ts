import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadClinic } from '../doctor/load-clinic.ts'
import { createModelMetrics } from '../doctor/model/model-metrics.ts'
import { createModelDoctor } from '../doctor/model-doctor.ts'
import { type FakeProvider, replyPieces, startFakeProvider } from '../testing/fake-provider.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let fake: FakeProvider
let server: TestServer
let logged = ''
beforeAll(async () => {
  fake = await startFakeProvider('google')
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const metrics = createModelMetrics()
  const doctor = createModelDoctor({ loadClinic, settings: fake.settings, metrics })
  server = await serve({ doctor, modelCounts: metrics.counts, logLevel: 'trace', logStream, model: 'google/gemini-2.5-flash' })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

// One white pixel.
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4//8/AwAI/AL+p5qgoAAAAABJRU5ErkJggg==', 'base64')
const upload = async (fields: { name: string; value: string }[]) => {
  const { headers } = await newPatient()
  const { payload, headers: types } = form([...fields, { name: 'document', file: 'skin.png', bytes: pixel }])
  const answer = await server.inject({ method: 'POST', url: '/api/document/analyze', payload, headers: { ...types, ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json().response as string
}

test('a document is shown to the model only where the patient says so, and what it saw is told as its own', async () => {
  fake.next({
    kind: 'says',
    pieces: [JSON.stringify({ text: 'There is a red patch to be seen. You definitely have measles.', needsHelpAtOnce: false })],
  })
  const before = fake.seen.length
  expect(await upload([])).not.toContain('red patch')
  expect(fake.seen.length).toBe(before)
  const response = await upload([{ name: 'outside_model', value: 'yes' }])
  expect(response).toContain('You let google/gemini-2.5-flash look at the file itself. It says: There is a red patch to be seen.')
  expect(response).not.toContain('measles')
})

test('the call of the description answers with the model’s words and says whose they are; no log holds a word, a prompt or the key', async () => {
  const { headers } = await newPatient()
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'A sore throat may come from a viral pharyngitis.' }) })
  const answer = (
    await server.call('POST', '/api/chat', { message: 'I have a sore throat qzxpatientmarker', outside_model: true }, headers)
  ).json()
  expect(answer.doctor).toMatchObject({ kind: 'model', model: 'google/gemini-2.5-flash', fallback: false })
  expect(answer.response).toContain('viral pharyngitis')
  fake.next({ kind: 'status', status: 401, body: { error: { message: 'bad key test-key-of-nobody for qzxpatientmarker' } } })
  const fallback = (await server.call('POST', '/api/chat', { message: 'still qzxpatientmarker' }, headers)).json()
  expect(fallback.doctor.fallback).toBe(true)
  expect(logged).toContain('/api/chat')
  for (const word of ['qzx', 'pharyngitis', 'test-key-of-nobody', 'rule-based doctor'])
    expect([word, logged.includes(word)]).toEqual([word, false])
})

test('the metrics count who answered, what failed and what the output filter held back', async () => {
  const { headers } = await newPatient()
  const count = async (line: string): Promise<number> => {
    const text = (await server.call('GET', '/metrics')).payload
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.slice(line.length) ?? 0,
    )
  }
  const lines = ['dr_ai_model_replies_total{by="fallback"} ', 'dr_ai_model_failures_total{kind="held-back"} ']
  const before = await Promise.all(lines.map(count))
  const ask = () => server.call('POST', '/api/chat', { message: 'I have a sore throat', outside_model: true }, headers)
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'You definitely have the flu.' }) })
  await ask()
  expect(await Promise.all(lines.map(count))).toEqual(before.map((each) => each + 1))
  const corrections = (await server.call('GET', '/metrics')).payload.match(/dr_ai_model_corrections_total\{kind="[a-z-]+"\} [1-9]/g)
  expect(corrections?.length).toBeGreaterThan(0)
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'Rest can help a sore throat.' }) })
  await ask()
  expect(await count('dr_ai_model_replies_total{by="model"} ')).toBeGreaterThan(0)
})

test('the check tells what is connected', async () => {
  fake.next({ kind: 'says', pieces: ['{"text":"ready"}'] })
  const check = await server.call('GET', '/api/test-gemini')
  expect([check.statusCode, check.json()]).toEqual([
    200,
    {
      configured: true,
      reachable: true,
      provider: 'google',
      model: 'gemini-2.5-flash',
      latency_ms: expect.any(Number),
      sees_videos: true,
      abilities: { form: 'schema', streams: false, sees_images: true, hears: false, hears_other_languages: false },
      message: 'google/gemini-2.5-flash is connected and answers.',
    },
  ])
})

test('who wants the built-in doctor alone has it: not a word leaves, neither for an answer nor for a diagnosis', async () => {
  const { headers } = await newPatient()
  const before = fake.seen.length + fake.listenedTo.length
  const alone = { message: 'I have a sore throat', outside_model: false }
  expect((await server.call('POST', '/api/chat', alone, headers)).json().doctor).toEqual({ kind: 'embedded', model: null, fallback: false })
  const messages = [
    { type: 'user', content: 'I have a sore throat' },
    { type: 'ai', content: 'It may be a cold.' },
  ]
  await server.call('POST', '/api/chat/analyze-history', { messages, outside_model: false }, headers)
  expect(fake.seen.length + fake.listenedTo.length).toBe(before)
})

test('who was never asked has the built-in doctor; a yes holds for the consultation, a no ends it, and neither for the next one', async () => {
  const { headers } = await newPatient()
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'A sore throat may come from a viral pharyngitis.' }) })
  const by = async (message: string, more: Record<string, unknown> = {}): Promise<string> =>
    (await server.call('POST', '/api/chat', { message, ...more }, headers)).json().doctor.kind
  expect(await by('I have a sore throat')).toBe('embedded')
  expect(await by('since Monday', { outside_model: true })).toBe('model')
  expect(await by('it hurts when I swallow')).toBe('model')
  expect(await by('my nose runs', { outside_model: false })).toBe('embedded')
  expect(await by('my ears hurt')).toBe('embedded')
  expect(await by('my back hurts', { outside_model: true, new_consultation: true })).toBe('model')
  expect(await by('my toe hurts', { new_consultation: true })).toBe('embedded')
})

test('who somebody is stays here, stands in what comes back, and what left is counted', async () => {
  const { headers } = await newPatient()
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'A sore throat may come from a viral pharyngitis.' }) })
  const words = 'My name is Anna Schmidt, my number is 07700 900123. My throat is sore and I keep parking the custard, Anna Schmidt.'
  const clauses = [
    {
      quote: 'parking the custard, [name 1]',
      act: 'fact',
      person: 'patient',
      time: 'now',
      polarity: 'present',
      findings: [],
      means: 'vomiting',
    },
  ]
  fake.listen(() => ({ kind: 'says', pieces: [JSON.stringify({ clauses })] }))
  const answer = (await server.call('POST', '/api/chat', { message: words, outside_model: true }, headers)).json()
  fake.listen(() => ({ kind: 'says', pieces: ['{"clauses":[]}'] }))
  const sent = `${fake.seen.at(-1)?.body} ${fake.listenedTo.at(-1)?.body}`
  for (const own of ['Anna', 'Schmidt', '07700', '900123']) expect(sent).not.toContain(own)
  expect(answer.clinical.findings).toContainEqual(expect.objectContaining({ id: 'vomiting', text: 'parking the custard, Anna Schmidt' }))
  expect(answer.doctor.left.words).toBe(words.split(' ').length)
  expect(answer.doctor.left.tokens).toBeGreaterThan(500)
})
