import { expect, test } from 'vitest'
import { readAllergies } from './read-allergies.ts'

test.each([
  ['Amoxicillin, he breaks out in blotches', ['amoxicillin']],
  ['no, he is ALLERGIC to amoxicillin', ['amoxicillin']],
  ['codeine makes me itch all over', ['codeine']],
  ['I reacted badly to trimethoprim once', ['trimethoprim']],
  ['ibuprofen brings me out in hives', ['ibuprofen']],
  ['she has an aspirin allergy', ['aspirin']],
  ['not allergic to penicillin', []],
  ['no known penicillin allergy', []],
  ['I took paracetamol and went to bed', []],
  ['amlodipine, and she comes up the stairs slowly', []],
])('%s', (words, allergies) => {
  expect(readAllergies(words)).toEqual(allergies)
})
