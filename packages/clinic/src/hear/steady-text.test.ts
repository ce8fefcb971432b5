import { expect, test } from 'vitest'
import { steadyText } from './steady-text.ts'

test('an ordinary message comes out as it went in', () => {
  const told = 'Hb 11.2 g/dL (12 - 16)...\n\n  My chest hurts!!! Since 3 days, see https://example.org/a/b?c=d. Löffel, 胸が痛い 😀😀'
  expect(steadyText(told)).toBe(told)
})

test('runs of signs are shortened, a line break in them is kept', () => {
  expect(steadyText(`1${'-'.repeat(500)}2`)).toBe('1--------2')
  expect(steadyText(`Hb 7\n${'-'.repeat(60)}\nWBC 9`)).toBe('Hb 7\n------\nWBC 9')
  expect(steadyText('😀'.repeat(30))).toBe('😀'.repeat(8))
})

test('words and stretches without an end are parted, nothing of them is lost', () => {
  for (const endless of ['m'.repeat(5_000), '1.'.repeat(2_500), 'no-'.repeat(2_000), '痛'.repeat(3_000)]) {
    const steady = steadyText(endless)
    expect(steady.replaceAll(' ', '')).toBe(endless)
    expect(Math.max(...steady.split(' ').map((part) => part.length))).toBeLessThanOrEqual(160)
    expect(steadyText(steady)).toBe(steady)
  }
})
