import type { MedicineStatus } from '../src/hear/learned/medicine-features.ts'
import { rowsIn, textOf } from './read-corpus.ts'

/** A message, and how a hand read what it says of each medicine that it names. */
export interface MedicineRow {
  id: string
  hand: string
  text: string
  medicines: readonly (readonly [name: string, status: MedicineStatus])[]
}

/** Messages that name medicines, to learn from. */
export function readMedicines(): readonly MedicineRow[] {
  return rowsIn<MedicineRow>(textOf('medicines.jsonl'))
}

/** Such messages of a hand that nothing was learned from. */
export function readMedicinesHeld(): readonly MedicineRow[] {
  return rowsIn<MedicineRow>(textOf('medicines-held.jsonl'))
}
