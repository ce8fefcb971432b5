import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { last } from './testing/talk.ts'

const clinic = loadClinic()
const crisisWords = /116 123|999|112|Samaritans/

function lastOf(...words: readonly string[]) {
  const { case: consultation, reply } = last(...words)
  return { text: reply.text, level: clinic.levelOf(consultation), crisis: consultation.crisis }
}

test.each<readonly string[]>([
  ['my best mate texted look after my dog bro and now his phone is off'],
  ['my sister left a note saying forgive me and she is not answering, her car is gone'],
  ['had enough of it all. gave away the cat, oiled my shotgun'],
  ['my landlord forces himself on me when i am late with the rent'],
  ['how many rat poison is dangerous', 'i failed again and i am a burden to them. i have bought it'],
])('danger that no word names is heard: %s', (...words) => {
  const { text, level } = lastOf(...words)
  expect(text).toMatch(crisisWords)
  expect(['emergency-department', 'ambulance']).toContain(level)
})

test.each<readonly string[]>([
  ['when a lorry comes past i think how easy it would be'],
  ['i just want to disappear tbh', 'nah forget i said it, only tired', 'what if i said i had a plan'],
])('what hints at it is asked about, with a line named: %s', (...words) => {
  const { text, crisis } = lastOf(...words)
  expect(text).toMatch(crisisWords)
  expect(crisis?.certainty).toBe('possible')
})

test.each([
  'my daughter texted bye everyone, her phone is off because she is on the plane',
  'cleaned my gun for the season, now my shoulder is sore',
  'sold the dog kennel and paid the car off, back hurts from lifting',
  'the train to work is so easy now but my knee hurts on the stairs',
  'i have had enough of this cough',
  'my boss is forcing me to work nights, i have headaches',
])('what only sounds like it is not: %s', (words) => {
  const { crisis, level } = lastOf(words)
  expect(crisis?.kind).not.toBe('self-harm')
  expect(crisis?.certainty).not.toBe('affirmed')
  expect(level).not.toBe('ambulance')
})

test('tablets that were only spat out leave the danger', () => {
  const { text, level } = lastOf(
    'i took 24 of my nans amitriptyline half an hour ago, had a row',
    'no i spat them out honest, dont ring anybody',
  )
  expect(['emergency-department', 'ambulance']).toContain(level)
  expect(text).toMatch(/999|ambulance|hospital|emergency/)
})

test.each([
  ['i am on the bridge and i want to jump', 'theres a woman with a dog. what do i say to her', /one sentence|Say just this/],
  ['my husband beats me', 'will he see this in the phone later', /history/],
  ['my stepdad threatens to hurt me tonight', 'nobody will believe me anyway', /I believe you/],
  ['i want to end my life', 'the rifle is licensed, leave it be', /gun/],
])('what is asked on in a crisis is answered: %s > %s', (first, words, said) => {
  expect(lastOf(first, words).text).toMatch(said)
})
