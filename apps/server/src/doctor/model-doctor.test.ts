import type { ConsultationCase } from '@dr-ai/clinic'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Behaviour, type FakeProvider, replyPieces, startFakeProvider } from '../testing/fake-provider.ts'
import { providerFailures } from '../testing/provider-failures.ts'
import { quietCourse } from './doctor.ts'
import { loadClinic } from './load-clinic.ts'
import type { ModelProvider, ModelSettings } from './model/connect-model.ts'
import { createModelMetrics } from './model/model-metrics.ts'
import { createModelDoctor } from './model-doctor.ts'

const providers: ModelProvider[] = ['google', 'anthropic', 'openai', 'compatible']
const fakes = new Map<ModelProvider, FakeProvider>()
beforeAll(async () => {
  for (const provider of providers) fakes.set(provider, await startFakeProvider(provider))
})
afterAll(async () => {
  for (const fake of fakes.values()) await fake.close()
})
const fakeOf = (provider: ModelProvider): FakeProvider => fakes.get(provider) as FakeProvider

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const doctorOf = (fake: FakeProvider, changed: Partial<ModelSettings> = {}) => {
  const metrics = createModelMetrics()
  return { metrics, doctor: createModelDoctor({ loadClinic, settings: { ...fake.settings, ...changed }, metrics }) }
}
const says = (reply: Record<string, unknown>): Behaviour => ({ kind: 'says', pieces: replyPieces(reply) })
const kind = 'A sore throat is often caused by a virus and can be eased with warm drinks.'

test.each(providers)('%s: its words are shown while they come, above the clinic’s own question', async (provider) => {
  const fake = fakeOf(provider)
  fake.next(says({ text: kind }))
  const { doctor } = doctorOf(fake)
  let shown = ''
  const growth: string[] = []
  const course = {
    ...quietCourse,
    onText: (text: string, index: number) => {
      shown = shown.slice(0, index) + text
      growth.push(shown)
    },
  }
  const answer = await doctor.reply(null, 'I have a sore throat', nobody, course)
  expect(answer.doctor).toMatchObject({ kind: 'model', model: `${provider}/${fake.settings.model}`, fallback: false })
  expect(answer.response).toContain(kind)
  expect(answer.response.endsWith(answer.clinical.question?.text ?? '?')).toBe(true)
  expect(shown).toBe(answer.response)
  expect(growth.length).toBeGreaterThan(2)
  expect(fake.seen.at(-1)?.body).toContain('sore throat')
})

for (const provider of providers) {
  test.each(providerFailures.map((each) => [each.name, each] as const))(
    `${provider}: after %s the embedded doctor answers the same message and says so`,
    async (_, failure) => {
      const { behaviour, words, tries, settings } = failure
      const fake = fakeOf(provider)
      fake.next(behaviour)
      const before = fake.seen.length
      const { doctor, metrics } = doctorOf(fake, settings)
      const answer = await doctor.reply(null, 'I have a sore throat', nobody)
      const name = `${provider}/${fake.settings.model}`
      expect(answer.doctor).toMatchObject({ kind: 'embedded', model: name, fallback: true })
      expect(answer.response).toContain(`The outside model (${name}) gave no answer: ${words}. The built-in doctor answered instead.`)
      expect(answer.clinical.findings.length).toBeGreaterThan(0)
      expect(answer.clinical.question).not.toBeNull()
      expect(fake.seen.length - before).toBe(tries)
      expect(metrics.counts()).toContainEqual({ name: 'replies', label: 'fallback', count: 1 })
    },
  )

  test(`${provider}: an error in the middle of the stream is a failure like any other`, async () => {
    const fake = fakeOf(provider)
    fake.next({ kind: 'error in the stream', pieces: ['{"text": "A sore '] })
    expect((await doctorOf(fake).doctor.reply(null, 'I have a sore throat', nobody)).doctor.fallback).toBe(true)
  })

  test(`${provider}: the second try is shown from its beginning`, async () => {
    const fake = fakeOf(provider)
    fake.next({ kind: 'breaks off', pieces: ['{"text": "Never seen again ', 'because it broke '] }, says({ text: kind }))
    let shown = ''
    const course = {
      ...quietCourse,
      onText: (text: string, index: number) => {
        shown = shown.slice(0, index) + text
      },
    }
    const answer = await doctorOf(fake).doctor.reply(null, 'I have a sore throat', nobody, course)
    expect(answer.doctor.fallback).toBe(false)
    expect(shown).toBe(answer.response)
    expect(answer.response).not.toContain('Never seen')
  })

  test(`${provider}: the check says what is connected and how fast, and why not in plain words`, async () => {
    const fake = fakeOf(provider)
    fake.next(says({ text: 'ready' }))
    expect(await doctorOf(fake).doctor.check()).toMatchObject({
      configured: true,
      reachable: true,
      provider,
      model: fake.settings.model,
      sees_videos: provider === 'google',
      abilities: { form: 'schema', streams: true, sees_images: true, hears: false, hears_other_languages: false },
    })
    fake.next({ kind: 'status', status: 401 })
    expect(await doctorOf(fake).doctor.check()).toMatchObject({ configured: true, reachable: false, latency_ms: null })
    expect((await doctorOf(fake).doctor.check()).message).toContain('its key is wrong')
    fake.next({ kind: 'silent' })
    expect((await doctorOf(fake, { timeout: 200 }).doctor.check()).message).toContain('it took too long')
  })
}

test('a missing key is said without asking anybody', async () => {
  const fake = fakeOf('google')
  const before = fake.seen.length
  const { doctor } = doctorOf(fake, { apiKey: null })
  expect((await doctor.reply(null, 'I have a sore throat', nobody)).response).toContain('the key for it is missing')
  expect((await doctor.check()).message).toContain('the key for it is missing')
  expect(fake.seen.length).toBe(before)
})

test.each([
  ['an emergency', 'I have crushing chest pain going down my left arm', 'I do not want to call, I am scared of hospitals'],
  ['a crisis', 'I want to kill myself', 'nobody can help me'],
])('while the card of %s stands, a model’s word to the fear stands beside it, and nothing else it says', async (_, first, then) => {
  const fake = fakeOf('google')
  const heard = 'I hear that you are frightened.'
  const { doctor, metrics } = doctorOf(fake)
  fake.next({ kind: 'says', pieces: [JSON.stringify({ text: `${heard} It can be a strained muscle. You can wait until tomorrow.` })] })
  const card = await doctor.reply(null, first, nobody)
  const moments: string[] = []
  const course = { ...quietCourse, onText: (text: string) => moments.push(text) }
  const answer = await doctor.reply(card.mind, then, nobody, course)
  const own = (await loadClinic()).consult(card.mind as ConsultationCase, then).reply
  expect(moments[0]).toBe(own.text)
  expect(answer.response).toContain(heard)
  expect(answer.response.replace(`${heard}\n\n`, '').replace(`\n\n${heard}`, '')).toBe(own.text)
  expect(answer.clinical.triage?.level).toBe(own.triage?.level)
  expect(answer.doctor).toMatchObject({ kind: 'model', fallback: false })
  expect(metrics.counts()).toContainEqual(expect.objectContaining({ name: 'corrections' }))
  fake.next({ kind: 'status', status: 500 })
  const alone = await doctor.reply(card.mind, then, nobody)
  expect(alone.response).toBe(own.text)
})

test('the first card of an emergency or a crisis is the clinic’s, word for word, and nothing leaves the machine for it', async () => {
  const fake = fakeOf('google')
  fake.next(says({ text: 'You are fine.', level: 'self-care' }))
  const clinic = await loadClinic()
  for (const words of ['I have crushing chest pain going down my left arm', 'I want to kill myself']) {
    const before = fake.seen.length + fake.listenedTo.length
    const answer = await doctorOf(fake).doctor.reply(null, words, nobody)
    expect(answer.response).toBe(clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female', country: 'GB' }), words).reply.text)
    expect(answer.doctor).toEqual({ kind: 'embedded', model: null, fallback: false })
    expect(fake.seen.length + fake.listenedTo.length).toBe(before)
  }
})

test('a stop ends the model’s answer and the embedded doctor’s takes its place', async () => {
  const fake = fakeOf('compatible')
  fake.next({ kind: 'says', pieces: replyPieces({ text: kind.repeat(20) }), pause: 30 })
  const stop = new AbortController()
  const course = { ...quietCourse, signal: stop.signal, onText: () => stop.abort() }
  const answer = await doctorOf(fake).doctor.reply(null, 'I have a sore throat', nobody, course)
  expect(answer.response).toContain('you stopped it')
})

test('older turns go within a budget, newest whole, and no id of the patient goes along', async () => {
  const fake = fakeOf('compatible')
  fake.next(says({ text: kind }))
  const earlier = Array.from({ length: 200 }, (_, index) => [
    { type: 'user', content: `patient turn ${index} ${'x'.repeat(200)}` },
    { type: 'ai', content: `doctor turn ${index}` },
  ]).flat()
  const passages = [{ id: 'P1', text: 'Haemoglobin 9.8 g/dL (low)', place: 'blood-of-jane-doe.pdf, page 1' }]
  await doctorOf(fake).doctor.reply(null, 'I have a sore throat', nobody, {
    ...quietCourse,
    earlier: async () => earlier,
    passages: async () => passages,
  })
  const { body } = fake.seen.at(-1) ?? { body: '' }
  expect(body).toContain('patient turn 199')
  expect(body).not.toContain('patient turn 100 ')
  expect(body.length).toBeLessThan(40_000)
  expect(body).toContain('Haemoglobin 9.8')
  expect(body).not.toContain('jane-doe')
})

test('a passage is cited by its document’s name and page; one that does not exist is dropped and counted', async () => {
  const fake = fakeOf('anthropic')
  fake.next(
    says({ text: 'Your haemoglobin was 9.8 g/dL [P1]. Your report says you have lupus [P7]. Rest helps.', citations: ['P1', 'P7'] }),
  )
  const { doctor, metrics } = doctorOf(fake)
  const passages = [{ id: 'P1', text: 'Haemoglobin 9.8 g/dL (low)', place: 'blood.pdf, page 1' }]
  const { response } = await doctor.reply(null, 'I have a sore throat', nobody, { ...quietCourse, passages: async () => passages })
  expect(response).toContain('Your haemoglobin was 9.8 g/dL (blood.pdf, page 1). Rest helps.')
  expect(response).not.toContain('lupus')
  expect(metrics.counts()).toContainEqual({ name: 'corrections', label: 'citation', count: 2 })
})

test('a level above the clinic’s is taken and stays; a level under it is not', async () => {
  const fake = fakeOf('openai')
  fake.next(says({ text: kind, level: 'within-24-hours' }))
  const { doctor } = doctorOf(fake)
  const raised = await doctor.reply(null, 'I have a sore throat', nobody)
  expect(raised.clinical.triage?.level).toBe('within-24-hours')
  fake.next(says({ text: kind, level: 'self-care' }))
  const next = await doctor.reply(raised.mind, 'no', nobody)
  expect(next.clinical.triage?.level).toBe('within-24-hours')
  fake.next(says({ text: kind, level: 'ambulance' }))
  const emergency = await doctor.reply(next.mind, 'no', nobody)
  expect(emergency.clinical).toMatchObject({ kind: 'emergency', triage: { level: 'ambulance', emergencyNumber: '999' } })
  expect(emergency.response).toContain('Call an ambulance now')
  expect(emergency.response).not.toContain(kind)
})

test('words of which nothing passes are replaced by the embedded doctor’s', async () => {
  const fake = fakeOf('google')
  fake.next(says({ text: 'You definitely have the flu. I prescribe amoxicillin.' }))
  const answer = await doctorOf(fake).doctor.reply(null, 'I have a sore throat', nobody)
  expect(answer.doctor.fallback).toBe(true)
  expect(answer.response).toContain('what it said did not pass the safety check')
})

test('a picture is shown to a model that can see, and to no other', async () => {
  const fake = fakeOf('google')
  fake.next(says({ text: 'There is a red patch on the skin. You definitely have measles.', needsHelpAtOnce: false }))
  const { doctor, metrics } = doctorOf(fake)
  const file = { kind: 'document' as const, bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }
  expect(await doctor.look(file)).toEqual({
    text: 'There is a red patch on the skin.',
    model: 'google/gemini-2.5-flash',
    isAlarming: false,
  })
  expect(metrics.counts()).toContainEqual(expect.objectContaining({ name: 'corrections', count: 1 }))
  expect(fake.seen.at(-1)?.body).toContain(Buffer.from(file.bytes).toString('base64'))
  const before = fakeOf('compatible').seen.length
  expect(await doctorOf(fakeOf('compatible')).doctor.look({ ...file, kind: 'video', mediaType: 'video/webm' })).toBeNull()
  expect(await doctor.look({ ...file, bytes: new Uint8Array(20_000_000) })).toBeNull()
  expect(fakeOf('compatible').seen.length).toBe(before)
})
