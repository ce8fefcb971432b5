import type { DoseSchedule } from './dose-schedule.ts'

export const frequencies = ['As needed', 'Daily', 'Twice daily', 'Three times daily', 'Weekly', 'Monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** A medication, as the description has it. Dates are local calendar days (YYYY-MM-DD), "" where none was given. */
export interface Medication {
  id: string
  name: string
  dosage: string
  frequency: Frequency
  /** It was read or named without one that could be understood: `frequency` is then 'As needed', which rings for nothing, and says nothing. */
  isFrequencyUnknown?: boolean
  prescribedBy: string
  startDate: string
  endDate: string
  expiryDate: string
  stock: number
  /** Nobody has counted: `stock` is then 0 and says nothing. */
  isStockUnknown?: boolean
  /** How many times more the prescription can be filled; absent where nobody said. */
  repeatsLeft?: number
  notes: string
  isActive: boolean
  /** When it is taken, where the patient said more than the frequency. */
  schedule?: DoseSchedule
  /** When it was put on the list, an ISO instant: doses from before are nobody's to miss. */
  addedAt?: string
  /** Schedules it had before, oldest first, each until an ISO instant; null while it was paused. What is past stays as it was. */
  formerSchedules?: readonly { until: string; schedule: DoseSchedule | null }[]
  /** Pills added over time, newest last. */
  refills?: readonly { at: string; pills: number }[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A medication as it was kept by any version of the product, made whole: what is missing or unreadable gets its default, stock is a number from 0. */
export function completeMedication(kept: Partial<Medication> & { id: string }): Medication {
  const stock = Number(kept.stock)
  return {
    ...kept,
    name: text(kept.name),
    dosage: text(kept.dosage),
    frequency: frequencies.find((each) => each === kept.frequency) ?? 'Daily',
    prescribedBy: text(kept.prescribedBy),
    startDate: text(kept.startDate),
    endDate: text(kept.endDate),
    expiryDate: text(kept.expiryDate),
    stock: stock > 0 ? stock : 0,
    notes: text(kept.notes),
    isActive: kept.isActive !== false,
  }
}
