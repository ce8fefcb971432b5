import { expect, test } from 'vitest'
import { saidOnce } from '../say/said-once.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const heart = 'crushing chest pain into my left arm and I am sweating, for half an hour'
const girl = 'my daughter is 2 and has a fever and a purple rash that does not fade'

function talk(country: string, first: string, ...words: readonly string[]) {
  const start = clinic.consult(clinic.newCase({ country }), first)
  return words.reduce((turn, next) => clinic.consult(turn.case, next), start)
}

test.each([
  ['GB', heart, 'is it dangerous that i take aspirin?', /For this, yes: Chew one aspirin of 300 mg/],
  ['US', heart, 'I had no aspirin, is it dangerous that I take it?', /For this, yes: Chew one adult aspirin \(325 mg\)/],
  ['GB', heart, 'i take warfarin, should i still chew one', /no aspirin for you: with warfarin/],
  ['GB', heart, 'what about ibuprofen', /No ibuprofen for now/],
  ['GB', `${heart}. I take ramipril`, 'can i take my ramipril', /Leave your ramipril for now/],
  ['GB', girl, 'can she have paracetamol', /Paracetamol is all right, if your daughter is wide awake[\s\S]*7\.5 ml/],
  ['GB', `${girl} and she is hard to wake`, 'can she have paracetamol', /Nothing by mouth while your daughter is so drowsy/],
  ['GB', 'my baby is 2 months old and has a fever of 39', 'can I give her calpol?', /Under 3 months no Calpol/],
  ['GB', girl, 'can i give her aspirin', /No aspirin for anyone under 16/],
])('a medicine that is asked about in an emergency is answered: %s, %s > %s', (country, first, asked, answer) => {
  const { reply, case: after } = talk(country, first, asked)
  expect(reply.text).toMatch(answer)
  expect(reply.text).not.toMatch(/It is fair to ask|I do mean it|Good that you tell me/)
  expect(after.drugs.join()).not.toMatch(/aspirin|ibuprofen|paracetamol/i)
})

test('the story for the crew: medicines once, the time as told, sentences, what was done and who is there', () => {
  const { reply } = talk(
    'US',
    heart,
    'I had no aspirin, is it dangerous that I take it?',
    'Yes, help is coming',
    "my wife is here with me, I take ramipril and I'm allergic to penicillin",
    'they are here',
  )
  const story = reply.parts.find(({ kind }) => kind === 'story')?.text ?? ''
  expect(story).toContain('Since: about half an hour')
  expect(story).toContain('Medicines: ramipril\n')
  expect(story).toContain('Allergies: penicillin')
  expect(story).not.toMatch(/Signs:[^\n]*(?:aspirin|allerg|blood pressure tablet)|sex not told/i)
  expect(story).toMatch(/half an hour\. my wife is here with me/)
  expect(story).toMatch(/Done so far: help is coming; my wife is here with me/)
})

test('whoever is beside a child is spoken to, not the child', () => {
  const { reply } = talk('US', 'My daughter is 3 and has been very drowsy and not right all day')
  const aid = reply.parts.find(({ kind }) => kind === 'firstAid')
  if (aid !== undefined) expect(aid.text).not.toMatch(/\byour medicines\b|drive yourself|\byou were seen\b/)
})

test('while help is on its way, who is there is not told to ring', () => {
  expect(talk('GB', heart, 'Yes, help is coming', 'my wife is here with me').reply.text).not.toMatch(/let them ring 999 now/i)
})

test.each([
  [
    ['a tight or heavy chest and sweating', 'a tight or heavy chest spreading to the left arm'],
    ['a tight or heavy chest spreading to the left arm', 'sweating'],
  ],
  [['a headache', 'a headache with fever'], ['a headache with fever']],
  [
    ['fever with spots that do not fade', 'fever and being hard to wake'],
    ['fever with spots that do not fade', 'being hard to wake'],
  ],
  [
    ['a cough and a fever', 'sweating'],
    ['a cough and a fever', 'sweating'],
  ],
])('a reason is said once: %j', (given, said) => {
  expect(saidOnce(given)).toEqual(said)
})
