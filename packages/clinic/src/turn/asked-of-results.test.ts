import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

/** Holds a talk; the last reply. */
function talk(...lines: readonly string[]): string {
  const [first = '', ...rest] = lines
  return rest.reduce((turn, line) => clinic.consult(turn.case, line), clinic.consult(clinic.newCase({ country: 'IN' }), first)).reply.text
}
const results = 'Man of 52. The lab says HbA1c 6.0%, ALT 88 and triglycerides 310 mg/dl. Are these bad?'

test('each of several values is explained', () => {
  const text = talk(results)
  for (const part of [/HbA1c of 6 % is above normal/, /ALT \(SGPT\) of 88 U\/L is mildly raised/, /Triglycerides of 310 mg\/dL are raised/])
    expect(text).toMatch(part)
})

test.each([
  ['so am I diabetic now?', /^No, it is not diabetes/],
  ['must I start tablets?', /As a rule not for prediabetes/],
  ['and the triglycerides, are they high?', /Triglycerides of 310/],
  ['when do I repeat the tests?', /HbA1c: .*once a year[\s\S]*liver values/],
  ['should I give up whisky?', /^Yes, best none/],
])('%j is answered by the values', (question, answer) => expect(talk(results, question)).toMatch(answer))

test('who is puzzled between two is not confused', () => {
  expect(talk(results, "I'm confused, is it prediabetes or not?")).not.toMatch(/confusion/)
})

test.each([
  ['My TSH is 6.2 and ferritin 11, what do they mean?', [/TSH of 6.2 .*a little high/, /ferritin of 11 .*low/]],
  ['creatinine 1.6 mg/dl, uric acid 8.1 mg/dl. Explain please', [/creatinine of 1.6 .*raised/, /uric acid of 8.1 .*raised/]],
  ['vitamin D 18 and B12 160 came back, is that low?', [/vitamin D of 18 .*low/, /vitamin B12 of 160 .*low/]],
] as const)('%j', (words, parts) => {
  const text = talk(words)
  for (const part of parts) expect(text).toMatch(part)
})

const tired = ['I feel drained for months and my periods flood', '43, woman']
test.each([
  ['which blood tests do I need?', /full blood count and ferritin/],
  ['I will ask the surgery for ferritin and thyroid bloods, does that make sense?', /^Yes, that is a good plan/],
  ['might I be low in iron?', /heavy periods are the commonest reason/],
])('tired with heavy periods: %j', (question, answer) => expect(talk(...tired, question)).toMatch(answer))

test('away from work it is better because of what is met there', () => {
  expect(talk('The skin of my hands is cracked and itchy, I shampoo hair all day', 'woman 24', 'why is it gone on holidays?')).toMatch(
    /gets a rest from what it meets at work/,
  )
})

test.each([
  [
    'I have a dry cough and take lisinopril',
    'could my tablet be causing this?',
    /^Yes, it can be: a(?: dry)? cough can come from lisinopril/,
  ],
  ['I have a dry cough and take lisinopril', 'is it the lisinopril or a bug?', /^Yes, it can be/],
  ['my stomach rumbles and I take lisinopril', 'is it the lisinopril?', /^Probably not the lisinopril/],
])('%s: %j', (story, question, answer) => expect(talk(story, question)).toMatch(answer))

test.each([
  'Can I stop the co-codamol and only take paracetamol?',
  'could i drop the co-codamol and go to plain paracetamol',
  'can I take paracetamol instead of the co-codamol?',
])('a swap is answered as a swap: %j', (question) => {
  expect(talk('I take co-codamol for my back', question)).toMatch(/^Yes, as a swap: stop co-codamol and take paracetamol alone/)
})
