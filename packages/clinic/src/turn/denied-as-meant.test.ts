import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { last } from './testing/talk.ts'

const clinic = loadClinic()
const heard = (...words: readonly string[]) => {
  const { case: now } = last(...words)
  return Object.fromEntries(Object.values(now.observations).map(({ finding, polarity }) => [finding, polarity]))
}

test.each([
  ['My shoulder aches, 55 male', 'VOMITING BLOOD? from a shoulder? no', 'vomiting-blood'],
  ['I have a cold', 'Fever? No. But I sneeze', 'fever'],
  ['I have a cough', 'night sweats? never', 'night-sweats'],
  ['My tummy hurts', 'diarrhoea?? not at all, it hurts high up', 'diarrhoea'],
])('what is thrown back as a question and answered with a no is absent: %s / %s', (first, echo, finding) =>
  expect(heard(first, echo)[finding]).not.toBe('present'),
)

test.each([
  ['I have a cold', 'fever? yes, 39', 'fever'],
  ['I have hay fever', 'should I worry? I wheeze at night', 'wheeze'],
  ['My chest is bad', 'chest pain? no, more like a pressure', 'chest-pain'],
])('a question that is none of these denies nothing: %s / %s', (first, words, finding) =>
  expect(heard(first, words)[finding]).toBe('present'),
)

test.each([
  [
    'It stings when I pee, 31 female',
    'there was blood in my poo',
    'blood in the POO? no, there was blood in my urine',
    'stool-bloody',
    'urine-blood',
  ],
  ['My elbow hurts', 'it is swollen and I have a rash', 'rash?? who said rash. I have no rash, my elbow hurts', 'rash', 'elbow-pain'],
])('what is put right goes, what is told in its place stays: %s / %s', (first, wrong, right, gone, stays) => {
  const now = heard(first, wrong, right)
  expect(now[gone]).not.toBe('present')
  expect(now[stays]).toBe('present')
})

test.each(['no its my hip hurting', 'no thats a hip pain', 'no hes sore in the hip', 'no theres pain in my hip', 'no my hip hurts'])(
  'a no right before a statement is an answer and denies none of it: %s',
  (words) => expect(heard('My knee hurts', words)['hip-pain']).toBe('present'),
)

test.each([
  ['none of those. no allergies as far as I know, high cholesterol', 'history-high-cholesterol', 'present'],
  ['no fever at all, sore throat', 'sore-throat', 'present'],
  ['no fever that I know of, cough or rash', 'cough', 'absent'],
  ['no fever, cough, rash', 'cough', 'absent'],
])('a denial that is rounded off reaches no further: %s', (words, finding, polarity) =>
  expect(heard('My head aches', words)[finding]).toBe(polarity),
)

test.each(["I haven't got a puffer any more", 'no inhaler at home', 'I do not take tablets for my blood pressure'])(
  'who does without the medicine does not deny the illness: %s',
  (words) => {
    const now = heard('I had asthma as a child and I wheeze at night, and I have high blood pressure', words)
    expect(now['history-asthma']).not.toBe('absent')
    expect(now['history-hypertension']).not.toBe('absent')
  },
)

test('the complaint that is told beside a protest stays the complaint', () => {
  const { case: now, reply } = last(
    'my neck is stiff, I can hardly turn it',
    'I am so tired',
    "tired? I didn't say I was tired. my neck is stiff from the draught",
  )
  expect(now.complaints).toContain('neck-stiffness')
  expect(reply.text).toMatch(/taken this out: tiredness/)
})

test.each([
  ['My back hurts since I lifted a box. 58 female', 'no, otherwise healthy. well, a bit of blood pressure, ramipril'],
  ['I have a cough, 40 male', 'no, nothing else. oh, and I smoke ten a day'],
])('news is no correction: %s / %s', (first, news) => expect(last(first, news).reply.text).not.toMatch(/corrected that/))

test('whoever is well around the patient is heard so', () =>
  expect(
    clinic.consult(clinic.newCase({ country: 'GB' }), 'I vomit, nobody else at home is ill').case.observations['sick-contact']?.polarity,
  ).not.toBe('present'))

test.each([
  ['i have no family and want to die', 'suicidal-thoughts'],
  ['no phone signal and vomiting blood', 'vomiting-blood'],
  ['no insurance and coughing up blood', 'coughing-blood'],
  ['i have no money and black stools', 'stool-black'],
  ['i had no breakfast and fainted', 'faint-or-collapse'],
  ['i have no spleen and feel feverish', 'fever'],
  ['no history of anything and sudden chest pain', 'chest-pain'],
])('a no to something of the world denies nothing of the body behind it: %s', (words, finding) => {
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.observations[finding]?.polarity).toBe('present')
})

test('a no to one thing takes back no wish to die', () => {
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), 'i have no job and am going to end my life').reply.kind).toBe('crisis')
})

test.each([
  ['no fever and vomiting, just a cough', 'vomiting'],
  ['no rash and swelling of the face', 'rash'],
  ['no cough and wheezing', 'wheeze'],
])('two things of the body are denied together: %s', (words, finding) => {
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.observations[finding]?.polarity).toBe('absent')
})

test.each(['i had this last year', 'i had the same last year and it was nothing', 'it was the same last year', 'she had it last year too'])(
  'what was like it before ends no emergency: %s',
  (words) => {
    const { case: before } = clinic.consult(clinic.newCase({ country: 'GB' }), 'crushing chest pain into my left arm, sweating')
    expect(clinic.levelOf(clinic.consult(before, words).case)).toBe('ambulance')
  },
)

test.each([
  ['no fever and crushing chest pain', 'chest-pain'],
  ['no cough and severe headache', 'headache'],
  ['no nausea, vomiting and severe diarrhoea', 'diarrhoea'],
])('what is told with weight behind an "and" is there: "%s"', (words, finding) => expect(heard(words)[finding]).toBe('present'))

test.each([
  ['no fever and cough', 'cough'],
  ['no rash and vomiting', 'vomiting'],
])('a plain list behind a no is denied whole: "%s"', (words, finding) => expect(heard(words)[finding]).toBe('absent'))

test.each(['she took her eyes off the road', 'Please tell me if I should stop it'])('"%s" opens no crisis', (words) =>
  expect(last(words).reply.crisis).toBeNull(),
)
