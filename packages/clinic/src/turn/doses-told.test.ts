import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { last } from './testing/talk.ts'

const alarm = (words: string) => {
  const { reply } = last(words)
  return reply.triage !== null && isEmergency(reply.triage.level)
}

test.each([
  'took 50-100 mg tramadol',
  'took 30-60 mg codeine',
  'I take one or two paracetamol 500',
  'took between 1 and 2 tramadol',
  'took 1-2 tablets of zopiclone 7.5 mg',
  'took 4 to 5 paracetamol over the day',
  'took one 30/500 co-codamol and feel dizzy',
  'took 2 co-codamol 8/500',
  'I have taken 20 units of insulin as every night',
  'I take 100 units of lantus at night',
  'I took 12 units of insulin before dinner as usual',
  'I took 20 mg citalopram instead of 10',
  'took 500 metformin this morning',
  'took 15 mg of methadone as every day',
  'two paracetamol four times a day for four days',
  'I take two co-codamol four times a day',
  'took 16 paracetamol over the last three days for my back',
  'I have taken 2 paracetamol and then a lemsip',
  'I used to take 12 paracetamol a day',
  'is 10 paracetamol a day too much',
  'took 1 paracetamol every 4 hours yesterday',
])('a usual dose, a range of it and what is taken within the limits of a day are no overdose: %s', (words) => {
  expect(last(words).reply.crisis).toBeNull()
  expect(alarm(words)).toBe(false)
})

test.each([
  'took 100 units of insulin by mistake in place of 10',
  'took 40 units novorapid, should have been 4',
  'my son (9) had 20 units of humalog instead of 2',
  'I mixed up my pens and took 40 units of novorapid instead of lantus',
  "I've injected my mum's insulin, 12 units, I was curious",
])('insulin far over what was meant, the fast for the slow one, or somebody else’s: %s', (words) => expect(alarm(words)).toBe(true))

test.each([
  "took 100 mg of morphine, I don't normally take it",
  "I took my wife's oxycodone, 80 mg",
  "I took 4 of my dad's 20 mg oxycontin",
  'my husband drank 80 mg of methadone',
  'I took 600 mg of tramadol',
])('an opioid over what is safe for who is not used to it: %s', (words) => expect(alarm(words)).toBe(true))

test.each([
  'I took 8 co-codamol and 4 paracetamol',
  'took two lemsip and eight paracetamol today',
  'two lemsip max, two beechams and six paracetamol since breakfast',
  'had 6 day nurse capsules and 8 paracetamol today',
  'he had six percocets and then 8 tylenol',
])('the same medicine out of two packets is added: %s', (words) => expect(alarm(words)).toBe(true))

test.each([
  '10 paracetamol a day for four days',
  "I've been taking 3 paracetamol four times a day for a week",
  'two paracetamol and two co-codamol four times a day for 5 days',
  '3 paracetamol every 3 hours since friday',
  'taken about 6 grams of paracetamol a day for the last 3 days',
  '20 paracetamol over the last 2 days',
  'my daughter is 5 and had 15 ml of calpol 6 times a day for 3 days',
])('too much day by day goes to hospital today, and nobody is asked whether they want to die: %s', (words) => {
  expect(last(words).reply.triage?.level).toBe('emergency-department')
  expect(last(words).reply.crisis).toBeNull()
})
