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

const cough = ['I have been coughing for ten days, a dry cough', 'no fever, no night sweats and I have not lost weight'] as const
const man = { ageYears: 34, sex: 'male' } as const

test.each(['is it TB?', 'could this be tuberculosis', 'so do i have tb or not', 'tell me, is this TB?'])(
  '%s: how likely, what speaks against it, and the test that settles it',
  (words) => {
    const text = said(man, ...cough, words)
    expect(text).toMatch(/Tuberculosis is unlikely/)
    expect(text).toMatch(/no weight loss/)
    expect(text).toMatch(/chest X-ray/)
  },
)

test('a feared illness is not called unlikely where nothing is known, nor in an emergency', () => {
  expect(said(man, 'I have a cough', 'is it TB?')).not.toContain('unlikely')
  expect(said(man, 'crushing chest pain into my left arm and I sweat', 'is it TB?')).not.toContain('unlikely')
})

const shingles = ['a sore rash with little blisters in a band round my left side'] as const
const old = { ageYears: 71, sex: 'female' } as const
test.each([
  ['the rash came on Monday and today is Wednesday, am I too late for the antivirals?', /still in time.*2 days ago/],
  ['it came up yesterday. is it too late for the tablets', /still in time.*yesterday/],
  ['it started Sunday, today is Saturday. too late for tablets?', /later than is best.*6 days ago/],
  ['blisters appeared 3 days ago, is it still worth starting antivirals?', /at the limit/],
] as const)('%s', (words, expected) => expect(said(old, ...shingles, words)).toMatch(expected))

test.each([
  'my brother has colchicine at home, can i take it?',
  'could I use my wife’s naproxen tablets',
  'can i have the antibiotics that my mate has left?',
  'my mum gets codeine, can I borrow some',
])('%s: somebody else’s is not taken, and nobody else becomes the patient', (words) => {
  const { reply, consultation } = talk({ ageYears: 52, sex: 'male' }, 'my right big toe is red, hot and swollen since last night', words)
  expect(reply.text).toMatch(/^No, please do not take/)
  expect(consultation.person.relation).toBe('self')
  expect(reply.text).not.toMatch(/has the turn now|I keep apart/)
})

test.each(['my son has a cough, can I give him ibuprofen?', 'my brother takes colchicine and now he keeps vomiting'])(
  '%s: is about the other one',
  (words) => expect(said({ ageYears: 52, sex: 'male' }, 'my toe hurts', words)).not.toMatch(/please do not take/),
)

test.each([
  'can i get something from the chemist for it',
  'is there anything at boots i can buy',
  'anything stronger i can get at cvs?',
  'what does the pharmacy sell for it, can I buy something there',
])('%s: what the shelf has for the leading cause', (words) => {
  const text = said({ ageYears: 23, sex: 'female' }, 'sneezing, runny nose and itchy eyes every spring, loratadine does nothing', words)
  expect(text).toMatch(/^Yes\./)
  expect(text).toMatch(/spray/i)
})

test('a laxative that was asked for is answered with yes', () => {
  expect(said({ ageYears: 60, sex: 'male' }, 'constipated for five days', 'can I have senna or movicol?')).toMatch(/^Yes\./)
})

test.each([
  'will my gp give me zopiclone?',
  'could I just get zopiclone',
  'would a doctor prescribe temazepam',
  'can i be prescribed zopiclone',
])('%s: probably not, and why', (words) =>
  expect(said({ ageYears: 36, sex: 'female' }, 'I cannot sleep for two months', words)).toContain('Probably not'),
)

test('an allergy told in passing answers the question for that very medicine', () => {
  const text = said(
    { ageYears: 27, sex: 'female' },
    'it burns when I pee since yesterday',
    'no fever. allergic to penicillin though, came out in spots as a child',
    'will they give me penicillin?',
  )
  expect(text).toMatch(/^No, they should not/)
  expect(text).not.toContain('I do not know the medicine')
})

test('nothing is named where one sign was told and nothing leads', () => {
  expect(said({}, 'I am so tired', 'what is it?')).toContain('too early to name a cause')
})

test.each(['so what can i take then', 'what painkiller is ok then'])(
  'what was refused a turn before is not offered the next: %s',
  (asks) => {
    const text = said({ ageYears: 63, sex: 'male' }, 'is it ok to take ibuprofen with ramipril for my knee', asks)
    expect(text).toMatch(/no ibuprofen/)
    expect(text).not.toMatch(/Paracetamol or ibuprofen/)
  },
)

test('who takes nothing is offered both', () =>
  expect(said({ ageYears: 30, sex: 'male' }, 'my knee hurts', 'what can i take')).toMatch(/ibuprofen/i))
