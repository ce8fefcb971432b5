import { expect, test } from 'vitest'
import { last, levelAfter } from './testing/talk.ts'

test('a black stool on iron tablets is asked about before it is alarmed at, and explained where it is not like tar', () => {
  const asked = last('I take iron tablets and my poo is black, 33 female')
  expect(asked.reply.question?.text).toMatch(/sticky like tar/)
  expect(asked.reply.triage?.level).toBe('within-24-hours')
  const told = last('I take iron tablets and my poo is black, 33 female', 'no').reply
  expect(told.text).toMatch(/most likely the iron/)
  expect(told.text).toMatch(/sticky like tar .* emergency department at once/)
  expect(told.question).toBeNull()
})

for (const words of [
  'I take iron tablets and my poo is black and sticky like tar',
  'on iron tablets, my poo is black and smells foul',
  'I take iron tablets and ibuprofen and my poo is black',
  'my poo is black, 33 female',
])
  test(`a black stool that speaks of a bleed goes to hospital, iron or not: ${words}`, () =>
    expect(levelAfter(words)).toBe('emergency-department'))

test('with lightheadedness beside it an ambulance comes', () =>
  expect(levelAfter('on iron tablets. stool black, and I feel faint when I stand up, 41 female')).toBe('ambulance'))

test('a yes to the question sends to hospital', () =>
  expect(levelAfter('I take iron tablets and my poo is black, 33 female', 'yes')).toBe('emergency-department'))
