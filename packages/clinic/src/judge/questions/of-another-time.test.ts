import { expect, test } from 'vitest'
import { ofAnotherTime } from './of-another-time.ts'

/** The clauses of each sentence as one word each for "another time" or "now". */
function timesOf(...sentences: readonly (readonly string[])[]): string[] {
  const words = sentences.flat()
  let first = 0
  const places = sentences.map((clauses) => {
    first += clauses.length
    return clauses.map((_, place) => first - clauses.length + place)
  })
  const isOfAnotherTime = ofAnotherTime(words, places)
  return words.map((_, clause) => (isOfAnotherTime(clause) ? 'then' : 'now'))
}

test('a sentence is of another time from the words on that say so, until it comes back to now', () => {
  expect(timesOf(['he fell', 'last month an ambulance came', 'they took him in'])).toEqual(['now', 'then', 'then'])
  expect(timesOf(['last year', 'and now', 'an ambulance is on its way'])).toEqual(['then', 'now', 'now'])
  expect(timesOf(['two weeks', 'ago', 'they came'])).toEqual(['now', 'then', 'then'])
  expect(
    timesOf([
      'last week',
      'the same',
      'and then for a very long time nothing at all that anybody here could have told you about, good or bad',
      'now they come',
    ]),
  ).toEqual(Array(4).fill('then'))
  expect(timesOf(['last week', '', 'today', 'the time before', 'they came'])).toEqual(['then', 'then', 'now', 'then', 'then'])
})

test('a story goes on in the time of the sentence before it', () => {
  expect(timesOf(['last month the same came'], ['the doctor gave tablets', 'they are here now'])).toEqual(['then', 'then', 'now'])
  expect(timesOf(['he is pale'], ['the doctor gave tablets'])).toEqual(['now', 'now'])
})

test('a sentence of thousands of clauses is read once', { timeout: 3_000 }, () => {
  const clauses = Array.from({ length: 20_000 }, (_, place) => (place % 50 === 0 ? 'last week' : `they came ${place}`))
  expect(timesOf(clauses).every((each) => each === 'then')).toBe(true)
})
