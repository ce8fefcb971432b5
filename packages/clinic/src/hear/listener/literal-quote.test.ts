import { expect, test } from 'vitest'
import { isLiteral } from './literal-quote.ts'

test.each([
  ['my head hurts', 'Since Monday my head  hurts.', true],
  ['"My head hurts."', 'Since Monday my head hurts', true],
  ['I can’t breathe', "I can't breathe", true],
  ['… breathe', "I can't breathe", true],
  ['头很痛', '昨天开始头很痛', true],
  ['сильно болит', 'голова сильно болит', true],
  ['my head', 'my headboard broke', false],
  ['head hurts', 'my head really hurts', false],
  ['.', 'my head hurts.', false],
  ['', 'my head hurts', false],
  ['a', 'a pain', false],
])('%j in %j: %s', (quote, words, expected) => expect(isLiteral(quote, words)).toBe(expected))
