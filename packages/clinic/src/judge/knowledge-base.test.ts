import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { loadPack } from '../testing/load-pack.ts'
import { buildKnowledgeBase, rankCase } from './knowledge-base.ts'

const mind = buildKnowledgeBase(loadPack())
const consultation = { ...newCase({ ageYears: 40 }), prose: 'I have a cough and a fever', durationDays: 3 }

test('the same case is ranked once, whatever else has changed in it; a case that differs is ranked anew', () => {
  const ranking = rankCase(mind, consultation)
  expect(rankCase(mind, { ...consultation, turns: 7, observations: {} })).toBe(ranking)
  for (const change of [
    { durationDays: 90 },
    { onset: 'sudden' as const },
    { prose: 'I have a rash' },
    { person: { ...consultation.person, ageYears: 2 } },
  ])
    expect(rankCase(mind, { ...consultation, ...change }).probabilities).not.toEqual(ranking.probabilities)
})

test('other knowledge, or other weights, rank for themselves', () => {
  const other = buildKnowledgeBase(loadPack(), { ...mind.weights, temperature: 5 })
  expect(rankCase(other, consultation).probabilities).not.toEqual(rankCase(mind, consultation).probabilities)
})
