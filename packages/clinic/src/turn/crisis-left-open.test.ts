import { expect, test } from 'vitest'
import { last, levelAfter } from './testing/talk.ts'

const dead = 'i would rather be dead'
const venting = 'i dont mean that, i was just venting about work'

test.each([
  'so what about my sore knee',
  'anyway my knee hurts',
  'can you look at my rash instead',
  'what can i take for a headache',
  'ok so my back pain, what do i do',
  'my throat has been sore for days',
  'lets talk about my knee',
  'and my toe is swollen',
  'i really came about my cough',
  'never mind that, i have heartburn',
])('the direct question that was passed over for "%s" is asked once more', (words) => {
  const { reply, case: after } = last(dead, venting, words)
  expect(reply.kind).toBe('crisis')
  expect(reply.question?.id ?? after.pending?.slot).toMatch(/safety/)
  expect(reply.text).toMatch(/thoughts of ending your life/)
})

test('its answer releases or holds', () => {
  const knee = 'so what about my sore knee'
  expect(levelAfter(dead, venting, knee, 'no')).not.toBe('emergency-department')
  expect(last(dead, venting, knee, 'yes').reply.kind).toBe('crisis')
  const later = last(dead, venting, knee, 'it is the left one')
  expect(later.reply.triage?.level).toBe('emergency-department')
  expect(later.reply.text).not.toMatch(/I have let it go/)
})

test('an emergency of the body comes before it', () => {
  const { reply } = last(dead, venting, 'i have crushing chest pain down my left arm')
  expect(reply.kind).toBe('emergency')
})
