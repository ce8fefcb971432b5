import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
function talk(profile: CaseProfile, ...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB', ...profile }), first))
}
const man = { ageYears: 40, sex: 'male' as const }

test('the other side', () => {
  const { case: after, reply } = talk(man, 'my right knee hurts for two weeks', 'no, the left')
  expect(after.observations['knee-pain.left']?.polarity).toBe('present')
  expect(after.observations['knee-pain.right']?.polarity).not.toBe('present')
  expect(reply.parts[0]).toMatchObject({ kind: 'corrected' })
})

test('what was never said goes, and the level that rested on it', () => {
  const told = talk(man, 'I have a headache, a fever and a stiff neck')
  expect(told.reply.triage?.level).toMatch(/ambulance|emergency/)
  const { case: after, reply } = clinic.consult(told.case, 'I never said I have a stiff neck or a fever')
  expect(Object.keys(after.observations)).not.toContain('neck-stiffness')
  expect(Object.keys(after.observations)).not.toContain('fever')
  expect(after.complaints).toEqual(['headache'])
  expect(reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
  expect(reply.text).toMatch(/taken this out/)
})

test('the patient is somebody else: the name, age and sex of the other fall', () => {
  const { case: after, reply } = talk({}, 'My dad is 70 and has had a cough for a week', "it's me, not him")
  expect(after.person).toMatchObject({ relation: 'self', ageYears: null })
  expect(reply.text).toMatch(/about you, not your dad/)
  expect(reply.question?.id).toBe('person')
})

test('months, not weeks', () => {
  const { case: after, reply } = talk(man, 'my back has hurt for 3 weeks', 'months, not weeks')
  expect(after.durationDays).toBe(90)
  expect(reply.text).toMatch(/3 months/)
})

test('told already: said so, and not asked again', () => {
  const before = talk(man, 'I have a headache')
  const { reply } = clinic.consult(before.case, 'I told you, since yesterday')
  expect(reply.text).toMatch(/sorry that I asked/)
  expect(reply.question?.id).not.toBe(before.reply.question?.id)
})

test('a later no to a symptom is no correction and takes no level back', () => {
  const told = talk({ ageYears: 60, sex: 'male' }, 'I have crushing chest pain into my left arm and I sweat')
  expect(clinic.consult(told.case, 'no chest pain any more').reply.triage?.level).toBe('ambulance')
})

test('an edit of what was understood takes the closer forms and the complaint with it', () => {
  const told = talk(man, 'I have had a high fever and a cough since yesterday')
  const { case: after } = clinic.correctFinding(told.case, 'fever', 'absent')
  expect(
    Object.values(after.observations).filter(({ finding, polarity }) => finding.startsWith('fever') && polarity === 'present'),
  ).toEqual([])
  expect(after.complaints).not.toContain('fever')
})

test.each([
  [['my wrist hurts since a fall', 'typo, i meant ankle'], 'ankle-pain', 'wrist-pain', /ankle.*not .*wrist/],
  [['I have a sore ear', 'i meant eye, sorry'], 'eye-pain', 'ear-pain', /eye, not earache/],
  [['my head hurts', 'not what I said, I said my hand hurts'], 'hand-pain', 'headache', /hand.*not headache/],
  [['both my legs are swollen', 'only the left one'], 'swelling-legs.left', 'swelling-legs.both-sides', /left side/],
] as const)('%j', (words, into, out, said) => {
  const { case: after, reply } = talk(man, ...words)
  expect(after.observations[into]?.polarity).toBe('present')
  expect(after.observations[out]?.polarity).not.toBe('present')
  expect(reply.text).toMatch(said)
})

test('what was never put down is not looked for elsewhere', () => {
  const { case: after, reply } = talk(man, 'it burns when I pee', 'no blood! you wrote blood')
  expect(after.observations['urination-painful']?.polarity).toBe('present')
  expect(reply.text).toMatch(/have not put it down/)
  const chest = talk(man, 'I have chest pain when I cough', 'I never said chest pain at rest')
  expect(chest.case.observations['chest-pain']?.polarity).toBe('present')
})

test('age, sex and week told anew', () => {
  expect(talk({}, 'I have a cough, 50 m', 'I said 15, not 50').case.person.ageYears).toBe(15)
  const sex = talk(man, 'I have a cough', "I'm a woman by the way")
  expect(sex.case.person.sex).toBe('female')
  expect(sex.reply.text).toMatch(/put that right: female/)
  const week = talk({ ageYears: 30 }, 'I am 34 weeks pregnant and my back aches', 'oh no, I meant 14 weeks')
  expect(week.case.person.pregnancyWeeks).toBe(14)
  expect(week.case.observations['pregnancy-second-half']).toBeUndefined()
  expect(week.reply.text).toMatch(/14 weeks pregnant, not 34/)
})

test('a number typed wrong is replaced, and what it proved falls', () => {
  const { case: after, reply } = talk(man, 'I have a temperature of 40.1', 'sorry, 38.1 not 40.1')
  expect(after.vitals.temperature).toBe(38.1)
  expect(after.observations['fever-high']?.polarity).toBe('absent')
  expect(reply.text).toMatch(/38\.1, not 40\.1/)
})

test('an age told anew is said back', () => {
  const { case: after, reply } = talk({}, 'I am 71 and my knee hurts', 'oops I mistyped my age, I am 17')
  expect(after.person.ageYears).toBe(17)
  expect(reply.text).toMatch(/17, not 71/)
})

test('another person is taken with the age told for that person', () => {
  const { case: after, reply } = talk({}, 'my son has a cough', "sorry, not my son, it's my daughter, she is 7")
  expect(after.person).toMatchObject({ relation: 'daughter', ageYears: 7, sex: 'female' })
  expect(reply.text).toMatch(/about your daughter, not your son/)
})

test('one complaint written for another is replaced', () => {
  const { case: after, reply } = talk(man, 'my ear hurts', 'sorry, typo, I meant my eye hurts')
  expect(after.complaints).toEqual(['eye-pain'])
  expect(after.observations['ear-pain']).toBeUndefined()
  expect(reply.text).toMatch(/pain in the eye, not earache/)
})

test('a word taken back takes the emergency with it that rested on it', () => {
  const told = talk(man, 'I vomited blood')
  expect(told.reply.triage?.level).toBe('emergency-department')
  const { case: after, reply } = clinic.consult(told.case, 'wait, sorry, not blood, it was tomato soup')
  expect(after.complaints).toEqual(['vomiting'])
  expect(reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
  expect(reply.text).toMatch(/no longer holds/)
})

test('what was never put down is not looked for among other facts', () => {
  const { case: after, reply } = talk(man, 'I feel dizzy', 'I never said I fainted')
  expect(after.complaints).toEqual(['dizziness'])
  expect(reply.text).toMatch(/You are right, you did not say that/)
})

test('another blood thinner is a blood thinner', () => {
  const { case: after, reply } = talk(man, 'I take warfarin and my gums bleed', 'hang on, not warfarin, I take apixaban')
  expect(after.drugs.join()).toMatch(/apixaban/i)
  expect(after.drugs.join()).not.toMatch(/warfarin/i)
  expect(after.observations['takes-blood-thinner']?.polarity).toBe('present')
  expect(reply.text).toMatch(/apixaban, not warfarin/i)
})

test('who makes light of an emergency corrects nothing', () => {
  const told = talk({ ageYears: 60, sex: 'male' }, 'I have crushing chest pain into my left arm and I sweat')
  for (const words of ['sorry, I exaggerated, it is not so bad', 'wait no, it is just wind', 'actually no pain any more'])
    expect(clinic.consult(told.case, words).reply.triage?.level).toBe('ambulance')
})

test('what was taken for blood and was none goes; what only looked like it stays', () => {
  const told = talk({ ageYears: 3, sex: 'female', relation: 'daughter' }, 'my daughter had blood in her poo this morning')
  const blood = ({ observations }: typeof told.case) => observations['stool-bloody']?.polarity
  expect(blood(told.case)).toBe('present')
  expect(blood(clinic.consult(told.case, 'it was beetroot, she ate a whole bowl').case)).not.toBe('present')
  for (const unsure of ['it was red jelly', 'it was beetroot coloured', 'maybe it was beetroot', 'it was like tomato ketchup'])
    expect(blood(clinic.consult(told.case, unsure).case), unsure).toBe('present')
  const thinner = talk(man, 'I take warfarin and I cut my finger')
  expect(clinic.consult(thinner.case, 'it was beetroot').case.observations['takes-blood-thinner']).toEqual(
    thinner.case.observations['takes-blood-thinner'],
  )
})

test('years, not weeks: the age, and the level that rested on it', () => {
  const told = talk({}, 'my son is 3 weeks old and has had a fever for 2 days')
  expect(told.reply.triage?.level).toMatch(/ambulance|emergency/)
  const { case: after } = clinic.consult(told.case, 'sorry, 3 years not 3 weeks')
  expect(after.person.ageYears).toBe(3)
})

test('only joking releases no emergency', () => {
  const heart = talk(man, 'I have crushing chest pain going into my left arm and I am sweating')
  expect(clinic.consult(heart.case, 'just kidding').reply.triage?.level).toMatch(/ambulance|emergency/)
})
