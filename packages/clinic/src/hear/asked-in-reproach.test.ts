import { expect, test } from 'vitest'
import { askedInReproach } from './asked-in-reproach.ts'

test.each([
  ["you didn't say whether to go on with the drops", 'should i go on with the drops?'],
  ['but you never told me how long to rest it', 'how long to rest it?'],
  ["You still haven't answered if i can fly", 'should i fly?'],
  ["I didn't say it was hot", "I didn't say it was hot"],
  ['you did not say that', 'you did not say that'],
])('what was left unsaid is asked for: %s', (words, asked) => expect(askedInReproach(words)).toBe(asked))
