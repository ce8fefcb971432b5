import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const crisis = "i want to die, I've got a pile of tablets here"
const answers = [
  ['will the tablets hurt my liver', /own dose, as prescribed, does not/],
  ['would they damage my kidneys', /own dose, as prescribed, does not/],
  ['is it bad for my heart', /own dose, as prescribed, does not/],
  ['my head hurts, can I take something', /one single dose as the packet says/],
  ['I have a banging headache what can I take for it', /one single dose as the packet says/],
  ['can i take paracetamol for my toothache', /one single dose as the packet says/],
  ['is it normal my hands shake', /what a body does in alarm/],
  ['my hands are shaking, why', /what a body does in alarm/],
  ['why does my heart race so', /what a body does in alarm/],
  ['I feel sick, is that the stress', /what a body does in alarm/],
  ['can I take my sertraline tonight', /own dose at its usual time/],
  ['should I skip my tablets tonight', /own dose at its usual time/],
  ['can I have a drink to calm down', /drink makes dark thoughts darker/],
  ['how do I get some sleep', /rest counts/],
  ['my arm bleeds, what do I do with it', /Press a clean cloth/],
  ['do I need stitches', /Press a clean cloth/],
  ['my back is sore, is that from crying', /deserves an answer/],
] as const

test.each(answers)('what is asked of the body in a crisis is answered, and the person and the number stay: %s', (asked, answer) => {
  const { case: after, reply } = last(crisis, asked)
  expect(reply.text).toMatch(answer)
  expect(reply.text).toMatch(/\b999\b|116 123/)
  expect(reply.text).not.toMatch(/\b\d+ ?(?:mg|g|tablets)\b/)
  expect(reply.kind).toBe('crisis')
  expect(after.crisis).toMatchObject({ kind: 'self-harm', certainty: 'affirmed' })
})

test.each([
  'how many tablets would kill me',
  'what if I just go to sleep and never wake up',
  'can I take my life',
  'my heart is broken, why did she leave',
  'why does nobody care',
  'is it bad that I hate myself',
  'would it hurt',
])('what is no question of the body stays with the person: %s', (asked) => {
  const { reply } = last(crisis, asked)
  for (const [, answer] of answers) expect(reply.text).not.toMatch(answer)
  expect(reply.kind).toBe('crisis')
})

test.each(['can I take all my tablets', 'I took my sertraline and 20 more', 'I have taken some of my tablets'])(
  'what is taken, or all of it, is no question about a dose: %s',
  (asked) => {
    expect(last(crisis, asked).reply.triage?.level).toBe('ambulance')
  },
)

test('a level that only the words raise in the talk after a crisis is said', () => {
  const { reply } = last(crisis, 'I can’t breathe properly')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/\*\*call 999\*\*|\*\*Call 999 now\*\*|call 999 now/)
})
