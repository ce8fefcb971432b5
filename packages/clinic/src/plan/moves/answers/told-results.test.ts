import { expect, test } from 'vitest'
import { last, talk } from '../../../turn/testing/talk.ts'
import { withToldResults } from './told-results.ts'

const nothing = { prose: '', observations: {} }

test('a line that asks for a test whose result was told gives the result in its place', () => {
  const line = 'Have the iron store (ferritin) tested within days. Rest more.'
  expect(withToldResults(line, nothing, [])).toBe(line)
  expect(withToldResults(line, { ...nothing, prose: 'my ferritin came back 9' }, [])).toBe(
    'Known already: ferritin 9; take the result along. Rest more.',
  )
})

test('a line that asks for more than was told is kept, and one that asks for it again in time', () => {
  const told = { ...nothing, prose: 'my ferritin came back 9' }
  expect(withToldResults('Ask for ferritin and a TSH.', told, [])).toMatch(/^Ask for ferritin and a TSH\. Known already: ferritin 9/)
  const repeat = 'Have the ferritin checked again after 3 months.'
  expect(withToldResults(repeat, told, [])).toBe(repeat)
})

test.each([
  "I'm 40, female, ferritin came back 9, tired all the time and heavy periods",
  'my ferritin is 6, 33 f, worn out and pale',
  'blood test says ferritin 12, I am 28, a woman, always tired',
])('after a low ferritin nobody is sent for one first: %s', (story) => {
  for (const question of ['should i take iron tablets', 'is it my iron', 'do i need iron'])
    expect(last(story, question).reply.text).not.toMatch(/before the test|ferritin (?:before|first)|settles it|if a blood test shows/i)
  expect(last(story, 'should i take iron tablets').reply.text).toMatch(/^Yes: a ferritin of \d+ means/)
})

test('without a result the test still comes first', () => {
  const [, turn] = talk({}, 'I am 40, a woman, tired all the time with heavy periods', 'should i take iron tablets')
  expect(turn?.reply.text).toMatch(/blood count and ferritin before you begin/)
})

test('a value with a point is said back whole', () => {
  expect(last("I'm 40, a woman, my ferritin was 9.5 and I am tired", 'is it my iron').reply.text).toMatch(/a ferritin of 9\.5 means/)
})
