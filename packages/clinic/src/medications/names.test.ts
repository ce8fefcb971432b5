import { expect, test } from 'vitest'
import { strengths } from '../knowledge/medicines/strengths.ts'
import { commonStrengths, completeName } from './complete-name.ts'
import { findMedicines } from './find-medicines.ts'
import { knownMedicines } from './known-medicines.ts'
import { resolveMedicine } from './resolve-medicine.ts'

const index = knownMedicines()
const names = (text: string) => findMedicines(index, text).map(({ name }) => name)

test.each([
  ['Can I take ibuprofen with warfarin?', ['ibuprofen', 'warfarin']],
  ['is Nitro Dur ok with Viagra', ['nitro dur', 'viagra']],
  ['I am on potassium chloride, and Eliquis 5mg.', ['potassium chloride', 'eliquis']],
  ['Advil and ibuprofen', ['advil']],
  ['my head hurts', []],
])('%j names %j', (text, found) => expect(names(text)).toEqual(found))

test.each([
  ['Lipitor', ['atorvastatin']],
  ['vicodin 5/300', ['hydrocodone', 'paracetamol']],
  ['Nitro-Dur patch', ['glyceryl trinitrate']],
  ['Zispin', ['mirtazapine']],
  ['Humira', ['adalimumab']],
])('%s contains %j', (name, ingredients) => expect(resolveMedicine(index, name).ingredients).toEqual(ingredients))

test('doubtful trade names are left out', () => {
  for (const name of ['Unisom', 'Robitussin', 'Glynase']) expect(resolveMedicine(index, name).ingredients).toEqual([])
})

test.each([
  ['lipi', 'Lipitor'],
  ['metfo', 'Metformin'],
  ['PARACET', 'Paracetamol'],
  ['chloride', 'Sodium chloride'],
])('%s completes to %s', (typed, name) => expect(completeName(index, typed).map((each) => each.name)).toContain(name))

test.each(['', 'l', 'xqz'])('%j completes to nothing', (typed) => expect(completeName(index, typed)).toEqual([]))

test('a completion leads to the ingredients it names', () => {
  for (const typed of ['ad', 'li', 'me', 'nit'])
    for (const { name, ingredients } of completeName(index, typed)) expect(resolveMedicine(index, name).ingredients).toEqual(ingredients)
})

test('strengths are offered under every name, and only where one ingredient has them', () => {
  expect(commonStrengths(index, 'Glucophage')).toContain('500 mg')
  expect(commonStrengths(index, 'Vicodin')).toEqual([])
  expect(Object.keys(strengths).filter((name) => !index.classesOf.has(name))).toEqual([])
})
