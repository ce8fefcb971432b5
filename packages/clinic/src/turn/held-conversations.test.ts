import { expect, test } from 'vitest'
import { type CaseProfile, type Consultation, createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

/** Conversations that went wrong once, held again. */
const clinic = createClinic(loadPack(), { learned: loadLearned() })
const older: CaseProfile = { country: 'GB', ageYears: 67, sex: 'male' }
const younger: CaseProfile = { country: 'GB', ageYears: 34, sex: 'female' }

function talk(profile: CaseProfile, ...words: readonly string[]): Consultation {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase(profile), first))
}
const present = ({ case: { observations } }: Consultation) =>
  Object.values(observations).flatMap(({ finding, polarity }) => (polarity === 'present' ? [finding] : []))

for (const words of [
  "there's a band-like rash on my chest, it burns",
  'painful rash like a belt on the left side of my chest, burning, little blisters',
  "I've a burning rash on my chest with blisters",
])
  test(`a rash of the chest is no heart attack and no burn: ${words}`, () => {
    const turn = talk(older, words)
    expect(turn.reply.text).not.toMatch(/emergency department|ambulance|999/)
    expect(present(turn)).not.toContain('burn-large')
    expect(present(turn)).not.toContain('chest-tightness')
  })
test('a band of pressure across the chest still is one', () =>
  expect(talk(older, 'band of pressure across my chest').reply.triage?.level).toBe('emergency-department'))
test('a burn of the chest still is one', () =>
  expect(talk(older, 'I burnt my chest on the stove and the skin is peeling off').reply.triage?.level).toBe('ambulance'))

test('a headache in the light gets no meningitis card', () =>
  expect(talk(younger, 'headache on the left side since yesterday, light hurts').reply.text).not.toMatch(/meningitis/))
test('with fever it does', () =>
  expect(talk(younger, 'high fever and a bad headache since yesterday, light hurts').reply.text).toMatch(/meningitis/))

test('an allergy to penicillin is an allergy, no severe reaction', () => {
  const turn = talk(younger, "I have a sore throat for two days. I'm allergic to penicillin")
  expect(turn.reply.text).toContain('an allergy to penicillin')
  expect(turn.reply.text).not.toContain('severe')
  expect(present(turn)).not.toContain('history-allergy-severe')
})
test('swollen lips of somebody with an allergy still go to hospital', () =>
  expect(talk(younger, "I'm allergic to penicillin. My lips are swelling").reply.triage?.level).toBe('emergency-department'))

test('the time that is denied counts for nothing', () => {
  expect(talk(younger, 'my back has hurt for 3 years not 3 weeks').case.durationDays).toBe(1095)
  const turn = talk(younger, 'my knee hurts since 3 weeks', '3 years not 3 weeks')
  expect(turn.case.durationDays).toBe(1095)
  expect(turn.reply.text).toContain('I have corrected that: 3 years')
})

test('whether to drive with a failing memory is answered on that topic', () =>
  expect(talk({ country: 'GB' }, 'My mum is 80 and more and more forgetful for a year. Should she drive?').reply.text).toMatch(
    /Not until a doctor has looked at the memory[\s\S]*licen[cs]/,
  ))

test('a harmless guess in an emergency is no fact and lowers nothing', () => {
  const turn = talk({ ...older, ageYears: 58 }, "I have a crushing chest pain and I'm sweating", "it's probably indigestion")
  expect(present(turn)).not.toContain('indigestion')
  expect(turn.reply.triage?.level).toBe('ambulance')
  expect(turn.reply.text).toMatch(/call 999/)
  expect(present(talk(older, "I have a crushing chest pain and I'm sweating", 'I also have indigestion'))).toContain('indigestion')
})

for (const words of ['I have a lump in my breast. could it be cancer?', 'I have had a cough for a week. when should I worry?'])
  test(`a question is not taken for fright: ${words}`, () => expect(talk(younger, words).reply.text).not.toMatch(/frightens you/))
