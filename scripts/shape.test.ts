import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knowledgeFiles } from './read-knowledge.ts'
import { functionsOf } from './shape/measure-functions.ts'
import { measureShape } from './shape/measure-shape.ts'

const { functions, cycles } = measureShape(join(import.meta.dirname, '..'))

/** A function of this house parts in at most 25 ways and goes over at most 120 lines; none does otherwise. */
const most = { branches: 25, lines: 120 } as const

test('no import goes round in a circle, those of types included', () => expect(cycles).toEqual([]))

for (const measure of ['branches', 'lines'] as const) {
  test(`no function has more than ${most[measure]} ${measure}`, () => {
    expect(functions.filter((each) => each[measure] > most[measure]).map(({ name, place }) => `${name} ${place}`)).toEqual([])
  })
}

test('no file of the knowledge has more than 600 lines', () => {
  const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1
  const files = knowledgeFiles(join(import.meta.dirname, '../packages/clinic/src/knowledge'))
  expect(files.filter((path) => linesOf(path) > 600)).toEqual([])
})

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
