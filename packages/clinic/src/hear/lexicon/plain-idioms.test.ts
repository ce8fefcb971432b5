import { expect, test } from 'vitest'
import { plainIdioms } from './plain-idioms.ts'

test('what is killing somebody hurts, and the places stay', () => {
  for (const words of ['my back is killing me', 'my feet are absolutely killing me today', 'this cough is killing me'])
    expect(plainIdioms(words)).toHaveLength(words.length)
  expect(plainIdioms('my back is killing me')).toMatch(/^my back hurts +$/)
  expect(plainIdioms('this cough is killing me')).toMatch(/^this cough is bad +$/)
})

for (const words of ['my husband is killing me', 'he wants to kill me', 'this job is killing me'])
  test(`left as it is: ${words}`, () => expect(plainIdioms(words)).toBe(words))

test('a light fever is a mild one, and light stays light', () => {
  expect(plainIdioms('body pain and light fever')).toMatch(/^body pain and mild +fever$/)
  expect(plainIdioms('the light hurts my eyes')).toBe('the light hurts my eyes')
})

test('a fit of coughing is no seizure, a fit is one', () => {
  expect(plainIdioms('he has fits of coughing')).toBe('he has lots of coughing')
  expect(plainIdioms('dry coughing fits at night')).toMatch(/^dry coughing bad +at night$/)
  expect(plainIdioms('he had a fit, then he was coughing')).toBe('he had a fit, then he was coughing')
})

test('stars on standing up are dizziness, stars after a blow stay', () => {
  expect(plainIdioms('i see stars when i stand up')).toMatch(/^i am dizzy +when i stand up$/)
  expect(plainIdioms('i saw stars when i hit my head')).toBe('i saw stars when i hit my head')
})

test('a stinking cold smells of nothing, and a wound that stinks does', () => {
  expect(plainIdioms('I have a stinking cold')).toMatch(/^I have a bad +cold$/)
  expect(plainIdioms('the wound is stinking')).toBe('the wound is stinking')
  expect(plainIdioms('my periods have gone mad')).toMatch(/^my periods have got bad *$/)
})
