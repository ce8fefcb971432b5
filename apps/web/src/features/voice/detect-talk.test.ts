import { expect, test } from 'vitest'
import { createTalkDetector, levelOf } from './detect-talk.ts'

/** Levels every 20 ms. Out: the second in which talking was found. */
function firstTalk(levelAt: (seconds: number) => number): number | null {
  const detector = createTalkDetector()
  for (let seconds = 0; seconds < 6; seconds += 0.02) if (detector.add(seconds, levelAt(seconds))) return seconds
  return null
}

test.each<[string, (seconds: number) => number, boolean]>([
  ['silence', () => -70, false],
  ['the leftover of the own voice', (seconds) => -48 + 6 * Math.sin(seconds * 9), false],
  ['a loud leftover', (seconds) => -36 + 4 * Math.sin(seconds * 9), false],
  ['a cough', (seconds) => (seconds > 3 && seconds < 3.15 ? -15 : -60), false],
  ['talking in silence', (seconds) => (seconds > 2 ? -25 : -65), true],
  ['talking over the leftover', (seconds) => (seconds > 2 ? -24 : -45), true],
  ['loud talking from the beginning', () => -20, true],
])('%s', (_, levelAt, isTalk) => expect(firstTalk(levelAt) !== null).toBe(isTalk))

test('a level is in dB of full scale', () => {
  expect(levelOf(Float32Array.from([1, -1, 1, -1]))).toBeCloseTo(0)
  expect(levelOf(new Float32Array(10))).toBe(-120)
})
