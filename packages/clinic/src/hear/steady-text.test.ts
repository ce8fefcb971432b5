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
  const counted = (join: string) => Array.from({ length: 2_000 }, (_, number) => number).join(join)
  for (const endless of [counted('x'), counted('.'), counted('-'), counted('痛')]) {
    const steady = steadyText(endless)
    expect(steady.replaceAll(' ', '')).toBe(endless)
    expect(Math.max(...steady.split(' ').map((part) => part.length))).toBeLessThanOrEqual(160)
    expect(steadyText(steady)).toBe(steady)
  }
})

test('what is said again and again is said eight times, and what stands around it stays', () => {
  expect(steadyText(`Well, ${'I... '.repeat(400)}hurts`)).toBe(`Well, ${'I... '.repeat(8)}hurts`)
  expect(steadyText(`${'my head and my neck hurt, '.repeat(700)}help`)).toBe(`${'my head and my neck hurt, '.repeat(8)}help`)
  expect(steadyText('no-'.repeat(2_000))).toBe('no-'.repeat(8))
  expect(steadyText(`${'ab '.repeat(8)}c`)).toBe(`${'ab '.repeat(8)}c`)
})

test('a repetition inside a repetition comes out the same when it is read once more', () => {
  const steady = steadyText(`${`${'no '.repeat(30)}yes `.repeat(200)}and ${'a b '.repeat(50)}`)
  expect(steady).toBe(`${`${'no '.repeat(8)}yes `.repeat(8)}and ${'a b '.repeat(8)}`)
  expect(steadyText(steady)).toBe(steady)
})
