import { expect, test } from 'vitest'
import { spokenList } from './spoken-list.ts'

test.each([
  [['a cough'], 'a cough'],
  [['a cough', 'a fever'], 'a cough and a fever'],
  [['a rash', 'a dull or aching pain', 'a fever'], 'a rash, a dull or aching pain, and a fever'],
  [['a high fever (39, or more)', 'a cough', 'a runny nose'], 'a high fever (39, or more), a cough and a runny nose'],
  [['a rash, itchy', 'a cough', 'a fever'], 'a rash, itchy; a cough; and a fever'],
])('%j', (phrases, said) => expect(spokenList(phrases)).toBe(said))
