import { maximumUtteranceLength } from '@dr-ai/contract/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSpeech, stripMarkdown } from './split-speech.ts'

test.each([
  ['## What to do\n\n**Rest** and _drink_ `water`.', 'What to do Rest and drink water.'],
  ['- one\n- two\n* three', 'one two three'],
  ['***very*** important ~~not~~', 'very important not'],
  ['```js\ncode\n```', 'code'],
  ['See [the page](https://example.org).', 'See the page.'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['  a\n\n b\t c ', 'a b c'],
  ['', ''],
])('%j is spoken as %j', (text, words) => expect(stripMarkdown(text)).toBe(words))

test('pieces end with sentences where they can', () => {
  const sentence = 'Drink enough water and rest for two days at least.'
  const chunks = splitSpeech(Array.from({ length: 9 }, () => sentence).join(' '))
  expect(chunks).toEqual([3, 3, 3].map((count) => Array.from({ length: count }, () => sentence).join(' ')))
})

test('a number is not the end of a sentence', () => {
  const long = `${'a'.repeat(185)}.`
  expect(splitSpeech(`${long} Take 2.5 mg now.`)).toEqual([long, 'Take 2.5 mg now.'])
})

test.each(['', '  \n ', '**'])('%j says nothing', (text) => expect(splitSpeech(text)).toEqual([]))

test('no piece is too long, none is blank, and no word is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000, unit: 'grapheme' }), (text) => {
      const chunks = splitSpeech(text)
      const bare = (words: string) => words.replace(/\s+/g, '')
      expect(chunks.every((chunk) => chunk.trim() !== '' && chunk.length <= maximumUtteranceLength)).toBe(true)
      expect(bare(chunks.join(''))).toBe(bare(stripMarkdown(text)))
    }),
  )
})
