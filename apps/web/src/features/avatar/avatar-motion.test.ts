import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAvatarMotion } from './avatar-motion.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What happened, as [milliseconds, what]. */
function watch(isSpeaking: boolean, random: () => number, milliseconds: number) {
  const begun = Date.now()
  const seen: [number, string][] = []
  const note = (words: [string, string]) => (isOn: boolean) => seen.push([Date.now() - begun, words[isOn ? 0 : 1]])
  const motion = startAvatarMotion(isSpeaking, { onBlink: note(['shut', 'open']), onMouth: note(['mouth', 'closed']) }, random)
  vi.advanceTimersByTime(milliseconds)
  return { seen, motion }
}

test.each([
  [0, 3_000],
  [0.5, 4_000],
  [1, 5_000],
])('with chance %d the first blink comes after %i ms and lasts 150', (chance, at) =>
  expect(watch(false, () => chance, at + 150).seen).toEqual([
    [at, 'shut'],
    [at + 150, 'open'],
  ]),
)

test('while speaking the mouth pulses every 800 ms for 200', () =>
  expect(watch(true, () => 1, 1_850).seen).toEqual([
    [800, 'mouth'],
    [1_000, 'closed'],
    [1_600, 'mouth'],
    [1_800, 'closed'],
  ]))

test('stopped, it is still with open eyes and a closed mouth', () => {
  const { seen, motion } = watch(true, () => 0, 3_050)
  motion.stop()
  const before = seen.length
  vi.advanceTimersByTime(20_000)
  expect(seen).toHaveLength(before)
  expect(seen.slice(-2).map(([, what]) => what)).toEqual(['open', 'closed'])
})
