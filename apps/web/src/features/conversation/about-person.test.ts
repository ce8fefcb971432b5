import { expect, test } from 'vitest'
import { ageOf, asksAgeAndSex, asksSelf, sayPerson } from './about-person.ts'

const person = { age: '', unit: 'years', sex: null } as const

test('two fields become a sentence, and one of them alone does too', () => {
  expect(sayPerson({ ...person, age: '34', sex: 'female' })).toBe('34 years old, female')
  expect(sayPerson({ ...person, age: '1', unit: 'months', sex: 'male' })).toBe('1 month old, male')
  expect(sayPerson({ ...person, age: ' 80 ' })).toBe('80 years old')
  expect(sayPerson({ ...person, sex: 'male' })).toBe('male')
  expect(sayPerson(person)).toBeNull()
})

test('what is no age is not sent', () => {
  for (const age of ['-3', '3.5', '200', 'old', '1e2']) expect(sayPerson({ ...person, age, sex: 'female' }), age).toBeNull()
  expect(ageOf({ age: '40', unit: 'months' })).toBeNull()
})

test('the fields are for the question after both, and what is remembered is the patient alone', () => {
  expect(asksAgeAndSex({ id: 'person', text: 'How old are you, and are you female or male?' })).toBe(true)
  expect(asksAgeAndSex({ id: 'person', text: 'How old is your baby? And is it a girl or a boy?' })).toBe(true)
  expect(asksAgeAndSex({ id: 'person', text: 'Are you female or male?' })).toBe(false)
  expect(asksAgeAndSex({ id: 'duration', text: 'How old is the wound, girl?' })).toBe(false)
  expect(asksSelf({ text: 'How old are you, and are you female or male?' })).toBe(true)
  expect(asksSelf({ text: 'How old is your dad, and are they female or male?' })).toBe(false)
})
