import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()

/** The last reply to these messages. */
function last(...words: readonly string[]): string {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn.reply.text
}

const back = 'man of 46, my lower back hurts since I lifted a wardrobe on Sunday'
const knee = 'I am a man of 61, left knee has ached on the stairs for two months, stiff ten minutes in the morning, no swelling, not hot'

test.each([
  [[back, 'do I ring the surgery or the chemist?'], /NHS 111/],
  [[back, 'car or ambulance'], /wide awake[\s\S]*999/],
  [[back, 'can I carry the heavy boxes at the shop?'], /Work as soon as you can/],
  [[knee, 'no', 'sum up now', 'how soon?'], /There is no hurry/],
  [[knee, 'no', 'sum up now', 'can I kneel in the allotment?'], /kneeling/],
  [[knee, 'no', 'sum up now', 'can it wait until after Easter?'], /^Yes, it can wait/],
  [['my thyroid test says TSH 7.2, T4 normal, I am 70', 'should I be on tablets?'], /first repeated after about 3 months/],
] as const)('%s', (words, expected) => expect(last(...words)).toMatch(expected))

test('while no level is settled nothing soothes', () => {
  expect(last(back, 'where do I go at this hour?')).not.toMatch(/cared for at home|no hurry/)
})

test('why an open question is asked names what it tells apart, each time it is asked', () => {
  const said = last(back, 'why do you ask?', 'but why do you ask that?')
  expect(said).toMatch(/helps me to tell .+ from .+\./)
  expect(said).not.toMatch(/As I said above/)
})
