import { expect, test } from 'vitest'
import type { FiguresOfBench } from '../figures/figure-files.ts'
import { figuresOfCard, renderModelCard } from './render-model-card.ts'

/** A bench that gave every figure: a third of a hundred. */
const listening: FiguresOfBench = Object.fromEntries(
  figuresOfCard.map((name) => [name, { value: name.endsWith('.of') ? 100 : 0.33, on: '2026-01-31' }]),
)

test('every share of the card stands with its bounds where a bench says how many it is out of', () => {
  const card = renderModelCard({ listening })
  expect(card).toContain('gave on 31 January 2026')
  expect(card).toContain('33.0 % (24.6-42.7), 33 of 100')
  expect(card).not.toMatch(/undefined|NaN|null/)
})

test('figures of several days say so', () => {
  const later = { 'first.emergencies.caught': { value: 0.5, on: '2026-02-02' } }
  expect(renderModelCard({ listening: { ...listening, ...later } })).toContain('between 31 January 2026 and 2 February 2026')
})

test('what is caught never stands without what is falsely alarmed', () => {
  expect(figuresOfCard).toEqual(
    expect.arrayContaining(['first.emergencies.caught', 'first.others.toHospital', 'first.crisis.opened', 'first.crisis.wrong']),
  )
  expect(figuresOfCard).toEqual(
    expect.arrayContaining(['corpus.crisis.opened', 'corpus.crisis.wrong', 'triage.emergencies.under', 'triage.overcalled']),
  )
})

test.each(figuresOfCard)('without %s no card is written', (name) => {
  const { [name]: _left, ...rest } = listening
  expect(() => renderModelCard({ listening: rest })).toThrow(name)
})
