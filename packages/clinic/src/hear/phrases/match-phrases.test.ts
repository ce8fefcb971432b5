import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Token } from '../lexicon/token.ts'
import { tokenise } from '../lexicon/tokenise.ts'
import { compilePhrases } from './compile-phrases.ts'
import { matchPhrases } from './match-phrases.ts'
import { indexPhrases } from './phrase-index.ts'

const tokensOf = (text: string): Token[] => tokenise(text, (word) => word)
const index = indexPhrases(
  compilePhrases(
    {
      vomiting: 'head in the toilet all night; threw up twice; brought his milk back up',
      'weight-loss': 'trousers falling off me; clothes hang loose',
      'knee-pain': 'knee hurts on the stairs',
      silent: 'it is me',
    },
    tokensOf,
  ),
)
const found = (text: string) => matchPhrases(tokensOf(text), index).map(({ finding }) => finding)

test('a phrase is found in other order, with other small words and some words between', () => {
  expect(found('all night my poor head was in that toilet')).toEqual(['vomiting'])
  expect(found('his milk, he brought it back up')).toEqual(['vomiting'])
  expect(found('my good trousers keep falling off')).toEqual(['weight-loss'])
})

test('words of a phrase that stand far apart, or in two sentences, are none', () => {
  expect(found('I wore trousers when I went out with the dog last week, and leaves were falling')).toEqual([])
  expect(found('I put on my trousers. It was falling.')).toEqual([])
})

test('one word of a phrase of several is not enough', () => {
  expect(found('my head')).toEqual([])
})

test('a phrase without a telling word is never found', () => {
  expect(found('it is me')).toEqual([])
})

test('each finding is proposed once a sentence, with the words it rests on', () => {
  const [match, ...rest] = matchPhrases(tokensOf('threw up twice with my head in the toilet all night'), index)
  expect(rest).toEqual([])
  expect(match).toMatchObject({ finding: 'vomiting', missing: 0, votes: 2 })
})

test('whatever the words, a match lies within them, and more of a phrase is never less like it', () => {
  const words = ['head', 'toilet', 'night', 'threw', 'twice', 'milk', 'trousers', 'falling', 'knee', 'stairs', 'and', 'dog', '.', '12']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (list) => {
      const tokens = tokensOf(list.join(' '))
      for (const { start, end, used, likeness, missing } of matchPhrases(tokens, index)) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(tokens.length)
        expect(used.every((at) => at >= start && at < end)).toBe(true)
        expect(likeness).toBeLessThanOrEqual(1 + 1e-9)
        expect(missing === 0).toBe(likeness > 1 - 1e-9)
      }
    }),
  )
})
