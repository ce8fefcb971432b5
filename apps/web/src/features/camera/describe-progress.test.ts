import { expect, test } from 'vitest'
import { describeProgress, describeSending, liveBlinkRate } from './describe-progress.ts'

const seen = { blinkRate: 14.6, measuredSeconds: 20, frameRate: 14, isFaceSeen: true, isLightBad: false }
const usual = { isFollowed: true, isPictureOn: true }

test.each([
  ['no picture', seen, { ...usual, isPictureOn: false }, /picture is paused/],
  ['no engine', null, { ...usual, isFollowed: false }, /not available/],
  ['loading', null, usual, /Preparing/],
  ['no face', { ...seen, isFaceSeen: false }, usual, /not visible/],
  ['bad light', { ...seen, isFaceSeen: false, isLightBad: true }, usual, /light .* too weak or too strong/],
  ['too slow', { ...seen, frameRate: 6 }, usual, /too slow/],
  ['a short sample', { ...seen, measuredSeconds: 4.9 }, usual, /Hold still: 6 seconds/],
  ['measuring', seen, usual, /Measuring blinks \(15 a minute\), eyes/],
])('with %s the panel says so', (_, face, about, words) => expect(describeProgress(face, about)).toMatch(words))

test.each([
  [{ sent: 0.4, stage: null }, 'Sending the video...'],
  [{ sent: 1, stage: null }, 'Analyzing your video...'],
  [{ sent: 1, stage: 'checking' }, 'Checking the video...'],
  [{ sent: 1, stage: 'thinking' }, 'Analyzing your video...'],
  [{ sent: 1, stage: 'looking' }, 'The outside model looks at the video...'],
] as const)('a video at %o says: %s', (sending, words) => expect(describeSending(sending)).toBe(words))

test.each([
  [seen, 15],
  [null, null],
  [{ ...seen, blinkRate: null }, null],
  [{ ...seen, frameRate: 5 }, null],
])('the live rate of %o is %s', (face, rate) => expect(liveBlinkRate(face)).toBe(rate))
