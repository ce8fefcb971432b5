import { expect, test } from 'vitest'
import { last, levelAfter } from '../../turn/testing/talk.ts'

test.each([
  ['my son choked on a grape, coughed it up, fine now'],
  ['my son choked on a grape', 'coughed it up, fine now'],
  ['he is choking', 'he coughed it up and is fine now, playing'],
  ['my toddler is choking on a sweet', "it popped out, he's laughing and playing again"],
  ['my 4 year old choked on a bit of apple. it came back out and she is absolutely fine, eating again'],
  ['my baby choked on milk, coughed it up, happy now'],
  ['i choked on a crisp, coughed it up, all fine now'],
  ['she choked on a fishbone', 'it came out and she is breathing normally'],
  ['he is choking', 'he spat it out', 'he is playing as if nothing happened, all fine'],
  ['my daughter choked on a carrot, brought it up, back to normal, no cough'],
])('who choked, has it up and is well is watched at home with a doctor at hand: %j', (...told) => {
  const { reply, case: after } = last(...told)
  expect(levelAfter(...told)).toBe('appointment')
  expect(reply.text).toMatch(/Watch for the rest of the day/)
  expect(after.observations['cough']?.polarity).not.toBe('present')
})

test.each([
  ['my 2 year old choked on toast, i slapped her back and it came out, now she is fine'],
  ['my son choked on a sweet', 'i gave him back blows and it came out, he is fine and playing'],
])('after blows on the back a doctor looks within a day: %j', (...told) => {
  expect(levelAfter(...told)).toBe('within-24-hours')
  expect(last(...told).reply.text).toMatch(/After blows on the back/)
})

test.each([
  ['my dad choked on steak, did the heimlich, it came out and he is fine'],
  ['my son choked on a sweet', 'i did tummy thrusts and it shot out, he is fine now'],
  ['my son choked on a peanut, coughed it up but keeps coughing'],
  ['my son choked on a grape, he spat some of it out, seems ok'],
  ['my daughter choked on a coin, breathing is noisy'],
  ['he choked on a nut', 'it came out but he is wheezing'],
  ['he is choking', 'he is breathing again'],
  ['he is choking', 'it came out'],
  ['he is choking', 'he cant cough it up'],
  ['he is choking', 'will he be fine if he coughs it up?'],
  ['he choked on a carrot and went blue, it came out and hes ok'],
  ['she choked on a fishbone, got it out, she is fine', 'she has a cough now and breathes noisily'],
  ['my son choked on a grape', 'coughed it up i think, fine now, maybe a bit still in there'],
])('where something may be left, breath is not as it was, or thrusts were given, the hospital stays: %j', (...told) => {
  expect(levelAfter(...told)).toMatch(/^(?:ambulance|emergency-department)$/)
})
