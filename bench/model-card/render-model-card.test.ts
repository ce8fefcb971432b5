import { expect, test } from 'vitest'
import { type Figures, missingFigures, renderModelCard } from './render-model-card.ts'

/** A bench that gave every figure: a third of a hundred. */
const complete: Figures = Object.fromEntries(missingFigures({}).map((name) => [name, name.endsWith('.of') ? 100 : 0.33]))

test('every share of the card stands with its bounds where a bench says how many it is out of', () => {
  const card = renderModelCard(complete, '2026-01-31')
  expect(card).toContain('on 2026-01-31')
  expect(card).toContain('33.0 % (24.6-42.7), 33 of 100')
  expect(card).not.toMatch(/undefined|NaN|null/)
})

test('what is caught never stands without what is falsely alarmed', () => {
  const names = missingFigures({})
  expect(names).toEqual(
    expect.arrayContaining(['first.emergencies.caught', 'first.others.toHospital', 'first.crisis.opened', 'first.crisis.wrong']),
  )
  expect(names).toEqual(
    expect.arrayContaining(['corpus.crisis.opened', 'corpus.crisis.wrong', 'triage.emergencies.under', 'triage.overcalled']),
  )
})

test.each(missingFigures({}))('without %s no card is written', (name) => {
  const { [name]: _left, ...rest } = complete
  expect(() => renderModelCard(rest, '2026-01-31')).toThrow(name)
})
