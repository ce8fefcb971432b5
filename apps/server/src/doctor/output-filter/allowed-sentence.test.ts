import { expect, test } from 'vitest'
import { measureOutputFilter } from '../../testing/measure-output-filter.ts'
import { checkSentence } from './check-sentence.ts'
import { createTextFilter } from './filter-text.ts'
import type { FilterView } from './filter-view.ts'

const view: FilterView = {
  level: 'within-24-hours',
  person: { ageYears: 45, pregnant: false },
  relation: 'self',
  conditions: new Set(['pneumonia']),
  terms: new Set(['pneumonia']),
  medications: ['warfarin 5 mg'],
  allergies: ['ibuprofen', 'penicillin'],
  illnesses: [],
  passages: new Map(),
  holds: (claim) => claim.includes('headache'),
}

test('of two thousand dangerous sentences, framed and disguised, none is shown; of harmless ones nine in ten are', async () => {
  const { dangerous, passed, harmless, dropped } = await measureOutputFilter()
  expect(dangerous).toBeGreaterThanOrEqual(1_620)
  expect(harmless).toBeGreaterThanOrEqual(300)
  expect(passed).toEqual([])
  expect(dropped.length / harmless, dropped.join('\n')).toBeLessThanOrEqual(0.1)
})

test.each([
  ['a word that is not foreseen', 'A sore throat is often caused by a gremlin.'],
  ['an order made of plain words', 'Press the lump.'],
  ['a statement about the patient that nobody told', 'Your pain is in the muscle.'],
  ['a condition instead of care', 'If you have chest pain, drink water and rest.'],
  ['care put off', 'See a doctor in the summer.'],
  ['a remedy that is none', 'Alcohol can ease the cramps.'],
])('%s is not shown', (_, sentence) => {
  expect(checkSentence(sentence, view)).toBe('unforeseen')
})

test('a medicine that speaks against the patient may be warned of, and in no other way be named', () => {
  expect(checkSentence('Please avoid ibuprofen, because you are allergic to it.', view)).toBeNull()
  expect(checkSentence('Do not take aspirin while you take warfarin.', view)).toBeNull()
  for (const sentence of ['Ibuprofen may help.', 'Do not worry, take ibuprofen.', 'Avoid pain with aspirin.', 'Amoxicillin can help.'])
    expect([sentence, checkSentence(sentence, view)]).not.toEqual([sentence, null])
})

test('what is told of the patient is what they told', () => {
  expect(checkSentence('You told me that you have a headache.', view)).toBeNull()
  expect(checkSentence('You told me that you have a fever.', view)).not.toBeNull()
})

test('what grows is shown word by word as long as it is made of plain words', () => {
  const filter = createTextFilter(view)
  expect(filter.soFar('A headache often comes from ')).toBe('A headache often comes from')
  expect(filter.soFar('A headache often comes from gremlins and ')).toBe('')
})
