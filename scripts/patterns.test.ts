import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectPatterns } from './patterns/collect-patterns.ts'
import { pumpPattern } from './patterns/pump-pattern.ts'

const patterns = collectPatterns(join(import.meta.dirname, '..'))
/** Twice as much text, eight times the work: a cube. What is read here is bounded (`steadyText`), so that a cube is still soon done. */
const mostGrowth = 12

test.each([
  ['^(?:\\W*(?:um+|hm+|well|i)\\W+)*(?:no|nope)\\b', 'i'],
  ['^\\W*(?:(?:ok|mm+|mhm|hmm+|so)\\W*)*$', 'i'],
  ['^(?:a+)+$', ''],
  ['(?:\\w+\\s?)*:$', ''],
  ['^(?:a|aa)+$', ''],
])('the pump finds what doubles its work with every piece: /%s/%s', (source, flags) => {
  expect(pumpPattern(source, flags).growth).toBeGreaterThan(2 * mostGrowth)
})

test.each([
  ['^\\W*(?:(?:um+|hm+|well|i)\\W+)*(?:no|nope)\\b', 'i'],
  ['^\\W*(?:(?:ok|mm+|mhm|hmm+|so)(?:\\W+|$))*$', 'i'],
  ['\\b(?:my|our) \\w+ (?:says?|thinks?)\\b[^.!?]*', 'gi'],
])('and is content with /%s/%s', (source, flags) => {
  expect(pumpPattern(source, flags).growth).toBeLessThan(mostGrowth)
})

test('no pattern of the repository doubles its work with every piece of a text; two thousand texts are made to find one', () => {
  expect(patterns.length).toBeGreaterThan(300)
  let tried = 0
  const slow = patterns.flatMap(({ place, source, flags }) => {
    const pumped = pumpPattern(source, flags)
    tried += pumped.tried
    return pumped.growth > mostGrowth
      ? [`${place} grows ${Math.round(pumped.growth)} times over ${JSON.stringify(pumped.piece)}: ${source.slice(0, 80)}`]
      : []
  })
  expect(slow).toEqual([])
  expect(tried).toBeGreaterThan(2_000)
})

test('no pattern looks for the beginning of a sentence by running from it to the end: from each place of a long sentence it would be tried anew, where `lastIndexOf` looks once', () => {
  const fromTheEnd = patterns.filter(({ source }) => /^\[\^[^\]]*[.,;!?][^\]]*\][*+]\$$/.test(source))
  expect(fromTheEnd.map(({ place, source }) => `${place}: ${source}`)).toEqual([])
})
