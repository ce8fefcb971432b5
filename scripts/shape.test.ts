import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionsOf } from './shape/measure-functions.ts'
import { measureShape } from './shape/measure-shape.ts'

const { functions, cycles } = measureShape(join(import.meta.dirname, '..'))

/**
 * A function of this house parts in at most 25 ways and should go over at most 120 lines. Some are longer still: there may not be more of
 * them, nor longer ones. Whoever makes one shorter lowers the bound.
 */
const bounds = { branches: { beyond: 25, most: 0, worst: 25 }, lines: { beyond: 120, most: 3, worst: 217 } } as const

test('no import goes round in a circle, those of types included', () => expect(cycles).toEqual([]))

for (const measure of ['branches', 'lines'] as const) {
  const { beyond, most, worst } = bounds[measure]
  test(`no function is worse than the worst by ${measure}, and no more than ${most} are beyond ${beyond}`, () => {
    const over = functions.filter((each) => each[measure] > beyond)
    expect(over.filter((each) => each[measure] > worst)).toEqual([])
    expect(over.length, over.map(({ name, place }) => `${name} ${place}`).join('\n')).toBeLessThanOrEqual(most)
  })
}

test('ways and lines are counted as linters count them, inner functions for themselves', () => {
  const text = `function outer(a) {
  if (a && a.b) return a ? 1 : 2
  for (const each of a) switch (each) { case 1: case 2: break; default: }
  const inner = () => a || 0
  return inner
}`
  expect(functionsOf('one.ts', text)).toMatchObject([
    { name: 'outer', branches: 7, lines: 6 },
    { name: 'inner', branches: 2, lines: 1 },
  ])
})
