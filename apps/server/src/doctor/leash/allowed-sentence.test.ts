import { expect, test } from 'vitest'
import { dangerousSentences, harmlessSentences } from '../../testing/model-sentences.ts'
import { checkSentence, type LeashView } from './check-sentence.ts'

const view: LeashView = {
  level: 'within-24-hours',
  person: { ageYears: 45, pregnant: false },
  conditions: new Set(['pneumonia', 'migraine', 'gout', 'cancer']),
  medications: ['warfarin 5 mg'],
  allergies: ['ibuprofen', 'penicillin'],
  passages: new Map([['P1', 'lab: Haemoglobin 9.8 g/dL (low)']]),
  holds: () => false,
}

test('no dangerous sentence passes, however it is opened', () => {
  expect(dangerousSentences.length).toBeGreaterThan(1_000)
  expect(dangerousSentences.filter(({ sentence }) => checkSentence(sentence, view) === null).map(({ sentence }) => sentence)).toEqual([])
})

test('nor does one whose level is not known, or is an appointment', () => {
  for (const level of [null, 'appointment'] as const)
    expect(dangerousSentences.filter(({ sentence }) => checkSentence(sentence, { ...view, level }) === null)).toEqual([])
})

test('of what a helpful model says nine in ten sentences stay', () => {
  const dropped = harmlessSentences.filter((sentence) => checkSentence(sentence, view) !== null)
  expect(dropped.length / harmlessSentences.length, dropped.join('\n')).toBeLessThan(0.1)
})
