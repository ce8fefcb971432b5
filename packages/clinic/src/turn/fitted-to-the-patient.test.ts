import { expect, test } from 'vitest'
import { guessCountry } from '../hear/read-country.ts'
import { emergencyContacts } from '../say/emergency-contacts.ts'
import { withoutTold } from '../say/told-alternatives.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

/** Holds a talk; the last reply. */
function talk(...lines: readonly string[]): string {
  const [first = '', ...rest] = lines
  return rest.reduce((turn, line) => clinic.consult(turn.case, line), clinic.consult(clinic.newCase({ country: 'GB' }), first)).reply.text
}

test('what has lasted for weeks is not told to come back in a few days', () => {
  const text = talk('My heel is sore with the first steps, for 7 weeks now', 'man of 47', 'no', 'no', 'Sum up now')
  expect(text).not.toContain('not better in a few days')
  expect(text).toContain('not on the mend after some weeks')
})

test('one of three that was told is no warning, and the others stay', () => {
  expect(withoutTold('you are tired, pale or short of breath', 'I am so tired')).toBe('you are pale or short of breath')
  expect(withoutTold('you are tired, pale or short of breath', 'my foot hurts')).toBe('you are tired, pale or short of breath')
})

test.each([
  ['should I go to A&E?', 'GB'],
  ['the surgery is closed till Monday', 'GB'],
  ['it started this arvo', 'AU'],
  ['do I need urgent care', 'US'],
  ['he needs surgery on his knee', null],
])('%j tells of %j', (words, country) => expect(guessCountry(words)).toBe(country))

test('a bladder infection need not keep anybody out of the pool', () => {
  expect(talk('It stings when I wee, and I keep going since this morning', 'woman, 33', 'may I go swimming tomorrow?')).toMatch(
    /^Yes, if you feel well enough/,
  )
})

test('with a sore ear a child had better not fly', () => {
  expect(talk('My son of 5 has earache and a temperature since last night', 'no', 'no', 'can he fly on Friday?')).toMatch(
    /Better not while the ear hurts/,
  )
})

test('who asks what to do after the verdict told nothing that is thanked for', () => {
  const text = talk(
    'It stings when I wee, and I keep going since this morning',
    'woman, 33, not pregnant',
    'no',
    'no',
    'Sum up now',
    'what should I do now?',
  )
  expect(text).not.toMatch(/Thank you for telling me/)
})

test('what is in plaster is no new sprain, and the tablets given for it are a cause', () => {
  const text = talk(
    'I am constipated since they gave me co-codamol for my broken ankle, it is in plaster',
    'woman of 60',
    'no',
    'no',
    'no',
    'Sum up now',
  )
  expect(text).toContain('Side effect of co-codamol')
  expect(text).not.toMatch(/[Ss]prain/)
})

test.each([
  ['Dry itchy skin inside my elbows since I was small', 'woman, 29', 'will I ever grow out of this?', /It comes and goes for years/],
  ['A cough for five weeks', 'man, 58', 'do I need an x-ray?', /^Yes, ask your doctor about a chest X-ray/],
  [
    'A one-sided throbbing headache with zigzags, and I take the combined pill',
    'woman, 27',
    'is it migraine or a tension headache?',
    /^Of the two migraine fits better/,
  ],
  [
    'My chest burns after meals and sour water comes up. I take Gestid',
    'woman, 38',
    'may I keep taking Gestid?',
    /no reason against Gestid/,
  ],
])('%s: %s %s', (story, who, question, answer) => expect(talk(story, who, question)).toMatch(answer))

test.each([
  ['US', 'my chest feels tight, I am in Dundee', '999'],
  ['US', 'I feel faint, shall I ring 999', '999'],
  ['GB', 'should I call 000 for the pain in my chest', '000'],
  ['IE', 'should I ring 999 for this chest pain', '112'],
])('where somebody is counts for more than the language of the browser (%s): %s', (supposed, words, number) => {
  const { case: consultation } = clinic.consult(clinic.newCase({ country: supposed }), words)
  expect(emergencyContacts(consultation.country).ambulance).toBe(number)
})
