import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { conversationTexts } from './conversation-text.ts'
import { crisisText } from './crisis-reply.ts'
import { healthFacts } from './health-facts.ts'
import { readingGrade } from './reading-grade.ts'

test('a plain sentence is easy, a learned one is hard', () => {
  expect(readingGrade('The cat sat on the mat.')).toBeLessThan(2)
  expect(readingGrade('Idiopathic intracranial hypertension necessitates ophthalmological evaluation.')).toBeGreaterThan(15)
})

test('list items are sentences and names are neutral words', () => {
  expect(readingGrade('- Rest\n- Drink water')).toBeLessThan(3)
  expect(readingGrade('You have pseudohypoparathyroidism.', ['pseudohypoparathyroidism'])).toBeLessThan(3)
})

const texts = [
  ...Object.values(conversationTexts).flat(),
  ...healthFacts.map(({ answer }) => answer),
  ...(['self-harm', 'harm-to-others', 'abuse', 'overdose', 'poisoning', 'psychosis'] as const).map((kind) =>
    crisisText(newCase({ country: 'US' }), { kind, certainty: 'affirmed', turn: 1 }),
  ),
]
for (const text of texts) test(`at most grade 10: "${text.slice(0, 40)}"`, () => expect(readingGrade(text)).toBeLessThanOrEqual(10))
