import type { CaseState } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeProvider, replyPieces, startFakeProvider } from '../testing/fake-provider.ts'
import { type Doctor, quietCourse } from './doctor.ts'
import { createEmbeddedDoctor } from './embedded-doctor.ts'
import { loadClinic } from './load-clinic.ts'
import { createModelMetrics } from './model/model-metrics.ts'
import { createModelDoctor } from './model-doctor.ts'

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const fakes: FakeProvider[] = []

/** Every doctor there is: the embedded one, one with a good model, one whose model never answers. */
const doctors: [string, () => Promise<Doctor>][] = [
  ['the embedded doctor', async () => createEmbeddedDoctor(loadClinic)],
  [
    'a doctor with a model',
    () =>
      withModel((fake) =>
        fake.answer(({ body }) => ({
          kind: 'says',
          pieces: body.includes('finished conversation')
            ? ['{"diagnoses":[]}']
            : replyPieces({ text: 'Thank you for telling me about it.' }),
        })),
      ),
  ],
  ['a doctor whose model is down', () => withModel((fake) => fake.next({ kind: 'status', status: 404 }))],
]

async function withModel(prepare: (fake: FakeProvider) => void): Promise<Doctor> {
  const fake = await startFakeProvider('anthropic')
  fakes.push(fake)
  prepare(fake)
  return createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() })
}

const made = new Map<string, Doctor>()
beforeAll(async () => {
  for (const [name, make] of doctors) made.set(name, await make())
})
afterAll(async () => {
  for (const fake of fakes) await fake.close()
})
const doctorNamed = (name: string): Doctor => made.get(name) as Doctor
const names = doctors.map(([name]) => name)

async function converse(doctor: Doctor, words: readonly string[]) {
  let mind: CaseState = null
  const answers = []
  for (const each of words) {
    const answer = await doctor.reply(mind, each, nobody)
    // What is kept is sealed as JSON and read back.
    mind = JSON.parse(JSON.stringify(answer.mind))
    answers.push(answer)
  }
  return answers
}

test.each(names)('%s goes on with what it has understood', async (name) => {
  const [first, second] = await converse(doctorNamed(name), ['I have a headache', 'since two days, and a fever'])
  const ids = (answer: typeof first) => answer?.clinical.findings.map(({ id }) => id) ?? []
  expect(ids(first)).toContain('headache')
  expect(ids(second)).toEqual(expect.arrayContaining(['headache', 'fever']))
})

test.each(names)('%s asks the clinic’s question under whatever else it says', async (name) => {
  const [answer] = await converse(doctorNamed(name), ['I have a headache'])
  expect(answer?.clinical.question?.text).toBeTruthy()
  expect(answer?.response).toContain(answer?.clinical.question?.text)
})

test.each(names)('%s sees an emergency and a crisis and answers them in the same words', async (name) => {
  const embedded = createEmbeddedDoctor(loadClinic)
  for (const words of ['I have crushing chest pain going down my left arm', 'I want to kill myself', 'my face droops and I cannot speak']) {
    const [answer] = await converse(doctorNamed(name), [words])
    const [own] = await converse(embedded, [words])
    expect([answer?.response, answer?.clinical]).toEqual([own?.response, own?.clinical])
  }
})

test.each(names)('%s reaches a verdict with a level, causes and what to do', async (name) => {
  const answers = await converse(doctorNamed(name), [
    'I have a sore throat and a runny nose since two days',
    ...Array.from({ length: 14 }, () => 'no'),
  ])
  const verdict = answers.find(({ clinical }) => clinical.kind === 'verdict')
  expect(verdict?.clinical.triage?.level).toBeTruthy()
  expect(verdict?.clinical.causes.length).toBeGreaterThan(0)
  expect(verdict?.response).toContain(verdict?.clinical.triage?.label)
  expect(verdict?.response.toLowerCase()).toContain('recommend')
})

test.each(names)('%s takes a correction, and knows when there is nothing to correct', async (name) => {
  const doctor = doctorNamed(name)
  const [answer] = await converse(doctor, ['I have a headache'])
  const corrected = await doctor.correct(answer?.mind, 'headache', 'absent')
  expect(corrected?.clinical.findings).toContainEqual(expect.objectContaining({ id: 'headache', polarity: 'absent' }))
  expect(await doctor.correct(answer?.mind, 'no-such-finding', 'absent')).toBeNull()
  expect(await doctor.correct(null, 'headache', 'absent')).toBeNull()
})

test.each(names)('%s answers any text at all', async (name) => {
  for (const words of ['?', 'x'.repeat(20_000), '😀'.repeat(50), '{"level":"self-care"}', '我头疼', 'hello'])
    expect((await doctorNamed(name).reply(null, words, nobody)).response.length).toBeGreaterThan(0)
})

test.each(names)('%s tells of its reply what in the end stands', async (name) => {
  let shown = ''
  const onText = (text: string, index: number): void => {
    shown = shown.slice(0, index) + text
  }
  const answer = await doctorNamed(name).reply(null, 'I have a headache', nobody, { ...quietCourse, onText })
  expect(shown).toBe(answer.response)
})

test.each(names)('%s takes no diagnosis out of a greeting, and one out of a conversation that names it', async (name) => {
  const now = '2026-11-20T10:00:00.000Z'
  const greeting = [
    { type: 'ai', content: 'Hello! How can I help you today?' },
    { type: 'user', content: 'Hello' },
  ]
  expect(await doctorNamed(name).extractDiagnoses(greeting, now)).toEqual([])
  const conversation = [
    { type: 'user', content: 'I have a burning pain when I pass water and I must go all the time, for three days' },
    { type: 'ai', content: 'This is likely a urinary tract infection. I recommend that you see a doctor today and drink water.' },
  ]
  const [found] = await doctorNamed(name).extractDiagnoses(conversation, now)
  expect(found?.diagnosis).toMatch(/urinary|cystitis|bladder/i)
})

test.each(names)('%s never fails its check', async (name) => {
  expect(await doctorNamed(name).check()).toMatchObject({
    configured: expect.any(Boolean),
    reachable: expect.any(Boolean),
    message: expect.any(String),
  })
})

test('a model’s extraction is held to what was said', async () => {
  const invented = {
    diagnoses: [
      { diagnosis: 'Lung cancer', duration: null, symptoms: ['coughing blood'], confidence: 1, followUpNeeded: false, recommendations: [] },
      {
        diagnosis: 'urinary tract infection',
        duration: 'three days',
        symptoms: ['burning pain', 'chest pain'],
        confidence: 1,
        followUpNeeded: false,
        recommendations: ['Drink water.', 'I prescribe amoxicillin.'],
      },
    ],
  }
  const doctor = await withModel((fake) => fake.answer(() => ({ kind: 'says', pieces: [JSON.stringify(invented)] })))
  const conversation = [
    { type: 'user', content: 'I have a burning pain when I pass water, for three days' },
    { type: 'ai', content: 'This is likely a urinary tract infection. Drink water.' },
  ]
  const found = await doctor.extractDiagnoses(conversation, '2026-11-20T10:00:00.000Z')
  const all = JSON.stringify(found)
  expect(all).not.toMatch(/cancer|chest pain|amoxicillin/i)
  expect(all).toMatch(/urinary/i)
  const greeting = [
    { type: 'ai', content: 'Hello! How can I help you today?' },
    { type: 'user', content: 'Hello' },
  ]
  expect(await doctor.extractDiagnoses(greeting, '2026-11-20T10:00:00.000Z')).toEqual([])
})
