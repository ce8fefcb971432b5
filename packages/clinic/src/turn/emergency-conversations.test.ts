import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(profile: CaseProfile, ...words: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB', ...profile })
  return words.map((line) => {
    const turn = clinic.consult(consultation, line)
    consultation = turn.case
    return turn
  })
}
const lastText = (profile: CaseProfile, ...words: readonly string[]) => talk(profile, ...words).at(-1)?.reply.text ?? ''

const heart = 'ive had a tight chest for an hour and its going down my arm, im sweaty'
const limb = 'My right leg has gone cold and white since this morning and feels dead'
const testicle = 'my left testicle hurts like hell since this morning and im sick'

test.each([
  [heart, 'ive nobody to watch my 2 year old', /children|kids|neighbour/i],
  [heart, 'my friend is a nurse, she says its reflux', /means? it well|may even be right/],
  [heart, 'who else could take me', /neighbour|nearest|soonest/],
  [heart, 'ok who can i ring instead if i wont go', /neighbour|nearest|soonest/],
  [limb, 'can i just take an aspirin and put a hot water bottle on it', /take any heat away|No heat/],
  [limb, 'ive decided not to go', /your decision|hear your no/],
  [testicle, 'i refuse', /your decision|hear your no/],
  ['my toddler pulled hot tea over her chest, its blistering', 'how long do i cool it', /20 minutes/],
  ['my toddler pulled hot tea over her chest, its blistering', 'can i put butter', /Please not\. No ice, butter/],
  ['i took like 24 paracetamol this morning and i feel fine', 'i dont want to die now', /so glad you say that/],
  ['i took like 24 paracetamol this morning and i feel fine', 'i feel stupid', /not stupid/],
])('%s - %s', (first, push, expected) => {
  const text = lastText({ ageYears: 40 }, first, push)
  expect(text).toMatch(expected)
  expect(text).toMatch(/999|emergency department|hospital/)
})

test.each(['ok he is calling', 'ok were going', 'ok she is taking me', 'my brother is calling them', 'ok my dad is driving me'])(
  'help is on its way: %s',
  (words) => expect(talk({ ageYears: 40 }, heart, words).at(-1)?.case.emergency).toBe('coming'),
)

test('a bare no while help is on its way, with nothing asked, is no obstacle', () => {
  const turns = talk({ ageYears: 40, sex: 'male' }, heart, 'ok im calling now', 'none', 'no', 'no', 'no')
  for (const { reply } of turns.slice(2)) expect(reply.text).not.toMatch(/What stands in the way|dial 999, and read/)
})

test('new danger brings its own first aid', () => {
  const sugar = talk({}, 'my husband is on insulin and hes being weird, sweaty and talking rubbish', 'i cant wake him now')
  expect(sugar[0]?.reply.text).toMatch(/First aid for low blood sugar/)
  expect(sugar[1]?.reply.text).toMatch(/First aid for somebody who does not wake/)
  const better = lastText({}, 'dad is diabetic, hes sweaty and confused, meter says 2.1', "he's a bit better")
  expect(better).not.toMatch(/\*\*First aid/)
})

test('a likely cause that speaks is named, and its first aid is given', () => {
  const text = lastText({ ageYears: 70 }, 'My right eye is killing me, vomiting, seeing rainbows round the lamps')
  expect(text).toMatch(/This could be acute angle-closure glaucoma/)
  expect(text).toMatch(/First aid for a sudden change of sight/)
})

test('who says "he" from the first word on speaks of somebody else, of the age told', () => {
  const [turn] = talk({}, 'hes choking on a grape hes 3 cant breathe')
  expect(turn?.case.person).toMatchObject({ relation: 'child', ageYears: 3 })
  expect(turn?.reply.text).toMatch(/5 hard blows/)
  expect(talk({}, '8 month old keeps screaming and pulling his legs up then goes floppy')[0]?.case.person.relation).toBe('child')
})

test('the country that somebody says to be in counts from then on', () =>
  expect(lastText({}, limb, 'I cant afford an ambulance. im in the states')).toMatch(/911/))

test('living alone makes nobody frail', () =>
  expect(talk({ ageYears: 22 }, heart, 'i live alone').at(-1)?.case.observations['lives-alone-frail']).toBeUndefined())

test('a bleeding stomach in lay words with faintness needs an ambulance, black stool since iron does not', () => {
  const tar = 'been on ibuprofen for my knee for months. my poo has gone like tar and im light headed when i stand up'
  expect(talk({}, tar)[0]?.reply.triage?.level).toBe('ambulance')
  expect(talk({}, 'black poo since i started iron tablets')[0]?.reply.triage?.level).not.toMatch(/emergency|ambulance/)
})

test('a potassium that the GP will repeat needs a doctor within a day at most; a dangerous one needs a hospital', () => {
  const mild = 'my blood test came back potassium 5.9 and egfr 48. is that bad? im on ramipril and spironolactone. 71 m'
  expect(talk({}, mild)[0]?.reply.triage?.level).not.toMatch(/emergency|ambulance/)
  expect(talk({}, 'my potassium is 6.7')[0]?.reply.triage?.level).toBe('emergency-department')
  expect(talk({}, 'my potassium is 5.9 and my heart is pounding')[0]?.reply.triage?.level).toMatch(/emergency|ambulance/)
})

test('what was asked about a testicle is not answered by "ok" at the end of a line', () => {
  const [, turn] = talk({}, 'my son 14 has tummy pain and was sick', 'he walks bent over. he says its one of his balls ok')
  expect(turn?.case.observations['testicle-pain']?.polarity).not.toBe('absent')
})

test('who lay on the floor since last night needs an ambulance, who plays there does not', () => {
  expect(talk({}, 'gran on the floor since last night')[0]?.reply.triage?.level).toBe('ambulance')
  for (const words of ['the baby plays on the floor all day', 'i sat on the floor for hours playing with the kids'])
    expect(talk({}, words)[0]?.reply.triage?.level ?? 'none', words).not.toMatch(/emergency|ambulance/)
})
