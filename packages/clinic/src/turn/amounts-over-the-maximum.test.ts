import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { last } from './testing/talk.ts'

const levelOf = (...talk: string[]) => last(...talk).reply.triage?.level ?? null

const over = [
  'I took 400 mg of propranolol',
  'gave him 20 ml of calpol by mistake he is 2',
  'took ten of my bisoprolol 10mg',
  "I've taken 1 gram of sertraline",
  'had 9 g of metformin by mistake',
  'she had 80 mg of amlodipine instead of 8',
  'my daughter is 4 and had 60 ml of ibuprofen',
  'i took five 80 mg propranolol tablets',
  'took 6 grams of paracetamol since lunch for my tooth',
  'swallowed 20 mg of colchicine for my gout',
  "he's 15 and took 4 of my 300 mg quetiapine",
  'my wife took 2 grams of amitriptyline',
  'I gave my baby 25ml of paracetamol',
  "I didn't realise and took 400 mg of propranolol",
  "I'm not suicidal but I took 400 mg of propranolol",
  'took 400 mg of propranolol instead of my usual 40',
  'I took 6 g of paracetamol, more than the maximum',
  'took 20 of my prescribed 40 mg propranolol',
  'my son is 3 and took 60 mg of diltiazem',
  'she took 675 mg of nefopam',
]
test.each(over)('an amount far over the maximum goes to the poison line and to hospital: %s', (words) => {
  const { reply } = last(words)
  expect(reply.triage !== null && isEmergency(reply.triage.level)).toBe(true)
  expect(reply.text).toMatch(/NHS 111/)
})

test.each([
  'I take 400 mg of propranolol a day',
  'I took 2000 mg of paracetamol',
  'i took 2 x 500mg paracetamol',
  'gave him 5 ml of calpol he is 2',
  'gave my 8 year old 250 mg paracetamol',
  "I've been prescribed 375 mg of venlafaxine",
  'they gave me 400 mg of tramadol in hospital',
  'took 50 mg levothyroxine this morning',
  'my dog ate 400 mg of propranolol',
  'what if I took 400 mg of propranolol',
  'I never took 400 mg of propranolol',
  'my son aged 9 took 10 mg cetirizine',
  'took 600 mg pregabalin',
  'I took 4 ibuprofen 200mg',
  'took .25 mg of xanax to sleep',
  'I took 200 mg of atenolol for my angina',
  'I took 800 mg of hydroxychloroquine, the first dose for malaria',
  'took two ferrous sulfate 325 mg tablets',
  'gave my baby her 50 micrograms of levothyroxine',
  'my son is 8 and took his 36 mg of methylphenidate',
  'my daughter is 4 and had 480 mg of calpol',
  'I did not take 400 mg of propranolol',
])('a usual amount, a daily one, a thought or a denial is no overdose: %s', (words) => {
  const { reply } = last(words)
  expect(reply.triage === null || !isEmergency(reply.triage.level)).toBe(true)
  expect(reply.crisis).toBeNull()
})

test('a mistake is not taken for harm to oneself, and why it was taken can be said', () => {
  const { reply } = last('I took 400 mg of propranolol')
  expect(reply.crisis).toBeNull()
  expect(reply.text).toMatch(/mistake like this happens to many.*Samaritans/)
  expect(last('gave him 20 ml of calpol by mistake he is 2').reply.text).not.toContain('Samaritans')
})

test.each([
  ['I was just so fed up of everything', 'ambulance'],
  ['I did it on purpose', 'ambulance'],
  ['i didnt do it on purpose, it was a mistake', 'emergency-department'],
])('"%s" said afterwards', (words, level) => expect(levelOf('I took 400 mg of propranolol', words)).toBe(level))

test('an amount that is put right takes the overdose with it', () => {
  const { case: after, reply } = last('I took 400 mg of propranolol', 'sorry i meant 40 mg')
  expect(after.observations['overdose-taken']?.polarity).not.toBe('present')
  expect(reply.triage === null || !isEmergency(reply.triage.level)).toBe(true)
})
