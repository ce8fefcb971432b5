import { expect, test } from 'vitest'
import { loadPack } from '../testing/load-pack.ts'
import { missingDepth } from './advice-depth.ts'
import { commonnessRates } from './schema.ts'

/**
 * The commonest illnesses that are no matter for a hospital: there the advice is the treatment. Of an emergency the card says what to do.
 */
const pack = loadPack()
const atHome = new Set(['self-care', 'appointment', 'within-24-hours'])
const commonest = pack.conditions
  .filter(({ triageFloor }) => atHome.has(triageFloor))
  .map((condition) => {
    const { usual, ages = {} } = condition.commonness
    return { id: condition.id, rate: Math.max(commonnessRates[usual], ...Object.values(ages).map((age) => commonnessRates[age] / 10)) }
  })
  .sort((one, other) => other.rate - one.rate)
  .slice(0, 150)
const missing = commonest.map(({ id }) => {
  const advice = pack.advice[id]
  return { id, parts: advice === undefined ? null : missingDepth(advice) }
})

test('of the 150 commonest illnesses all have advice of their own, in full', () => {
  const without = missing.filter(({ parts }) => parts === null)
  const full = missing.filter(({ parts }) => parts !== null && parts.length === 0)
  expect(without.length, without.map(({ id }) => id).join(', ')).toBe(0)
  expect(full.length, missing.flatMap(({ id, parts }) => (parts?.length ? `${id}: ${parts.join(' ')}` : [])).join(', ')).toBe(150)
})
