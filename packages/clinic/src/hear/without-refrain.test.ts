import { expect, test } from 'vitest'
import { steadyText } from './steady-text.ts'
import { withoutRefrain } from './without-refrain.ts'

/** Parts in an order that never comes again, so that they are no stammer. */
const mixed = (parts: readonly string[], length: number): string => {
  let state = 7
  let text = ''
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    text += parts[(state >>> 8) % parts.length]
  }
  return text
}

test('a few parts in thousands of mixtures are read with every neighbour, eight times', () => {
  const text = mixed(['my chest hurts, ', 'no, ', 'temp 38.5, ', 'well, ', 'i want to die. '], 18_000)
  const steady = steadyText(text)
  expect(steady.length).toBeLessThan(5_000)
  for (const part of ['my chest hurts, no, ', 'no, my chest hurts, ', 'temp 38.5, i want to die. ']) expect(steady).toContain(part)
  expect(steady).not.toMatch(/\b38(?!\.5)|(?<!38\.)\b5\b/)
  expect(steadyText(steady)).toBe(steady)
})

test('what is said once among them stays where it was', () => {
  const text = `${mixed(['well, ', 'it hurts, ', 'you know, '], 9_000)}my left arm is numb, ${mixed(['well, ', 'it hurts, ', 'you know, '], 9_000)}`
  expect(withoutRefrain(text)).toMatch(/(?:well|it hurts|you know), my left arm is numb, (?:well|it hurts|you know), /)
})

test('a form keeps every answer, however often it is no', () => {
  const form = Array.from({ length: 400 }, (_, line) => `Question ${line} of the form?\n${line % 7 === 0 ? 'Yes' : 'No'}\n`).join('')
  expect(form.length).toBeGreaterThan(5_000)
  expect(withoutRefrain(form)).toBe(form)
  const table = Array.from({ length: 300 }, (_, day) => `day ${day}, pulse 70, pain 3 of 10, no fever\n`).join('')
  expect(withoutRefrain(table).match(/day \d+, pulse 70/g)).toHaveLength(300)
})

test('the last of many readings stays the last', () => {
  const line = (day: number) => `day ${day}, sats ${day % 9 === 5 ? 97 : 88}, pulse ${day % 9 === 5 ? 70 : 130}, no fever\n`
  const diary = Array.from({ length: 300 }, (_, day) => line(day)).join('')
  const read = withoutRefrain(diary)
  expect(read.length).toBeLessThan(diary.length)
  expect(read.endsWith(line(297) + line(298) + line(299))).toBe(true)
})

test('a text that a person may write is read as it is', () => {
  const text = mixed(['it hurts, ', 'no, '], 4_900)
  expect(withoutRefrain(text)).toBe(text)
})
