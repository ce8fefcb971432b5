import { expect, test } from 'vitest'
import type { CaseProfile } from '../../../clinic.ts'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function talk(profile: CaseProfile, ...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB', ...profile }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, reply }
}
const said = (profile: CaseProfile, ...words: readonly string[]) => talk(profile, ...words).reply.text

const pregnant = { ageYears: 31, sex: 'female', pregnant: true } as const
test.each(['is this dangerous for the baby?', 'can it harm my baby', 'is it serious', 'should I be worried for my child?'])(
  '%s, with itching in late pregnancy: it can be, and the unit is called today',
  (words) =>
    expect(said(pregnant, 'I am 32 weeks and my palms and soles itch badly at night', words)).toMatch(
      /It can be\..*maternity unit or midwife today/,
    ),
)
test('a cough in pregnancy is still no danger to the baby', () => {
  expect(said(pregnant, 'I am 12 weeks pregnant and have a cough', 'can that harm my baby?')).toMatch(/do not harm an unborn baby/)
})

test.each([
  'what do i do on nights?',
  'should I nap before the shift?',
  'how can I get up at the same time every day?',
  'what helps me sleep in the daytime',
])('%s, on shifts: no rules for people with steady days', (words) => {
  const text = said({ ageYears: 36, sex: 'female' }, 'I cannot sleep, I do shift work', words)
  expect(text).toContain('With night shifts')
  expect(text).not.toMatch(/same time every day|do not nap/i)
})
test('without shifts the usual rules stand', () => {
  expect(said({ ageYears: 36, sex: 'female' }, 'I cannot sleep for weeks', 'what helps?')).not.toContain('With night shifts')
})

const toe = 'gout again in my big toe joint, red, hot and swollen since last night'
test.each(['beer at the weekend?', 'can i have a pint on saturday', 'is wine alright?', 'what about alcohol?'])('%s, with gout', (words) =>
  expect(said({ ageYears: 52, sex: 'male' }, toe, words)).toContain('Not during the attack'),
)
test.each(['oh and i drink a fair bit', 'I do drink quite a lot', 'we drink most nights'])('"%s" is no question about water', (words) =>
  expect(said({ ageYears: 52, sex: 'male' }, toe, words)).not.toMatch(/6 to 8 glasses/),
)

test('an old asthma that wheezes again is no matter for home, and no inhaler is no denial of asthma', () => {
  const { consultation, reply } = talk(
    { ageYears: 23, sex: 'female' },
    'sneezing and itchy eyes every spring. I had asthma as a child and I am wheezing at night now',
    'I have no inhaler any more, do I need a new inhaler?',
  )
  expect(consultation.observations['history-asthma']?.polarity).toBe('present')
  expect(reply.text).toMatch(/appointment in the next few days/)
  expect(consultation.held.map(({ level }) => level)).toContain('appointment')
})

test('iron asked for with heavy periods and a craving for ice is answered with likely yes', () => {
  expect(said({ ageYears: 15, sex: 'female' }, 'so tired, heavy periods, and I chew ice all day', 'will iron tablets help?')).toContain(
    'Very likely yes',
  )
})

test.each([
  'allergic to penicillin, it gave me a rash when I was little',
  "i'm allergic to penicillin tho, rash as a kid",
  'penicillin allergy, came out in a rash as a child',
  'I am allergic to amoxicillin: hives years ago',
])('%s: an allergy, and no rash of now', (words) => {
  const { consultation } = talk({ ageYears: 27, sex: 'female' }, 'it burns when I pee since yesterday', words)
  expect(consultation.allergies.join()).toMatch(/cillin/)
  expect(
    Object.values(consultation.observations).filter(
      ({ finding, polarity }) => /^(?:rash|urticaria)/.test(finding) && polarity === 'present',
    ),
  ).toEqual([])
})
test('a rash that came with the tablets today is one of now', () => {
  const { consultation } = talk({ ageYears: 27, sex: 'female' }, 'I am allergic to penicillin. Since this morning I have a rash all over')
  expect(consultation.observations.rash?.polarity).toBe('present')
})

test.each([
  ['heartburn for weeks', 'I take ibuprofen most days for my shoulder', /lining of the stomach/],
  ['pain in my upper belly for a month', 'oh and I have been on naproxen for my back', /lining of the stomach/],
  ['I have high blood pressure and a cough', 'I take diclofenac every day', /raise the blood pressure/],
] as const)('%s, %s: the painkiller is taken up', (complaint, words, expected) =>
  expect(said({ ageYears: 50, sex: 'male' }, complaint, words)).toMatch(expected),
)
test('the painkiller is taken up once, and not for a sore knee', () => {
  expect(said({ ageYears: 50, sex: 'male' }, 'heartburn for weeks', 'I take ibuprofen most days', 'no fever')).not.toMatch(
    /lining of the stomach/,
  )
  expect(said({ ageYears: 50, sex: 'male' }, 'my knee hurts', 'I take ibuprofen most days')).not.toMatch(/lining of the stomach/)
})

test('black stool and light-headedness on an anti-inflammatory is an ambulance, whoever waits for a word more', () => {
  const { reply } = talk(
    { ageYears: 63, sex: 'male' },
    'heartburn, I take ibuprofen most days',
    'my stool is black and sticky like tar',
    'I feel faint when I get up',
  )
  expect(reply.triage?.level).toBe('ambulance')
})

test.each([
  'she has been sick again and it was green',
  'now the vomit is green',
  'she threw up, bright green this time',
  'she vomited and its green colour',
])('"%s" after the verdict: what it listed as a reason to get help at once is one', (words) => {
  const { reply } = talk(
    { ageYears: 3, sex: 'female', relation: 'daughter' },
    'my daughter has diarrhoea and vomited three times since yesterday, she drinks and plays, no fever, no blood',
    'sum up now',
    words,
  )
  expect(reply.triage?.level).toBe('emergency-department')
})
test('green snot beside vomiting is no green vomit', () => {
  const { reply } = talk({ ageYears: 4, sex: 'male', relation: 'son' }, 'my son has green snot and a cough and vomited once')
  expect(reply.triage?.level).not.toBe('emergency-department')
})

test('a harmless illness that the patient protests against is taken back, not explained', () => {
  const text = said({ ageYears: 58, sex: 'male' }, 'I am sweating a lot and my chest feels tight', 'menopause?? I am a man')
  expect(text).not.toMatch(/ovaries|If you have symptoms yourself/)
})
