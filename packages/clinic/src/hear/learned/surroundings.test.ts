import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surroundingsOf } from './surroundings.ts'

const marksAround = (words: string, place: string) => {
  const start = words.indexOf(place)
  return surroundingsOf(words, start, start + place.length).marks
}

test.each([
  ['My husband has been coughing all night', 'coughing', ['nearest relative', 'first self']],
  ['Can I still go swimming with an earache?', 'earache', ['asked', 'nearest self']],
  ['I had a fever on Monday. It has gone now.', 'fever', ['before was', 'after ago', 'next over', 'next now']],
  ['The leaflet warns of vomiting. I have none of it.', 'vomiting', ['before read', 'before says', 'next not']],
  ['If I ever get a fever, what then', 'fever', ['before if']],
  ['It asks "any chest pain" and I said no', 'chest pain', ['quoted', 'after not']],
])('%s', (words, place, marks) => {
  expect(marksAround(words, place)).toEqual(expect.arrayContaining(marks))
})

test('any place of any text has marks, each a few words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(200), fc.nat(20), (text, start, length) => {
      const from = Math.min(start, text.length)
      const { marks, pairs } = surroundingsOf(text, from, Math.min(text.length, from + length))
      expect(marks.length).toBeGreaterThan(0)
      expect(pairs.length).toBeGreaterThan(0)
    }),
  )
})
