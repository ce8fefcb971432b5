import type { ListenedClause } from '@dr-ai/clinic'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Behaviour, type FakeProvider, replyPieces, startFakeProvider } from '../../testing/fake-provider.ts'
import { loadClinic } from '../load-clinic.ts'
import { createModelDoctor } from '../model-doctor.ts'
import type { ModelProvider, ModelSettings } from './connect-model.ts'
import { createModelMetrics } from './model-metrics.ts'

const providers: ModelProvider[] = ['google', 'anthropic', 'openai', 'compatible']
const fakes = new Map<ModelProvider, FakeProvider>()
beforeAll(async () => {
  for (const provider of providers) fakes.set(provider, await startFakeProvider(provider))
})
afterAll(async () => {
  for (const fake of fakes.values()) await fake.close()
})

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const kind = 'A sore throat is often caused by a virus and can be eased with warm drinks.'
const hears = (text: string): Behaviour => ({ kind: 'says', pieces: text.match(/[\s\S]{1,23}/g) ?? [] })
const claim = (quote: string, means: string, changed: Partial<ListenedClause> = {}): ListenedClause => ({
  quote,
  act: 'fact',
  person: 'patient',
  time: 'now',
  polarity: 'present',
  findings: [],
  means,
  ...changed,
})
const words = 'my throat is sore and I keep parking the custard'
const heard = JSON.stringify({ clauses: [claim('parking the custard', 'vomiting'), claim('I am dying', 'coughing up blood')] })

function listening(provider: ModelProvider, behaviour: Behaviour, changed: Partial<ModelSettings> = {}) {
  const fake = fakes.get(provider) as FakeProvider
  fake.listen(() => behaviour)
  fake.next({ kind: 'says', pieces: replyPieces({ text: kind }) })
  const metrics = createModelMetrics()
  return { fake, metrics, doctor: createModelDoctor({ loadClinic, settings: { ...fake.settings, ...changed }, metrics }) }
}

test.each(providers)(
  '%s: what it alone heard is told, with its quote; what the patient never said is dropped and counted',
  async (provider) => {
    const { doctor, fake, metrics } = listening(provider, hears(heard))
    const answer = await doctor.reply(null, words, nobody)
    expect(answer.doctor.fallback).toBe(false)
    expect(answer.clinical.findings).toContainEqual(
      expect.objectContaining({ id: 'vomiting', polarity: 'present', text: 'parking the custard' }),
    )
    expect(answer.clinical.findings.map(({ id }) => id)).not.toContain('coughing-blood')
    expect(metrics.counts()).toEqual(
      expect.arrayContaining([
        { name: 'heard', label: 'added', count: 1 },
        { name: 'heard', label: 'unheard', count: 1 },
        { name: 'heard', label: 'not-literal', count: 1 },
      ]),
    )
    const asked = fake.listenedTo.at(-1)?.body ?? ''
    for (const sent of [words, 'a sore throat', 'thoughts of ending life']) expect(asked).toContain(sent)
    expect(asked).not.toContain('GB')
  },
)

test('what is on the list goes by a number, and comes back as what it stands for', async () => {
  const fake = fakes.get('compatible') as FakeProvider
  fake.next({ kind: 'says', pieces: replyPieces({ text: kind }) })
  fake.listen(({ body }) => {
    const place = /\\"(\d+)\\":\\"a red throat\\"/.exec(body)?.[1] ?? 'not on the list'
    return hears(JSON.stringify({ clauses: [{ ...claim('parking the custard', ''), findings: [place] }] }))
  })
  const doctor = createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() })
  const { clinical } = await doctor.reply(null, words, nobody)
  expect(clinical.findings).toContainEqual(expect.objectContaining({ name: 'a red throat', text: 'parking the custard' }))
})

test.each([
  ['a sentence around it', `Here is what I heard:\n${heard}\nThat is all.`],
  ['a fence of Markdown', `\`\`\`json\n${heard}\n\`\`\``],
])('%s is taken off', async (_, text) => {
  const { doctor } = listening('compatible', hears(text))
  expect((await doctor.reply(null, words, nobody)).clinical.findings.map(({ id }) => id)).toContain('vomiting')
})

const deaf: [what: string, behaviour: Behaviour, changed: Partial<ModelSettings>][] = [
  ['nothing that is JSON', hears('I heard you well.'), {}],
  ['half of it', { kind: 'ends early', pieces: ['{"clauses": [{"quote": "honk'] }, {}],
  ['another form', hears('{"clauses": [{"words": 1}]}'), {}],
  ['too late', { kind: 'silent' }, { timeout: 1_500 }],
]

test.each(deaf)('who hears %s may still speak, and the clinic has listened for itself', async (_, behaviour, changed) => {
  const { doctor, metrics } = listening('compatible', behaviour, changed)
  const answer = await doctor.reply(null, words, nobody)
  expect(answer.doctor).toMatchObject({ kind: 'model', fallback: false })
  expect(answer.response).toContain(kind)
  expect(answer.clinical.findings.map(({ id }) => id)).toContain('sore-throat')
  expect(metrics.counts().some(({ name }) => name === 'failures')).toBe(true)
})

test('a tapped answer is not listened to: it means what it says', async () => {
  const { doctor, fake } = listening('compatible', hears('{"clauses":[]}'))
  const first = await doctor.reply(null, words, nobody)
  const before = fake.listenedTo.length
  const { question } = first.clinical
  const option = question?.options[0]
  if (!question || option === undefined) throw new Error('no question with options was asked')
  await doctor.reply(first.mind, option.label, { ...nobody, answer: { question: question.id, options: [option.id] } })
  expect(fake.listenedTo.length).toBe(before)
})

test('an emergency that it alone has heard is asked back, and where the patient confirms it the clinic answers alone', async () => {
  const { doctor, fake } = listening('compatible', hears(JSON.stringify({ clauses: [claim('all honky and red', 'vomiting blood')] })))
  const first = await doctor.reply(null, 'it came out all honky and red', nobody)
  expect(first.clinical.kind).not.toBe('emergency')
  fake.listen(() => hears('{"clauses":[]}'))
  const before = fake.seen.length
  const second = await doctor.reply(first.mind, 'yes, I am vomiting blood, a lot of it', nobody)
  expect(second.clinical.kind).toBe('emergency')
  expect(fake.seen.length).toBe(before)
})
