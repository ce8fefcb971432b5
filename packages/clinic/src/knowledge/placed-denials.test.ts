import { expect, test } from 'vitest'
import { crisisKinds } from '../case/case.ts'
import { loadPack } from '../testing/load-pack.ts'
import { aboutCrisis, backgroundOfCrisis, crisisFindings, moodComplaints, swallowedThings } from './crisis-findings.ts'
import { placedDenials } from './placed-denials.ts'

const ids = loadPack().findings.map(({ id }) => id)
const known = new Set(ids)
const beginsSome = (start: string): boolean => ids.some((id) => id.startsWith(start))

test('placed denials name findings and complaints that the knowledge has', () => {
  for (const [name, { about, beside = [] }] of Object.entries(placedDenials)) {
    expect(
      [...about, ...beside].flatMap(({ absent }) => absent).filter((id) => !known.has(id)),
      name,
    ).toEqual([])
    expect(
      beside.flatMap(({ complaint }) => complaint).filter((start) => !beginsSome(start)),
      name,
    ).toEqual([])
  }
})

test('the crisis names findings that the knowledge has, and every kind has one direct question', () => {
  expect([...Object.keys(crisisFindings), ...moodComplaints].filter((id) => !known.has(id))).toEqual([])
  expect([...aboutCrisis, ...backgroundOfCrisis, ...swallowedThings].filter((start) => !beginsSome(start))).toEqual([])
  const asked = Object.values(crisisFindings).flatMap(({ kind, question }) => (question === undefined ? [] : [kind]))
  expect(asked.toSorted()).toEqual([...crisisKinds].toSorted())
})
