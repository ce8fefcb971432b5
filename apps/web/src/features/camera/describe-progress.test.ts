import { expect, test } from 'vitest'
import { describeProgress, liveBlinkRate } from './describe-progress.ts'

const seen = { blinkRate: 14.6, measuredSeconds: 20, frameRate: 14, isFaceSeen: true }
const usual = { isFollowed: true, isPictureOn: true }

test.each([
  ['no picture', seen, { ...usual, isPictureOn: false }, /picture is off/],
  ['no engine', null, { ...usual, isFollowed: false }, /not available/],
  ['loading', null, usual, /Preparing/],
  ['no face', { ...seen, isFaceSeen: false }, usual, /not visible/],
  ['too slow', { ...seen, frameRate: 6 }, usual, /too slow/],
  ['a short sample', { ...seen, measuredSeconds: 4.9 }, usual, /4 of 10 seconds/],
  ['measuring', seen, usual, /Measuring blinks/],
])('with %s the panel says so', (_, face, about, words) => expect(describeProgress(face, about)).toMatch(words))

test.each([
  [seen, 15],
  [null, null],
  [{ ...seen, blinkRate: null }, null],
  [{ ...seen, frameRate: 5 }, null],
])('the live rate of %o is %s', (face, rate) => expect(liveBlinkRate(face)).toBe(rate))
