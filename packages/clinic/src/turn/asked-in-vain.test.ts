import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const say = (...words: readonly string[]) => {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}
const asks = /ending (?:your|their) life/

test.each([
  ['My ankle is swollen', '47, man', "I'm meant to have the next one tonight", 'it is the left one'],
  ['I itch all over and I am 33 weeks gone', '30', "I'll ring the midwife this evening", 'no rash'],
  ['I am spinning when I roll over', '66 male', 'No one at home is ill with this, only me', 'since Sunday'],
  ['My elbow hurts', '52 male', "no it isn't easing off it is worse", 'since spring', 'no'],
  ['I am worn out all the time, I have three kids and everybody says they are tired too', '39 female', 'since June', 'no'],
  ['I am short of breath on the stairs', '44 female', 'everybody tells me that I look washed out', 'since May'],
])('nobody is asked about suicide over words without a mood: %s', (...talk) => {
  for (let length = 1; length <= talk.length; length += 1) expect(say(...talk.slice(0, length)).reply.text).not.toMatch(asks)
})

test.each([
  ['My back is sore', '41 male', 'I wrote letters to my kids, I do not want to be here'],
  ['My back is sore', '41 male', 'honestly there is no point in any of it any more, they would be better off without me'],
  ['I cannot sleep', '29 female', 'I keep thinking about jumping in front of a train'],
])('words of being gone are asked about, or open the card, in the middle of a talk: %s', (...talk) =>
  expect(say(...talk).reply.crisis?.kind).toBe('self-harm'),
)

const low = ['I feel so down', '34 female'] as const
test.each([
  'What? No! I like being alive',
  'good heavens no. I love my life',
  'what nonsense. no',
  'why would you ask me that? no, never',
  'eh? no. it is my job that drags me down',
])('a clear no is taken at once, with a kind word, and never asked for again: %s', (no) => {
  const denied = say(...low, no)
  expect(say(...low).reply.text).toMatch(asks)
  expect(denied.reply.text).not.toMatch(asks)
  expect(denied.reply.text).toMatch(/thank you/i)
  expect(denied.reply.crisis).toBeNull()
  expect(clinic.consult(denied.case, 'I cry a lot and I feel low').reply.text).not.toMatch(asks)
})

test.each(['no. I just would rather be dead', 'No? I do not know. Sometimes', 'what? no one would care anyway'])(
  'a hedged no is no clear one: %s',
  (no) => expect(say(...low, no).reply.text).not.toMatch(/out of the blue/),
)

test('who denied it and then says it plainly is heard', () =>
  expect(say(...low, 'No! What a question', 'I lied. I want to kill myself').reply.crisis).toMatchObject({ certainty: 'affirmed' }))
