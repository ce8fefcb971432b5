import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeProvider, replyPieces, startFakeProvider } from '../../testing/fake-provider.ts'
import { loadClinic } from '../load-clinic.ts'
import { createModelDoctor } from '../model-doctor.ts'
import { createModelMetrics } from './model-metrics.ts'
import { isEnglish } from './translate-reply.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider('compatible', 30_000)
})
afterAll(() => fake.close())

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const words = 'me duele mucho la cabeza desde ayer'
const clause = {
  quote: 'me duele mucho la cabeza',
  act: 'fact',
  person: 'patient',
  time: 'now',
  polarity: 'present',
  findings: [],
  means: 'headache',
}

/** A model that hears Spanish, and translates each part of the reply by this. */
async function inSpanish(translate: (text: string) => string) {
  fake.listen(() => ({ kind: 'says', pieces: [JSON.stringify({ clauses: [clause] })] }))
  fake.answer(({ body }) => {
    const asked = JSON.parse(body) as { messages: { content: string }[] }
    if (!asked.messages[0]?.content.startsWith('You translate'))
      return { kind: 'says', pieces: replyPieces({ text: 'A headache can come from a virus.' }) }
    const { language, parts } = JSON.parse(asked.messages[1]?.content ?? '{}') as {
      language: string
      parts: { id: string; text: string }[]
    }
    expect(language).toBe('Spanish')
    const said = parts.map(({ id, text }) => ({ id, text: translate(text) }))
    return { kind: 'says', pieces: [JSON.stringify({ parts: said })] }
  })
  const metrics = createModelMetrics()
  const answer = await createModelDoctor({ loadClinic, settings: fake.settings, metrics }).reply(null, words, nobody)
  return { answer, counts: metrics.counts() }
}

test('who writes in another language is answered in it, with the English that was checked beside each part', async () => {
  const { answer } = await inSpanish((text) => `En español: ${text}`)
  const parts = answer.clinical.parts ?? []
  expect(parts.length).toBeGreaterThan(1)
  for (const { text, english } of parts) expect(text).toBe(`En español: ${english}`)
  expect(answer.response).toBe(parts.map(({ text }) => text).join('\n\n'))
  expect(answer.response).toContain('En español: A headache can come from a virus.')
  expect(answer.clinical.question?.text).toBe(parts.at(-1)?.text)
  expect(answer.doctor.left?.tokens).toBeGreaterThan(0)
})

test('a part whose translation does not hold stays English, is counted, and the others are taken', async () => {
  const { answer, counts } = await inSpanish((text) => (text.includes('?') ? 'Descanse.' : `En español: ${text}`))
  const parts = answer.clinical.parts ?? []
  expect(parts.find(({ kind }) => kind === 'question')).not.toHaveProperty('english')
  expect(answer.response).not.toContain('Descanse.')
  expect(answer.response).toContain('En español: A headache can come from a virus.')
  expect(counts).toContainEqual({ name: 'corrections', label: 'translation', count: 1 })
})

test.each([
  ['me duele la cabeza y tengo fiebre', false],
  ['nein, seit gestern', false],
  ['no', false],
  ['And my throat hurts since Monday', true],
])('"%s" is English: %s', (said, is) => expect(isEnglish(said)).toBe(is))

test('an answer that cannot be translated is given in English', async () => {
  const { answer } = await inSpanish(() => '')
  expect(answer.doctor.fallback).toBe(false)
  expect(answer.response).toContain('A headache can come from a virus.')
  expect(answer.clinical.parts?.some(({ english }) => english !== undefined)).toBe(false)
})
