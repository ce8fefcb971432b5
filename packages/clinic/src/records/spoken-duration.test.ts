import { expect, test } from 'vitest'
import { spokenDuration } from './spoken-duration.ts'

const rows: [string, string | undefined][] = [
  ['It has hurt for 3 days now', '3 days'],
  ['I have had it since yesterday', 'since yesterday'],
  ['for about two weeks', 'two weeks'],
  ['I am 45 years old', undefined],
  ['It hurts', undefined],
]
for (const [words, duration] of rows) test(`"${words}" -> ${duration}`, () => expect(spokenDuration([words])).toBe(duration))
