import { expect, test } from 'vitest'
import { last } from '../turn/testing/talk.ts'

test.each([
  [
    ['I am 30, male, my knee hurts', 'can i take ibuprofen', 'i forgot, i have bad kidneys, CKD stage 4', 'so can i take ibuprofen'],
    /your kidney disease, I take that back\.\s+No/,
  ],
  [
    ['I am 30, female, I have a headache', 'can i take ibuprofen', "i'm 25 weeks pregnant by the way", 'is ibuprofen still ok'],
    /your pregnancy, I take that back/,
  ],
  [
    ['I am 30, male, knee pain', 'can i take ibuprofen', "i'm allergic to ibuprofen actually", 'can i take nurofen'],
    /your allergy, I take that back/,
  ],
  [
    ['I am 44, a woman, with a cold', 'can i take pseudoephedrine', "i've got high blood pressure", 'can i take pseudoephedrine'],
    /your high blood pressure, there is something to mind/,
  ],
] as const)('another answer on the same medicine says so: %j', (words, owned) => {
  expect(last(...words).reply.text).toMatch(owned)
})

test('a no that has one more reason says which', () => {
  const { text } = last(
    'I am 68 and my knee hurts, arthritis',
    'can i take ibuprofen',
    'i have kidney disease',
    'so can i take ibuprofen then',
  ).reply
  expect(text).toMatch(/one more reason now: your kidney disease/)
  expect(text).toMatch(/weak kidneys/)
  expect(text).not.toMatch(/for the same reason/)
})

test.each([
  ['I am 30, male, my knee hurts', 'can i take ibuprofen', 'it is worse on stairs', 'so can i take ibuprofen'],
  ['I am 30, male, my knee hurts', 'i have bad kidneys', 'can i take ibuprofen'],
])('where nothing new speaks against it nothing is taken back: %s', (...words) => {
  expect(last(...words).reply.text).not.toMatch(/take that back|one more reason|something to mind/)
})
