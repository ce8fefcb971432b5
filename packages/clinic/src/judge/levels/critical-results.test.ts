import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack())
const say = (...messages: readonly string[]) => {
  const [first = '', ...rest] = messages
  return rest.reduce(
    (turn, next) => clinic.consult(turn.case, next),
    clinic.consult(clinic.newCase({ country: 'GB', ageYears: 50 }), first),
  ).reply
}

test.each([
  ['my troponin is 900', 'emergency-department'],
  ['my sodium is 112', 'emergency-department'],
  ['sodium 123 mmol/L on the blood test', 'within-24-hours'],
  ['my potassium came back at 6.9', 'emergency-department'],
  ['my hb is 60 g/L', 'emergency-department'],
  ['the INR clinic got 9 for my inr, inr is 9', 'emergency-department'],
  ['my neutrophils are 0.3', 'emergency-department'],
  ['CRP 280', 'within-24-hours'],
] as const)('%s: %s, as in a document, with the number in the reason', (words, level) => {
  const { triage, text } = say(words)
  expect(triage?.level).toBe(level)
  expect(triage?.because.map(({ name }) => name).join()).toMatch(/laborator|potassium|troponin|haemoglobin/)
  if (level === 'emergency-department') expect(text).toMatch(/emergency department/i)
})

test.each([
  'my sodium is 138',
  'my potassium is 5.0',
  'my sodium was 112 last year and is fine now',
  'is there much sodium in crisps, 150 mg?',
  'I take magnesium 400 mg for cramps',
  'urea 10% cream for my dry heels',
  'my egfr is 55',
])('%s: no level of its own', (words) => {
  expect(say(words).triage?.because.map(({ rule }) => rule) ?? []).not.toContainEqual(expect.stringMatching(/^result:/))
})

test('a number that is put right takes its level with it', () => {
  const { triage } = say('my sodium is 112', 'sorry, typo, my sodium is 142')
  expect(triage?.level ?? 'none').not.toMatch(/emergency|ambulance/)
})
