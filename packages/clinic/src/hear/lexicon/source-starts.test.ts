import { expect, test } from 'vitest'
import { sayings } from './read-sayings.ts'
import { beginningsIn, startsOf } from './source-starts.ts'

test.each([
  ['gout', ['gout']],
  ['(?:big )?toe', ['big ', 'toe']],
  ['tumou?rs?', ['tumo']],
  ['(?:af|bp)$', ['af', 'bp']],
  ['(?:no )*sugar', ['no ', 'suga']],
  ['(?<!bird )flu\\w*', ['flu']],
  ['a[bc]d', ['a']],
])('%s can begin with %j', (source, starts) => {
  expect([...(startsOf(source) ?? [])].sort()).toEqual(starts)
})

test('what can begin with anything has no starts', () => {
  expect(startsOf('[0-9] weeks')).toBeNull()
  expect(startsOf('(?:very )?\\w+ sore')).toBeNull()
})

test('the beginnings of a line are those of its words, spaces with them', () => {
  expect(beginningsIn("it's af now")).toEqual(new Set(['i', 'it', "it'", "it's", 'a', 'af', 'af ', 'af n', 'n', 'no', 'now']))
})

test('whatever a saying matches begins with one of its starts', () => {
  const sources = sayings.flatMap(([, { denied = [], bare = [], well = [] }]) => [...denied, ...bare, ...well])
  const words = sources.flatMap((source) => source.match(/[a-z]{2,}(?: [a-z]+)*/g) ?? [])
  expect(words.length).toBeGreaterThan(1000)
  for (const source of sources) {
    const pattern = new RegExp(`(?<![\\w'])(?:${source})(?!\\w)`, 'g')
    const starts = startsOf(source)
    if (starts === null) continue
    for (const line of words.filter((each) => pattern.test(each))) {
      const beginnings = beginningsIn(line)
      expect([...starts].some((start) => beginnings.has(start))).toBe(true)
    }
  }
})
