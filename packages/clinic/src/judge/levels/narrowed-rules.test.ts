import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { denyEverything } from './testing/deny-everything.ts'

const clinic = loadClinic()
const firstOf = (words: string, ageYears: number | null = null) =>
  clinic.consult(clinic.newCase({ country: 'GB', ...(ageYears !== null && { ageYears }) }), words)
const verdictOf = (words: string, ageYears: number) =>
  denyEverything(clinic, firstOf(words, ageYears), { duration: 'Since yesterday', turnsAtMost: 17 }).at(-1)
const hospital = /^(?:emergency-department|ambulance)$/

/** What the wrists that are only sore must not take along. */
test.each([
  'fell on my hand and the wrist is bent like a fork',
  'my son came off his scooter and his wrist is crooked',
  'I tripped, the bone is sticking out above my wrist',
  'fell on my wrist at work and the hand is cold and pale since',
  'she slipped on the ice and her wrist looks deformed, the fingers are numb',
])('a broken wrist that cannot wait: %s', (words) => expect(firstOf(words).reply.triage?.level).toMatch(hospital))

test.each([
  'I fell on my hand yesterday, the wrist is a bit sore, not bent, I can move it fine',
  'my wrist is sore after a fall, it looks normal and I can move all fingers',
])('a sore wrist is no emergency: %s', (words) => expect(verdictOf(words, 28)?.reply.triage?.level).not.toMatch(hospital))

test('a swollen wrist after a fall is seen within a day', () => {
  expect(verdictOf('I fell on my hand this morning, the wrist is swollen and very painful to move', 40)?.reply.triage?.level).toBe(
    'within-24-hours',
  )
})

/** What the children that play must not take along. */
test.each([
  'my son is 2 and brings up everything, he is floppy and will not drink',
  'she is 3, sick twice, very sleepy and no wee since last night',
  'he is 3 and was sick twice after he hit his head',
  'my girl of 3 vomits and has purple spots that do not fade under a glass',
  'my baby is 3 months old, sick twice, and the vomit is green',
])('a child that is sick and in danger: %s', (words) => expect(firstOf(words).reply.triage?.level).toMatch(hospital))

test('a child that is sick twice and plays is no emergency by the sound of it', () => {
  expect(firstOf('my boy is 3, he was sick twice this morning, he is playing now and drinking').reply.triage?.level ?? 'none').not.toMatch(
    hospital,
  )
})

test('one loose word about a sore eye does not turn a lump of the lid into an ulcer of the cornea', () => {
  let turn = firstOf('lump on my upper eyelid for four days, sore to touch, I wear contact lenses', 34)
  for (const words of ["it's a sore eye", 'none of those, the eyeball is white and I see fine', 'the eye is annoying me']) {
    turn = clinic.consult(turn.case, words)
    expect(turn.case.leaders[0], words).toBe('stye')
  }
})

test('a cold that got worse after it got better is for a doctor, and no more', () => {
  const level = verdictOf('I had a cold for ten days, it was improving but now it is worse, with pressure in the cheeks', 41)?.reply.triage
    ?.level
  expect(level).toBe('appointment')
})

test('who is under 30 and has just begun an antidepressant is asked straight out', () => {
  const replies = denyEverything(clinic, firstOf('I started citalopram on Monday and feel sick and shaky', 26), {
    duration: 'Since Monday',
    turnsAtMost: 10,
  })
  expect(replies.some(({ reply }) => /thoughts of ending your life/.test(reply.text))).toBe(true)
})
