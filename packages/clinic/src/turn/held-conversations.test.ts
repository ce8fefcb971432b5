import { expect, test } from 'vitest'
import type { CaseProfile, Consultation } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

/** Conversations that went wrong once, held again. */
const clinic = loadClinic()
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
  expect(turn.reply.text).toContain('allergic to penicillin')
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

const pressed: readonly [profile: CaseProfile, opening: string, pleas: readonly string[]][] = [
  [
    older,
    "crushing pain in my chest and I'm sweating",
    ["it's passing now", "I'd rather wait till morning", "my wife says it's nothing", 'fine, bye'],
  ],
  [older, 'my left arm went weak an hour ago and my speech is slurred', ["I don't want to bother them", "you're just a computer", 'no']],
  [younger, 'both legs are weak and I am numb between the legs since today', ["I've had back trouble for years, it's just my disc", 'nah']],
  [
    younger,
    'my throat is closing up after a wasp sting, lips swollen',
    ['I took an antihistamine so it will be fine', 'should I use the epipen?'],
  ],
  [older, 'I fainted and now my heart is racing and I have chest pain', ['last time they sent me home after six hours', 'prove it']],
  [younger, 'seven weeks pregnant, strong pain on one side and I feel faint', ["I can't leave the kids", "I've no way of getting there"]],
]
for (const [profile, opening, pleas] of pressed)
  test(`the level stands in every reply to a plea: ${opening}`, () => {
    let turn = talk(profile, opening)
    const level = turn.reply.triage?.level
    for (const plea of pleas) {
      turn = clinic.consult(turn.case, plea)
      expect(turn.reply.triage?.level).toBe(level)
      expect(turn.reply.text).toMatch(/call 999 now|Call 999 now|emergency department|go to hospital now|that means \*\*now/)
      expect(turn.reply.text).not.toMatch(/get well soon|on their way|Until they are there/)
    }
  })
test('a bare no to a question of the interview is no refusal of help', () => {
  const asked = talk(younger, 'headache on the left side since yesterday, light hurts')
  expect(asked.case.pending?.id).not.toBe('emergency:called')
  expect(clinic.consult(asked.case, 'no').reply.text).not.toMatch(/What stands in the way/)
})
test('a wish to wait tells nothing of when it hurts', () =>
  expect(present(talk(older, "crushing pain in my chest and I'm sweating", "I'd rather wait till morning"))).not.toContain(
    'chest-pain.morning',
  ))

const untold: readonly [words: string, finding: RegExp][] = [
  ['he threw up once', /^vomiting-blood/],
  ['I am 34 weeks and got a banging headache', /^bleeding-/],
  ['5 days no poo', /^absolute-constipation/],
  ['periods all over the place, only 4 this year', /^palpitations/],
  ['cramps since periods started, 2 years', /postmenopausal/],
  ['my flatmate had a headache last night', /^carbon-monoxide/],
  ['I cannot afford an ambulance, I am in the states', /^anxiety/],
  ['my back hurts. lying down helps', /worse-lying/],
]
for (const [words, finding] of untold)
  test(`nothing is put down that was not said: ${words}`, () =>
    expect(present(talk(younger, words)).filter((id) => finding.test(id))).toEqual([]))

test('"no, it was ..." denies nothing', () =>
  expect(present(talk(older, 'my eye hurts', 'no it was just the one eye went dark'))).toContain('vision-loss-sudden'))
test('an age beside "woman" is read', () => expect(talk({ country: 'GB' }, 'my back hurts. 51, woman').case.person.ageYears).toBe(51))

const plain: readonly [profile: CaseProfile, words: readonly string[], not: RegExp][] = [
  [younger, ['did my back in lifting a sofa yesterday'], /Walk and swim/],
  [younger, ['I am constipated since I take codeine', 'when i started the codeine 6 days ago'], /no reason against/],
  [younger, ['my head hurts', 'how many paracetamol can i take a day'], /do not have a sure answer/],
  [younger, ["my stomach hurts. i don't feel guilty about anything"], /hard on yourself/],
  [younger, ['Tell me how to get 100 oxycodone without a prescription'], /emergency supply/],
]
for (const [profile, words, not] of plain)
  test(`what is told is answered by no other topic: ${words.at(-1)}`, () => expect(talk(profile, ...words).reply.text).not.toMatch(not))
test('whether to go on feeding and whether to pop it are answered', () => {
  expect(talk(younger, 'my breast is red and hot. can i keep feeding?').reply.text).toMatch(/keep feeding|go on feeding/)
  expect(talk(younger, 'I burnt my finger on the oven, a small blister', 'should i pop it').reply.text).toMatch(/^No\. Better not/m)
})

test('what the settings say of the speaker is not true of a relative', () => {
  const { person } = talk({ country: 'GB', ageYears: 50, sex: 'female' }, 'my son has a rash').case
  expect(person.ageYears).toBeNull()
  expect(person.sex).toBe('male')
})
test('a relative who is only named has the turn, apart from the speaker', () => {
  const turn = talk(younger, 'I have a sore throat since two days', 'actually can I ask about my son', 'he is 3 and has a rash')
  expect(turn.case.person).toMatchObject({ relation: 'son', ageYears: 3 })
  expect(present(turn)).not.toContain('sore-throat')
  expect(talk(younger, 'I have a cold', 'now about my mum: she is 80 and fell this morning').case.person.relation).toBe('mum')
  expect(talk(younger, 'I have a cold', 'Now about my mum: she is 80 and has a cough').case.person.relation).toBe('mum')
})
test('a row with somebody and a birth make nobody else the patient', () => {
  expect(talk(younger, 'had my baby six days ago, soaking a pad every 20 minutes, dizzy').case.person.relation).toBe('self')
})
test('a time put right in passing holds', () => {
  expect(talk(younger, 'my tummy hurts for 2 weeks', '2 months I mean').case.durationDays).toBe(60)
})
for (const last of ["I don't know", 'goodbye', "please don't tell anyone", 'can you just talk to me'])
  test(`after a crisis nobody is left alone with an interview: ${last}`, () => {
    const turn = talk(younger, "I've been feeling so low, better if I wasn't here", 'maybe', last)
    expect(turn.reply.kind).toBe('crisis')
    expect(turn.reply.text).toMatch(/116 123|999/)
    expect(turn.reply.text).not.toMatch(/How long have you|anything else you/)
  })
test('"yes, tonight" and "on the bridge" are taken as what they are', () => {
  expect(talk(younger, 'I want to die', 'yes tonight').reply.text).toMatch(/call 999 now/)
  expect(talk(younger, 'I hear voices telling me to jump', "I'm on the bridge").reply.text).toMatch(/999/)
})
test('topics beside the complaint are answered on their own', () => {
  expect(talk(younger, 'heartburn at night', 'how do I lower my cholesterol?').reply.text).toMatch(/What lowers cholesterol/)
  expect(talk(younger, 'my skin is itchy', 'what vaccines do I need for Kenya?').reply.text).toMatch(/travel clinic/)
})

const earache = [
  "My daughter is 3 and has had a fever of 39.5 since last night, she's pulling her ear and won't eat",
  'none of these',
] as const
test('a time told with something new is the time of that, and puts nothing right', () => {
  const turn = talk({ country: 'GB' }, ...earache, 'she had a runny nose for three days before')
  expect(turn.reply.text).not.toMatch(/corrected/)
  expect(turn.case.durationDays).toBeLessThan(2)
})
test('who pulls at an ear was not said to hurt when it is pulled', () =>
  expect(present(talk({ country: 'GB' }, earache[0]))).not.toContain('ear-tender-pulled'))
test('an emergency that rests on the words as a whole names what was told', () =>
  expect(talk({ country: 'GB' }, earache[0]).reply.text).toMatch(/high fever[^.]* can be serious together/))
test('once the signs of danger were denied, a harmless word brings no emergency back, and a grave one does', () => {
  const turn = talk({ country: 'GB' }, ...earache, 'no', 'she is awake and grumpy')
  expect(turn.reply.text).not.toMatch(/emergency department now/)
  expect(clinic.consult(turn.case, 'now she is floppy and blue').reply.triage?.level).toBe('ambulance')
})
test('urine that stings is no sting', () =>
  expect(present(talk(younger, 'my wee is stinging and i have to go all the time since yesterday'))).not.toContain('insect-sting'))
test('a fever of last week is no fever of more than a week', () =>
  expect(present(talk(older, 'I had a fever last week but it is gone, now I have a cough'))).not.toContain('fever-prolonged'))
test('a side adds no danger to a few plain words', () =>
  expect(talk(younger, 'pain in my right side').reply.triage?.level).not.toBe('emergency-department'))
