import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeProvider, replyPieces, startFakeProvider } from '../../testing/fake-provider.ts'
import { quietCourse } from '../doctor.ts'
import { loadClinic } from '../load-clinic.ts'
import { createModelDoctor } from '../model-doctor.ts'
import { createModelMetrics } from './model-metrics.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider('compatible')
})
afterAll(() => fake.close())

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const words = 'I have a sore throat'
const question = 'How long have you had the sore throat? Did it start suddenly or slowly?'

async function voiced(reply: Record<string, unknown>, says = words) {
  fake.next({ kind: 'says', pieces: replyPieces(reply, 7) })
  const metrics = createModelMetrics()
  const moments: string[] = []
  let shown = ''
  const answer = await createModelDoctor({ loadClinic, settings: fake.settings, metrics }).reply(null, says, nobody, {
    ...quietCourse,
    onText: (text, index) => {
      shown = shown.slice(0, index) + text
      moments.push(shown)
    },
  })
  expect(shown).toBe(answer.response)
  return { answer, moments, counts: metrics.counts(), asked: JSON.parse(fake.seen.at(-1)?.body ?? '{}') as unknown }
}

test('a move is said in the model’s words where they say the same, and the question keeps its id and answers', async () => {
  const own = (await loadClinic()).consult((await loadClinic()).newCase({ ageYears: 40, sex: 'female', country: 'GB' }), words).reply
  const { answer, asked } = await voiced({
    moves: [
      { id: 'm1', text: 'So, you have a sore throat.' },
      { id: 'm2', text: 'How long has the sore throat been there, and did it come on suddenly or slowly?' },
    ],
    text: 'A sore throat can come from a virus.',
  })
  expect(JSON.stringify(asked)).toContain(question)
  expect(answer.response.split('\n\n')).toEqual([
    'So, you have a sore throat.',
    'A sore throat can come from a virus.',
    'How long has the sore throat been there, and did it come on suddenly or slowly?',
  ])
  expect(answer.clinical.parts?.map(({ kind }) => kind)).toEqual(['understood', 'answer', 'question'])
  expect(answer.clinical.question).toEqual({ ...own.question, text: answer.clinical.parts?.at(-1)?.text })
})

test.each([
  ['a question about something else', 'm2', 'Have you tried warm drinks?'],
  ['no question at all', 'm2', 'The throat will be seen to.'],
  ['half a question', 'm2', 'How long have you had this sore throat?'],
  ['soothing words', 'm1', 'A sore throat, which is nothing to worry about.'],
  ['another complaint', 'm1', 'You have a sore throat and a cough.'],
  ['a denial', 'm1', 'You have no sore throat.'],
])('%s in the place of a move: the clinic’s own words for it alone', async (_, id, text) => {
  const other =
    id === 'm1' ? { id: 'm2', text: question.replace('?', ',').replace('? D', ', and d') } : { id: 'm1', text: 'So, a sore throat.' }
  const { answer, moments, counts } = await voiced({ moves: [other, { id, text }], text: 'It may come from a virus.' })
  expect(answer.doctor.fallback).toBe(false)
  for (const moment of moments) expect(moment).not.toContain(text)
  expect(answer.response).toContain(id === 'm1' ? 'So, a sore throat.' : question)
  expect(answer.response).toContain('It may come from a virus.')
  expect(counts.some(({ name }) => name === 'corrections')).toBe(true)
})

test('what the clinic says stands in full, whatever the model leaves out', async () => {
  const says = 'I have a sore throat. Can I take ibuprofen with warfarin? I am scared.'
  const { reply } = (await loadClinic()).consult((await loadClinic()).newCase({ ageYears: 40, sex: 'female', country: 'GB' }), says)
  const { answer } = await voiced({ text: 'A sore throat can come from a virus.' }, says)
  for (const { text } of reply.parts) expect(answer.response).toContain(text)
})

test('a wording that holds is a reply, though nothing of the model’s own does', async () => {
  const { answer } = await voiced({ moves: [{ id: 'm1', text: 'So, a sore throat.' }], text: 'You definitely have the flu.' })
  expect(answer.doctor.fallback).toBe(false)
  expect(answer.response).toBe(`So, a sore throat.\n\n${question}`)
})

test('too late twice in a row, it is not waited for; what it said whole by then counts', async () => {
  const heard = JSON.stringify({
    clauses: [
      { quote: 'parking the custard', act: 'fact', person: 'patient', time: 'now', polarity: 'present', findings: [], means: 'vomiting' },
      { quote: 'sore' },
    ],
  })
  fake.listen(() => ({ kind: 'says', pieces: [heard.slice(0, -12), ...Array.from({ length: 80 }, () => ' ')], pause: 100 }))
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'A sore throat can come from a virus.' }) })
  const doctor = createModelDoctor({ loadClinic, settings: { ...fake.settings, timeout: 1_200 }, metrics: createModelMetrics() })
  const says = 'my throat is sore and I keep parking the custard'
  const before = fake.listenedTo.length
  const first = await doctor.reply(null, says, nobody)
  expect(first.clinical.findings.map(({ id }) => id)).toContain('vomiting')
  await doctor.reply(null, says, nobody)
  const third = await doctor.reply(null, says, nobody)
  expect(fake.listenedTo.length - before).toBe(2)
  expect(third.clinical.findings.map(({ id }) => id)).not.toContain('vomiting')
  fake.listen(() => ({ kind: 'says', pieces: ['{"clauses":[]}'] }))
})

test('a question of the model is taken where it is after an open finding, in the clinic’s words and marked', async () => {
  const clinic = await loadClinic()
  const own = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female', country: 'GB' }), words)
  const [first] = clinic.proposableFindings(own)
  const { answer, asked } = await voiced({ text: 'It may come from a virus.', question: { about: '1', text: '' } })
  expect(JSON.stringify(asked)).toContain(first?.name)
  expect(answer.clinical.question).toMatchObject({ id: `model:${first?.id}`, by: 'model' })
  expect(answer.response).not.toContain(question)
  expect(answer.response.endsWith(answer.clinical.question?.text ?? '?')).toBe(true)
})

test('an open question of the model’s own is asked where it passes the output filter; any other is counted, and the clinic’s stands', async () => {
  const what = 'What makes the pain worse?'
  const open = await voiced({ text: 'It may come from a virus.', question: { about: '', text: what } })
  expect(open.answer.clinical.question).toMatchObject({ kind: 'open', text: what, by: 'model' })
  const refused = await voiced({ text: 'It may come from a virus.', question: { about: '', text: 'Why not stop your tablets?' } })
  expect(refused.answer.clinical.question?.text).toBe(question)
  expect(refused.counts).toContainEqual({ name: 'corrections', label: 'question', count: 1 })
})
