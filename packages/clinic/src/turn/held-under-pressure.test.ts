import { expect, test } from 'vitest'
import type { CaseProfile, Consultation } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

/** What people say against a hospital, and in a crisis, in words that no list was made from. */
const clinic = loadClinic()
const man: CaseProfile = { country: 'GB', ageYears: 61, sex: 'male' }

function talk(profile: CaseProfile, ...words: readonly string[]): Consultation {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase(profile), first))
}
const kinds = ({ reply }: Consultation) => reply.parts.map(({ kind }) => kind)
const heart = "tight band round my chest since breakfast and I'm drenched in sweat"

for (const words of [
  "I'd sooner sit and see if it eases",
  "it'll be the curry from last night",
  "I don't want all the neighbours gawping at an ambulance",
  'what are the odds it is really my heart?',
  "so you'd go if it was you?",
  "look, I'm the only driver on the route today, I can't let them down",
  'ok maybe this evening then',
  "I'm signing off then",
])
  test(`a plea in an emergency is spoken to and hears the level again: ${words}`, () => {
    const turn = talk(man, heart, words)
    expect(turn.reply.kind).toBe('emergency')
    expect(kinds(turn)).toContain('obstacle')
    expect(turn.reply.text).toMatch(/999/)
    expect(turn.case.crisis).toBeNull()
  })
test('a plea denies nothing and takes nothing', () => {
  const stroke = 'my speech went funny and my left hand is useless, started half an hour ago'
  const turn = talk(
    { country: 'GB', ageYears: 34, sex: 'female' },
    stroke,
    "I'm 34, I can't be having a stroke",
    "can't I just take an aspirin",
  )
  expect(Object.keys(turn.case.observations)).not.toContain('history-stroke')
  expect(turn.case.observations['takes-aspirin']).toBeUndefined()
})
test('leaving out what does harm is right, and not enough', () => {
  const turn = talk(
    { country: 'GB', ageYears: 52 },
    'I vomited something like coffee grounds and feel faint',
    'what if I just stop the ibuprofen',
  )
  expect(turn.reply.text).toMatch(/^Yes, leave it out/)
})
test('others who are named tell nothing of the sex of the child', () => {
  const turn = talk(
    { country: 'GB' },
    "my 5 month old is really floppy and won't feed",
    'my mum raised six kids and she says he is teething',
  )
  expect(turn.reply.text).not.toContain('put that right')
})
test('a limp baby of five months gets no advice on the cord', () =>
  expect(talk({ country: 'GB' }, "my 5 month old is really floppy and won't feed").reply.text).not.toMatch(/cord|Dry the baby/))
test('a newborn does', () => expect(talk({ country: 'GB' }, 'my newborn is limp and not crying').reply.text).toContain('Dry the baby'))

test('hands round the neck: the one who was held is the patient', () => {
  const turn = talk({ country: 'GB' }, 'my partner put his hands round my neck last night but he says sorry')
  expect(turn.case.person.relation).toBe('self')
  expect(turn.reply.text).toContain('Are you safe right now')
})
test('no plan is not no thoughts', () => {
  const turn = talk({ country: 'GB' }, "sometimes I wish I just wouldn't wake up", 'no plan')
  expect(turn.case.observations['suicidal-thoughts']?.polarity).toBe('present')
  expect(turn.reply.text).not.toContain('let it go')
  expect(turn.reply.text).toContain('116 123')
})
test('a plain no to the thoughts still lets the question go', () =>
  expect(talk({ country: 'GB' }, "sometimes I wish I just wouldn't wake up", 'no').reply.text).toContain('let it go'))
test('a no to the hospital is no answer to the thoughts', () => {
  const turn = talk({ country: 'GB' }, 'I have the tablets lined up on the table', "please don't send anyone", "I'm not going to hospital")
  expect(turn.reply.text).not.toMatch(/good to hear|let it go/)
  expect(turn.reply.text).toContain('116 123')
})
test('a daughter who cuts herself is asked about at once, and how to talk to her is answered', () => {
  const turn = talk({ country: 'GB' }, 'my 15 year old has been cutting her arms')
  expect(turn.reply.kind).toBe('crisis')
  const next = clinic.consult(clinic.consult(turn.case, 'she begged me not to tell anyone').case, 'how do I talk to her')
  expect(next.reply.text).toContain('Are you thinking of killing yourself?')
})
test('who only cut her arm is not', () => expect(talk({ country: 'GB' }, 'my daughter cut her arm on a tin').case.crisis).toBeNull())
test('words about the mind alone go to no hospital for the body', () => {
  expect(talk({ country: 'GB' }, 'I want to smash his face in, he keeps parking in my spot').reply.text).toContain('hurting someone')
  const turn = talk({ country: 'GB' }, "sometimes I wish I just wouldn't wake up", 'no plan', "I have my kids, I wouldn't")
  expect(turn.reply.text).not.toContain('First aid')
})
test('an unclear word to the direct question is met by a person’s words', () => {
  const after = 'I had my baby 10 days ago and I think he would be better off with someone else'
  const turn = talk({ country: 'GB' }, after, "I'm not mad", "my husband doesn't know")
  expect(turn.reply.text).not.toContain('did not get that')
})
