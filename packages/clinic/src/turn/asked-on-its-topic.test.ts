import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'
import { last, talk } from './testing/talk.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const itch = [
  'we have scabies, the lines are between my fingers, it itches at night, I am 28 and breastfeed my daughter of 3 months',
] as const

test.each([
  ['may the little one be creamed as well?', /under 2 years only after a doctor or pharmacist/],
  ['is it safe for the baby?', /under 2 years only after a doctor or pharmacist/],
  ['does my husband need the cream as well', /everybody in the house.*same day/],
  ['can I go on breastfeeding with this cream?', /off the nipples before each feed/],
  ['the cream was last week, why do I still itch?', /2 to 4 weeks/],
] as const)('scabies: %s', (words, expected) => expect(last(...itch, words).reply.text).toMatch(expected))

const cough = ['I have coughed for five weeks, wake up soaked and have lost half a stone, my flatmate had TB. I am 44 and female'] as const
test.each([
  ['may I hug my little granddaughter?', /keep apart until tuberculosis has been ruled out: small children/],
  ['do I need a mask at home?', /Yes: a mask/],
  ['can I go in to the office?', /Stay at home until tuberculosis/],
  ['which tests will they do?', /X-ray this week and three samples of phlegm/],
] as const)('tuberculosis in doubt: %s', (words, expected) => {
  const { text } = last(...cough, words).reply
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/honey|X-ray .* not needed/)
})

const three = [
  '68, male, on lisinopril and furosemide for years. got ibuprofen for my shoulder from the walk-in',
  'I have had four of them so far',
] as const
test.each([
  ["do I take tonight's one?", /Do not take the next ibuprofen.*Keep on with lisinopril and furosemide/],
  ['which one should I stop?', /Do not take the next ibuprofen/],
  ['is that a problem, that I had four?', /most likely done no harm.*urine/],
  ['what should I watch for now?', /less urine/],
] as const)('three that hurt the kidneys together: %s', (words, expected) => expect(last(...three, words).reply.text).toMatch(expected))

test('without the water tablet nothing of the kind is said', () => {
  expect(last('68, male, on lisinopril. got ibuprofen for my shoulder', 'do I take the next one?').reply.text).not.toMatch(/three together/)
})

/** The last reply of a talk on Friday, 27 November 2026. */
const onFriday = (...words: readonly string[]): string => {
  let consultation = clinic.newCase({ country: 'GB' })
  let text = ''
  for (const line of words) {
    const turn = clinic.consult(consultation, line, { now: '2026-11-27T09:00:00Z' })
    consultation = turn.case
    text = turn.reply.text
  }
  return text
}

test.each([
  [
    ['diarrhoea since Tuesday, I work in a care home, 41, female', 'the last loose stool was at 6am today', 'which day can I work again?'],
    /that is Sunday from 6 am/,
  ],
  [['diarrhoea and vomiting since Wednesday, 41', 'I last vomited yesterday evening', 'when may I go back to school?'], /that is Saturday/],
  [['diarrhoea since Tuesday, 41, male', 'when can I go back to work?'], /Tell me when the last one was/],
] as const)('%s: the day after a stomach bug is reckoned out', (words, expected) => expect(onFriday(...words)).toMatch(expected))

test('what is nearly over makes nothing graver', () => {
  const before = last('diarrhoea and vomiting since Wednesday, 41').reply.triage?.level
  expect(last('diarrhoea and vomiting since Wednesday, 41', 'I last vomited yesterday evening').reply.triage?.level).toBe(before)
  expect(
    last('diarrhoea since Wednesday, 41, male', 'the last loose one was this morning, I feel much better').reply.triage?.level,
  ).not.toBe('emergency-department')
})

test('a sore throat: the five signs that decide about antibiotics', () => {
  const text = last('sore throat since yesterday with 38.9, no cough, white spots on my tonsils, 27 male', 'will I need penicillin?').reply
    .text
  expect(text).toMatch(/FeverPAIN/)
  expect(text).toMatch(/You told me: a fever in the last day; pus or white spots on the tonsils/)
  expect(last('sore throat and a cough since yesterday, no fever, 27 male', 'will I need penicillin?').reply.text).toMatch(
    /Probably not|Not yet/,
  )
})

test("a feverish child has a child's own list", () => {
  const text = last('my girl is 3 and has had a fever of 39 since the morning, runny nose', 'when do I have to worry?').reply.text
  expect(text).toMatch(/floppy.*5 days/)
  expect(last('my son is 2 months old and has a runny nose and feels hot', 'what signs should I look out for?').reply.text).not.toMatch(
    /alcohol/,
  )
})

const birth = ['I am 29 and 34 weeks pregnant with a bad headache, flashing lights and a swollen face'] as const
test.each([
  ['what are they going to do there?', /listen to the baby’s heart/],
  ['will they induce me early?', /safer than waiting/],
  ['will they keep me in?', /Probably, at least for a day/],
  ['is my baby going to be okay?', /Most mothers and babies come through this well/],
] as const)('high pressure in pregnancy: %s', (words, expected) => {
  const { text } = last(...birth, words).reply
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/The crew takes over/)
})

test.each([
  [['crushing pain in my chest for 20 minutes and down the left arm, 61 male', 'do I have to stay in overnight?'], /troponin/],
  [['my dad cannot lift his right arm and slurs, since half an hour, he is 74', 'will he be all right?'], /cannot promise.*vessel/],
  [['my right testicle hurts terribly since an hour, I am 14', 'does my dad have to come?'], /nobody waits for a signature/],
  [['my mum has fever, is confused and breathes fast, 80', 'can I stay with her there?'], /one person can nearly always stay/],
] as const)('%s', (words, expected) => expect(last(...words).reply.text).toMatch(expected))

test.each([
  [
    'my heel hurts most with the first steps, for two months, 50, male',
    'is there any point in seeing the GP?',
    /for plantar fasciitis.*X-ray is not needed/,
  ],
  ['migraine every fortnight, one-sided, light hurts, 33 female', 'what could my doctor give me?', /triptan/],
] as const)('%s / %s: what a visit brings', (told, asked, expected) => expect(last(told, asked).reply.text).toMatch(expected))

test('water in the ear after the sea', () => {
  const turns = talk(
    { country: 'AU' },
    'my left ear is blocked since I was in the surf yesterday, no pain and nothing coming out, 30 male',
    'what can I put in it?',
    'can I surf tomorrow?',
  )
  expect(turns[1]?.reply.text).toMatch(/Nothing by hand.*water/)
  expect(turns[2]?.reply.text).toMatch(/Better wait until it has cleared/)
})
