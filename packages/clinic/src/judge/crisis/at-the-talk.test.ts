import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadLearned, loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const ankles = clinic.consult(clinic.newCase({ country: 'GB' }), 'my ankles swell in the evening, 70 male').case
const periods = clinic.consult(clinic.newCase({ country: 'GB' }), 'I am 44, f, my periods are very heavy with clots, 5 months').case
const asksOfSafety = /ending your life|hurting yourself|more of a medicine|Samaritans|116 123/

test.each([
  "no you've got it the wrong way about. they ARE swollen, they DONT hurt. i give up, sum up please",
  'i give up. just tell me what it is',
  'I give up, you never answer my question',
  "oh I've had enough of this, which is it, the tablet or the heart",
  "forget it, you won't listen. i give up",
  'i am done with this, sum it up',
  "what's the point, you keep asking the same question",
  "I'm fed up of repeating myself, you got the ankles wrong",
  'we give up, tell me the upshot',
  'never mind, I give up, what is your verdict',
])('tired of the talk only: "%s"', (words) => {
  expect(clinic.consult(ankles, words).reply.text).not.toMatch(asksOfSafety)
})

test.each([
  'none. just tell me, my mate says i need iron tablets. and is it cancer, im scared',
  'do I need iron tablets? I am so scared it is cancer',
  'my sister says I should take vitamin tablets, im frightened',
  'should I be put on tablets, im worried sick',
  'the nurse suggested sleeping tablets and that scares me',
  'which tablets stop the bleeding, im scared',
  'what pills could I get for this, I am terrified it is cancer',
  'can I buy iron tablets, my mate told me to, scared it is bad',
  'mum says get some iron tablets, im scared of the hospital',
  'will they put me on iron tablets, i am afraid',
])('a medicine that is only needed: "%s"', (words) => {
  expect(clinic.consult(periods, words).reply.text).not.toMatch(asksOfSafety)
})

test.each([
  'I give up, there is no point in living any more',
  'i give up on life, tell me what to do',
  'I have had enough of everything, I want to die',
  'just tell me how many tablets I need to end it',
  'I took all my iron tablets, im scared',
  'I swallowed a whole strip of iron tablets, what now',
  'I give up. I cannot go on like this, nobody would miss me',
  'I have saved up tablets and I am scared of myself',
  'forget it. I want to kill myself',
  'I took too many of the iron tablets my mate gave me, scared',
])('what is more than that is still asked after: "%s"', (words) => {
  const { reply } = clinic.consult(periods, words)
  expect(reply.kind === 'crisis' || reply.kind === 'emergency' || asksOfSafety.test(reply.text) || reply.text.includes('poison')).toBe(true)
})
