import { expect, test } from 'vitest'
import { loadClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadClinic()
const first = (words: string) => {
  const { case: after, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
  return { text: reply.text, level: reply.triage?.level ?? clinic.levelOf(after) }
}

test.each([
  ['what should you do if somebody is bitten by an adder? revising for my scout badge', 'First aid for a snake bite'],
  ['what is the first aid for choking?', 'First aid for choking'],
  ['if a baby chokes what do you do', 'First aid for a baby who chokes'],
  ['if somebody faints at work what should we do?', 'First aid for a faint'],
  ['how do you help someone having a stroke', 'First aid for a stroke'],
  ['first aid for a nosebleed?', 'First aid for a nosebleed'],
])('what to do in general is answered with the card: %s', (words, title) => {
  const { text, level } = first(words)
  expect(text).toContain(title)
  expect(text).toContain('call 999 first')
  expect(level).toBeNull()
})

test.each([
  'if people are rude at work what should I do',
  'what should I do if someone at home has flu',
  'what should I do if my back hurts',
])('what is no matter of first aid gets none: %s', (words) => {
  expect(first(words).text).not.toContain('First aid')
})

test('who is ill now gets the emergency, no lesson', () => {
  const { level } = first('my dad has slumped and one side of his face droops, what should I do')
  expect(level).toBe('ambulance')
})
