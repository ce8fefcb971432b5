import { expect, test } from 'vitest'
import { classesMeant } from './classes-meant.ts'

test.each([
  ['what the words name', 'I took my gliclazide twice', ['ramipril'], ['sulfonylurea']],
  ['else the one medicine that is taken', 'I took it twice', ['ramipril 5 mg'], ['ace-inhibitor']],
  ['nothing where several are taken', 'I took it twice', ['ramipril', 'gliclazide'], []],
  ['nothing where none is known', 'I took it twice', [], []],
])('%s', (_, words, drugs, classes) => {
  expect([...classesMeant(words, drugs)]).toEqual(expect.arrayContaining(classes))
  expect(classesMeant(words, drugs).size === 0).toBe(classes.length === 0)
})
