import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}
const polarityOf = (turn: ReturnType<typeof talk>, finding: string) => turn.case.observations[finding]?.polarity

test.each([
  ["I can't say I haven't been sick today", 'vomiting'],
  ["It's not that I don't have heartburn", 'heartburn'],
  ['no fever, bit achy all over', 'body-aches'],
  ['not sick, a little dizzy', 'dizziness'],
  ["I haven't had a week without a headache", 'headache'],
  ["I've never had an itch like this", 'skin-itch'],
  ['Without doubt the worst headache I have had', 'headache'],
  ['no fever last night but now it is 38.9', 'fever'],
  ["I didn't have any diarrhoea until last night", 'diarrhoea'],
  ["I don't get dizzy unless I stand up", 'dizziness'],
  ["I can't pee without it stinging", 'urination-painful'],
  ['no fever or cough, sore throat though', 'sore-throat'],
  ["I forgot to say I'm diabetic", 'history-diabetes'],
  ["I haven't been able to shift this cough", 'cough'],
])('%s tells of it', (words, finding) => {
  expect(polarityOf(talk(words), finding)).toBe('present')
})

test.each([
  ["I can't say I have a rash", 'rash'],
  ["I've never had asthma", 'history-asthma'],
  ['I no longer have a fever', 'fever'],
  ['I have everything but a fever', 'fever'],
])('%s denies it', (words, finding) => {
  expect(polarityOf(talk(words), finding)).toBe('absent')
})

test.each([
  ['my hip hurts, worse when I sneeze or cough', 'cough'],
  ['red flaky skin in the crook of my left elbow', 'elbow-pain'],
  ['a burning in the chest that rises into the throat after spicy food', 'chest-pain.radiates-jaw'],
  ['I swallowed a box of tablets when I was 19, long over, the insurer asks', 'overdose-taken'],
  ['first you wrote prediabetes, now I am confused', 'confusion-new'],
  ['my mother fell in the bathroom', 'faint-or-collapse'],
  ['my nose is not blocked, it keeps running', 'constipation'],
  ['the swelling and the fever have not gone down', 'constipation'],
  ['What counts as a fever?', 'fever'],
])('%s tells nothing of the other sense', (words, finding) => {
  expect(polarityOf(talk(words), finding)).toBeUndefined()
})

test('a fall is a fall, and a faint on the floor a faint', () => {
  expect(polarityOf(talk('my mother fell in the bathroom'), 'fall-recent')).toBe('present')
  expect(polarityOf(talk('my father fell in the kitchen and would not wake'), 'faint-or-collapse')).toBe('present')
})

test('another part that is named hurts in its own place', () => {
  const after = talk('my back hurts', "it's my left leg")
  expect(polarityOf(after, 'leg-pain')).toBe('present')
  expect(polarityOf(after, 'back-pain.left')).toBeUndefined()
  expect(polarityOf(talk('my ear feels blocked', 'a bit sore when I tug on it'), 'ear-pain')).toBe('present')
})

test('a sugar without its unit is low where the words or the meter say so', () => {
  expect(polarityOf(talk('my sugar is 36 and I am shaking'), 'low-blood-sugar')).toBe('present')
  expect(polarityOf(talk('my blood sugar is 36 mmol/l'), 'high-blood-sugar')).toBe('present')
})

test('a pressure that is severe in pregnancy denies no very high one', () => {
  const told = talk('I am 33 weeks pregnant and my blood pressure is 168 over 112')
  expect(polarityOf(told, 'very-high-blood-pressure')).not.toBe('absent')
  expect(told.reply.triage?.level).toMatch(/emergency|ambulance/)
})

test('what has only just begun has no counted minutes', () => {
  expect(talk('my wrist hurts, it just started').reply.text).not.toMatch(/\d+ minutes/)
})

test('who only tells an age and a sex asks about no test', () => {
  expect(talk('my head aches', "I'm 34, a woman").reply.text).not.toMatch(/which test/)
})
