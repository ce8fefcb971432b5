import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
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

test.each([
  ['my 2 day old newborn has haemoglobin 115 g/l', 'emergency-department'],
  ['my 3 day old baby has haemoglobin 128 g/L', 'within-24-hours'],
  ['my 10 hour old baby has bilirubin 160 umol/l', 'emergency-department'],
  ['my 2 day old baby has a bilirubin of 260 umol/l', 'emergency-department'],
  ['my 2 day old baby has a bilirubin of 215 umol/l', 'within-24-hours'],
  ['my 5 day old baby has a bilirubin of 360 umol/L', 'emergency-department'],
  ['my newborn has bilirubin 220 umol/l', 'emergency-department'],
  ['i am 30 weeks pregnant and my platelets are 90', 'emergency-department'],
  ['i am pregnant and my platelets are 85', 'emergency-department'],
  ['i am 9 weeks pregnant and my platelets are 90', 'within-24-hours'],
  ['i am 33 weeks pregnant, my alt is 140', 'within-24-hours'],
  ['my 3 year old son has a creatinine of 160 umol/l', 'emergency-department'],
  ['i am 30 weeks pregnant and my potassium is 6.4', 'emergency-department'],
] as const)('%s: %s, by age and pregnancy', (words, level) => {
  const { triage } = clinic.consult(clinic.newCase({ country: 'GB' }), words).reply
  expect(triage?.level).toBe(level)
  expect(triage?.because.map(({ rule }) => rule)).toContainEqual(expect.stringMatching(/^result:/))
})

test.each([
  'my 5 day old baby has a bilirubin of 200 umol/l',
  'my 2 day old baby has haemoglobin 170 g/l',
  'my 3 month old baby has haemoglobin 105 g/l',
  'my 6 year old has haemoglobin 115 g/l',
  'i am 30 weeks pregnant and my platelets are 140',
  'i am a 60 year old man and my platelets are 90',
  'i am 33 weeks pregnant, my hb is 108',
])('%s: no level of its own at that age', (words) => {
  const { triage } = clinic.consult(clinic.newCase({ country: 'GB' }), words).reply
  expect(triage?.because.map(({ rule }) => rule) ?? []).not.toContainEqual(expect.stringMatching(/^result:/))
})

test.each([
  [['my platelets are 90 on the blood test', 'i am 31, female and 34 weeks pregnant'], 'emergency-department'],
  [['my baby has bilirubin 260 umol/l', 'she is 8 hours old'], 'emergency-department'],
] as const)('%s: judged again once it is known whose it is', ([first, then], level) => {
  const before = clinic.consult(clinic.newCase({ country: 'GB' }), first)
  expect(clinic.consult(before.case, then).reply.triage?.level).toBe(level)
})

test('what was the safer limit without an age falls with the age', () => {
  const before = clinic.consult(clinic.newCase({ country: 'GB' }), 'my baby has haemoglobin 115 g/l')
  expect(before.reply.triage?.level).toBe('emergency-department')
  expect(clinic.consult(before.case, 'he is 9 months old').reply.triage?.level ?? 'none').not.toBe('emergency-department')
})
