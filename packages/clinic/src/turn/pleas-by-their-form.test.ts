import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const racing = 'I am 31, m, my heart beats very fast suddenly in the office and I thought I would die, still pounding, chest is tight'
const breast = 'I had my baby 3 weeks ago and breastfeed, my left breast is killing me, red and hot, chills, temp 38.8'
const heart = '57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat'
const infant = 'my baby is 7 weeks, not feeding properly since last night, temp 38.4'
const ball = '15 boy, my left ball is swollen and really kills since 3 hours, been sick twice'

test.each([
  [racing, 'same thing came 4 times this month, every time before the meeting with my manager', /Losing the|note for|one line for you/],
  [racing, 'it always happens at work before a shift', /Losing the|Whatever is planned|work or an appointment/],
  [racing, 'I did not say anything about losing a meeting', /Losing the|Whatever is planned|one line for you/],
  [racing, 'how long would I be off work with this', /Whatever is planned|pulls at you/],
  [racing, 'what should I do when it is coming in the office', /Stay on the line|good to hear/],
  [racing, 'what do I do if it comes again', /Stay on the line|good to hear/],
  [racing, 'heart is 76 now on my watch, is it a panic attack or not', /wary of a machine|computer program/],
  [racing, 'why do my fingers tingle and is it anxiety', /Of course you are frightened|how hard this is/],
  [breast, 'isnt this just mastitis? my sister had it and got an antibiotic at urgent care', /right place now|Show them this/],
  [breast, 'my friend was seen at the hospital with the same', /right place now|Show them this/],
  [infant, 'what will they do there, an injection?', /one injection at home/],
  [heart, 'can I take an omeprazole', /do not drive yourself/],
])('a word is no plea: %s / %s', (story, words, wrong) => {
  expect(last(story, words).reply.text).not.toMatch(wrong)
})

test.each([
  [racing, 'I cannot miss the meeting tomorrow, my boss will sack me', /meeting|planned|work/],
  [heart, 'I have a shift at six, I have to go to work', /work|shift|planned/],
  [heart, 'you are only a computer', /computer|machine/],
  [heart, 'what are the odds it is nothing', /number|one in ten/],
  [heart, 'I am so scared', /frightened|hard this is/],
  [heart, 'we got to A&E', /right place now|Show them this/],
  [heart, 'we are at the hospital', /right place now|Show them this/],
  [heart, 'the ambulance is coming', /good to hear|Good\./],
  [heart, 'what should I bring', /Medicines|in reach/],
  [heart, 'can I drive there myself', /not drive/],
  [heart, 'I would rather have some antibiotics', /Antibiotics|tablet/],
])('a plea is still taken up: %s / %s', (story, words, expected) => {
  expect(last(story, words).reply.text).toMatch(expected)
})

test.each([
  ['can i just push it back up', /^No: do not push/m],
  ['shall I put ice on it', /do not push|cold does not bring/],
  ['would it fall off', /does not fall off/],
  ['will they cut it off', /does not fall off/],
  ['what do i say to my mum', /Wake or ring one of them now/],
  ['dad says theyll untwist it by hand, is that true', /turn it back by hand|turning it the wrong way/],
  ['will i still be able to have kids', /one healthy testicle is enough/],
  ['do i have to be alone when they look at it', /You choose whether a parent stays/],
])('what a boy with a twisted testicle asks is answered: %s', (words, expected) => {
  expect(last(ball, words).reply.text).toMatch(expected)
})

test('"its my ball" tells where the pain is, and its own card leads', () => {
  const { reply } = last(
    'my stomach hurts really bad low down',
    '15 boy. started 3 hrs ago, been sick 2 times',
    'its not really my stomach. its my ball. the left one. its swollen and really kills',
  )
  expect(reply.text).toMatch(/First aid for sudden pain in a testicle/)
})

test.each([
  'can i say something without my mum finding out',
  'can I tell you something in secret',
  'promise you wont tell anyone',
  'could i ask you something and nobody knows about it',
])('who asks leave to tell is told to go on: %s', (words) => {
  const { reply } = last('15 boy, stomach ache since yesterday', words)
  expect(reply.text).toMatch(/Of course, go on/)
  expect(reply.text).not.toMatch(/Is there anything else you've noticed/)
})

test.each([
  ['44 f, heavy periods with clots', 'is it fibroids? my sister had them. Can I take ibuprofen', false],
  ['44 f, heavy periods with clots', 'mum had gout once. may I take naproxen', false],
  ['44 f, gout in my toe', 'my brother has colchicine at home, can I take it?', true],
  ['44 f, gout in my toe', 'can I take my husband’s naproxen', true],
])('what somebody had is no medicine of theirs: %s / %s', (story, words, isTheirs) => {
  expect(/belongs to your/.test(last(story, words).reply.text)).toBe(isTheirs)
})
