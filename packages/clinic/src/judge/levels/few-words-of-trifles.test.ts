import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const firstOf = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

/** What sounds grave by its company and is not: asked about first, without hospital, ambulance or a card. */
test.each([
  'the ache runs from my back into my right leg',
  'my back is sore and it goes into my left leg',
  'my period is really heavy and I get cramps, I am 17',
  'my periods are very heavy with cramps',
  'headache, one side, feeling sick, and I am frightened it is a tumour',
  'my tummy hurts since lunch and I am so scared it is cancer',
  'my son is 3, barking cough, and a noise breathing in only when he is upset',
  'would it be better if I did not wake so early',
  'she is finally asleep, I do not want to wake her up',
])('sends nobody to hospital and opens no card: %s', (words) => {
  const { reply } = firstOf(words)
  expect(reply.kind).not.toBe('crisis')
  expect(reply.triage?.level ?? 'none').not.toMatch(/^(?:ambulance|emergency-department)$/)
})

/** The same words where they mean it. */
test.each([
  'my back hurts and both legs are weak since this morning',
  'my daughter is 3, barking cough, and there is a harsh noise breathing in even when she sleeps',
  'he is 2 with croup and makes a harsh noise breathing in all the time now',
  'nan is rambling and does not know where she is',
  'he has been jerking for ten minutes and does not wake',
])('still calls for a hospital or an ambulance: %s', (words) => {
  expect(firstOf(words).reply.triage?.level).toMatch(/^(?:ambulance|emergency-department)$/)
})

test.each(['I wish I would not wake up tomorrow', 'I do not want to wake up any more', 'it would be better if I never woke up again'])(
  'hears a wish not to wake up: %s',
  (words) => {
    expect(firstOf(words).reply.kind).toBe('crisis')
  },
)

test('who looks for somebody is not told of confusion', () => {
  const { case: now, reply } = firstOf('my daughter left a goodbye note and I do not know where she is')
  expect(reply.kind).toBe('crisis')
  expect(now.observations['confusion-new']).toBeUndefined()
})

test('names no fear as a reason of danger', () => {
  expect(firstOf('chest pressure, cold sweat, left arm numb, and I am terrified').reply.text).not.toMatch(/anxiety|fear of having/i)
})

test('a number that is named last as oxygen is no temperature', () => {
  const { case: now } = firstOf('I have COPD, a cough and a fever, my oxygen is 94')
  expect(now.vitals).toEqual({ oxygenSaturation: 94 })
  expect(now.held.some(({ rule }) => rule.startsWith('news2'))).toBe(false)
})

test('green stuff that comes up with a cough is no vomiting', () => {
  const { observations } = firstOf('nasty cough with green stuff coming up').case
  expect(Object.keys(observations).filter((finding) => finding.startsWith('vomiting'))).toEqual([])
})
