import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

/** Whom the first message of a talk is about. */
const clinic = loadClinic()
const patientIn = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).case.person

test.each([
  'my knee has been swelling since I fell off my bike, and my wife keeps telling me to rest it',
  'I have had a rash on my neck for a week. My daughter made me write this',
  'hot flushes all night and I could strangle my husband for snoring through them',
  'dry cough since the new blood pressure tablets, my partner has moved into the other bedroom because of it',
  'I leak a bit when I run, my friends say that is just what having babies does',
  'sore nipples since the baby came, it hurts most when he starts to feed',
  'bleeding gums for a fortnight. Dad had bad teeth as well',
])('somebody who is only named is not the patient: %s', (words) => {
  expect(patientIn(words).relation).toBe('self')
})

test.each([
  ['she has a red eye with yellow stuff in the corner, and she is rubbing it all day', 'patient', 'female'],
  ['pushed a bead up his nostril and now he is laughing about it', 'patient', 'male'],
  ['he still wets the bed at night and is so embarrassed about the school trip', 'patient', 'male'],
  ["Gran's leg is weeping and the skin round it has gone red", 'gran', 'female'],
  ['Grandpa keeps falling over the rug, three times this week', 'grandpa', 'male'],
  ["Mum's 84 and since last night she is talking to people who are not there", 'mum', 'female'],
  ['my flatmate is burning up and has a stiff neck', 'flatmate', null],
  ['our lodger will not wake up properly, he is sweating and snoring', 'lodger', 'male'],
] as const)('the patient is the one who is ill, named or not: %s', (words, relation, sex) => {
  const person = patientIn(words)
  expect(person.relation).toBe(relation)
  if (sex !== null) expect(person.sex).toBe(sex)
})

test('who stands before a colon is the patient, whatever is told as his own', () => {
  expect(patientIn('My child: my bottom itches at night and I cannot sleep').relation).toBe('child')
})

test('an age told of somebody else is not the age of the writer', () => {
  expect(patientIn("Mum's 84 and since last night she is talking to people who are not there").ageYears).toBe(84)
})

test('what is told of the patient after a relative of his is his', () => {
  const words = 'my 4 year old boy coughs at night, his dad had asthma as a child, he wheezes when he runs in the cold'
  const { observations } = clinic.consult(clinic.newCase({ country: 'GB' }), words).case
  expect(observations.wheeze?.polarity).toBe('present')
  expect(observations['nose-runny']).toBeUndefined()
})

test.each(['I have swallowed no batteries', 'I took no tablets', 'there is no poison, he has eaten nothing'])(
  'nothing was taken: %s',
  (words) => {
    const turn = clinic.consult(clinic.newCase({ country: 'GB' }), words)
    expect(turn.reply.triage).toBeNull()
    expect(turn.case.crisis).toBeNull()
  },
)

test.each([
  ['I dribble a bit after I pass water, 68', 'drooling'],
  ['it hurts low down on the left of my back when I bend', 'abdominal-pain'],
])('a word of another place: %s', (words, untold) => {
  const { observations } = clinic.consult(clinic.newCase({ country: 'GB' }), words).case
  expect(Object.keys(observations).filter((finding) => finding.startsWith(untold))).toEqual([])
})
