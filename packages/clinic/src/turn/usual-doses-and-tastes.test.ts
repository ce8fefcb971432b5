import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { last } from './testing/talk.ts'

const isAlarm = (words: string) => {
  const { reply } = last(words)
  return reply.crisis !== null || (reply.triage !== null && isEmergency(reply.triage.level))
}

test.each([
  'I took 40 mg of propranolol',
  'I took 80mg propranolol for my nerves',
  'I took 2 paracetamol',
  'I took two ibuprofen for my back',
  'he took 30 mg of codeine',
  "I've taken 10 mg of diazepam",
  'I took 1000 mg of paracetamol',
  'took 20 milligrams of citalopram this morning',
  'I took my usual 2 tablets of propranolol',
  'I had 50 micrograms of levothyroxine',
  'she took 5 mg bisoprolol',
])('one usual dose is no overdose: %s', (words) => expect(isAlarm(words)).toBe(false))

test.each([
  'I took 8 paracetamol at once',
  'I took 10 tablets of propranolol 40mg',
  'I took 2 tablets of something blue',
  'my son aged 4 took 40 mg of propranolol',
  'I took 40 mg of propranolol and I want to die',
  'I took 40 mg of propranolol twice by mistake',
  "I took my mum's 40 mg propranolol",
  'I took 40 mg of propranolol and 20 mg of codeine and I am very drowsy',
  'my toddler took 30 mg of codeine',
])('more, another’s, a child’s or despair stays what it is: %s', (words) => expect(isAlarm(words)).toBe(true))

const tastes = [
  'my toddler licked washing-up liquid',
  'my daughter 3 ate blu tack',
  'my 2 year old drank a sip of shampoo',
  'my toddler swallowed a bit of silica gel',
  "she ate the soap, she's 2",
  'my son tasted some fairy liquid',
  'my 18 month old put soap in her mouth',
  'baby ate toothpaste',
  'toddler bit a candle and swallowed it',
  'my 2 year old ate some chalk',
]

test.each(tastes)('a taste of what is hardly poisonous is understood: %s', (words) => {
  expect(isAlarm(words)).toBe(false)
  expect(last(words).reply.text).toMatch(/hardly poisonous.*Wipe the mouth.*NHS 111.*trouble breathing/)
})

test.each([
  "my boy 2 drank washing up liquid and is coughing and can't breathe",
  'my toddler drank a whole bottle of washing-up liquid',
  'toddler ate a washing pod',
  'she swallowed a dishwasher tablet',
  'my toddler drank bleach',
])('a sign, an amount or a poison is no taste: %s', (words) => {
  expect(isAlarm(words)).toBe(true)
  expect(last(words).reply.text).not.toContain('hardly poisonous')
})

test.each(['my hands are red since I had washing up liquid on them', 'I had a bath with soap and now I itch', 'had soap in my eye'])(
  'what is not in the mouth is no taste: %s',
  (words) => expect(last(words).reply.text).not.toContain('hardly poisonous'),
)
