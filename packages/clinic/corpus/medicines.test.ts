import { expect, it } from 'vitest'
import { medicineStatuses } from '../src/hear/learned/medicine-features.ts'
import { loadClinic } from '../src/testing/load-clinic.ts'
import { readMedicines, readMedicinesHeld } from './read-medicines.ts'

const held = readMedicinesHeld()

it('every medicine stands in its message and has a status, and no held message is learned from', () => {
  const rows = [...readMedicines(), ...held]
  const wrong = rows.filter(({ text, medicines }) =>
    medicines.some(([name, status]) => !text.toLowerCase().includes(name.toLowerCase()) || !medicineStatuses.includes(status)),
  )
  expect(wrong).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

it('of messages that nothing was learned from, most taken medicines are listed and few others', () => {
  const clinic = loadClinic()
  const read = held.flatMap(({ text, medicines }) => {
    const list = clinic.consult(clinic.newCase({ country: 'GB' }), text).case.drugs.map((drug) => drug.toLowerCase())
    return medicines.map(([name, status]) => ({ isTaken: status === 'taken', isListed: list.includes(name.toLowerCase()) }))
  })
  const listed = (isTaken: boolean): number => {
    const own = read.filter((each) => each.isTaken === isTaken)
    return own.filter(({ isListed }) => isListed).length / own.length
  }
  expect(listed(true)).toBeGreaterThan(0.6)
  expect(listed(false)).toBeLessThan(0.25)
})
