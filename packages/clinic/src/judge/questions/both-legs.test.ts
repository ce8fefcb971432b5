import { expect, test } from 'vitest'
import { last } from '../../turn/testing/talk.ts'

test.each([
  'I have had sciatica in both legs since last night, 47, male',
  'my back hurts and the pain shoots down both my legs, I am 39 and a woman',
])('%s: the saddle, bladder and bowel are asked at once', (words) => {
  const { question } = last(words).reply
  expect(question?.text).toMatch(/between (?:the|your) legs|saddle|bottom/i)
  expect(question?.text).toMatch(/bladder|bowel|urine|stool/i)
})

test('one leg is asked about in the usual order', () => {
  expect(last('sciatica down my left leg for a week, 47, male').reply.question?.text ?? '').not.toMatch(/between (?:the|your) legs/i)
})
