import type { DoseSchedule, LocalDay } from '../../session/dose-schedule.ts'
import type { Medication } from '../../session/medication.ts'
import { changedMedication } from '../../session/schedule-of.ts'

/** The form as it is typed: stock as text, so that nothing is changed under the patient's hands. */
export type MedicationDraft = Pick<
  Medication,
  'name' | 'dosage' | 'prescribedBy' | 'startDate' | 'endDate' | 'expiryDate' | 'notes' | 'isActive'
> & {
  stock: string
  repeats: string
  /** null: nobody has said it yet; the patient chooses. */
  frequency: Medication['frequency'] | null
  /** null: the usual times of the frequency. */
  schedule: DoseSchedule | null
}

export function emptyDraft(today: LocalDay): MedicationDraft {
  return {
    name: '',
    dosage: '',
    frequency: 'Daily',
    prescribedBy: '',
    startDate: today,
    endDate: '',
    expiryDate: '',
    stock: '',
    repeats: '',
    notes: '',
    isActive: true,
    schedule: null,
  }
}

export function draftOf(medication: Medication): MedicationDraft {
  const { name, dosage, prescribedBy, startDate, endDate, expiryDate, notes, isActive, schedule = null } = medication
  const frequency = medication.isFrequencyUnknown ? null : medication.frequency
  return {
    ...{ name, dosage, frequency, prescribedBy, startDate, endDate, expiryDate, notes, isActive, schedule },
    stock: typedStock(medication),
    repeats: String(medication.repeatsLeft ?? ''),
  }
}

const typedStock = ({ stock, isStockUnknown }: Pick<Medication, 'stock' | 'isStockUnknown'>): string =>
  isStockUnknown ? '' : String(stock)

/** Stock as it is meant: a number from 0; anything else is 0 (description, section 5). */
export function readStock(typed: string): number {
  const stock = Number.parseInt(typed, 10)
  return stock > 0 ? stock : 0
}

export type DraftErrors = Partial<Record<'name' | 'dosage' | 'frequency' | 'endDate' | 'schedule', string>>

/** What is wrong with a draft; empty where it can be saved. */
export function errorsOf({ name, dosage, frequency, startDate, endDate, schedule }: MedicationDraft): DraftErrors {
  return {
    ...(name.trim() === '' && { name: 'Please enter the name of the medication.' }),
    ...(dosage.trim() === '' && { dosage: 'Please enter the dosage, for example 500 mg.' }),
    ...(frequency === null && { frequency: 'Please choose how often it is taken.' }),
    ...(startDate && endDate && endDate < startDate && { endDate: 'The end is before the start.' }),
    ...(schedule && scheduleError(schedule)),
  }
}

function scheduleError(schedule: DoseSchedule): DraftErrors {
  if (!(schedule.pills > 0)) return { schedule: 'Please enter how many pills one dose is.' }
  if (schedule.kind === 'interval' && !(schedule.hours >= 1)) return { schedule: 'Please enter every how many hours it is taken.' }
  if (schedule.kind === 'interval' && Number.isNaN(Date.parse(schedule.anchor))) return { schedule: 'Please enter when the first dose is.' }
  if (schedule.kind !== 'times') return {}
  if (schedule.times.length === 0 || schedule.times.some((time) => !/^\d\d:\d\d$/.test(time)))
    return { schedule: 'Please enter at least one time of day.' }
  if (new Set(schedule.times).size < schedule.times.length) return { schedule: 'Two doses have the same time.' }
  const { days } = schedule
  if (days.kind === 'weekdays' && days.weekdays.length === 0) return { schedule: 'Please choose at least one day of the week.' }
  if (days.kind === 'every-days' && !(days.days >= 1)) return { schedule: 'Please enter every how many days it is taken.' }
  if (days.kind === 'cycle' && !(days.daysOn >= 1 && days.daysOff >= 0)) return { schedule: 'Please enter the days on and off.' }
  if (schedule.taper?.some(({ from, pills }) => !from || !(pills >= 0))) return { schedule: 'Each step needs a day and a number of pills.' }
  return {}
}

/** The medication that a draft means. What the form does not hold (when it was added, refills) comes from `before`. */
export function medicationOf(draft: MedicationDraft, id: string, before: Partial<Medication>): Medication {
  const { schedule, stock, repeats, frequency, ...rest } = draft
  const { schedule: _, isStockUnknown: __, isFrequencyUnknown: ___, repeatsLeft: ____, ...kept } = before
  return {
    ...kept,
    ...rest,
    id,
    frequency: frequency ?? 'As needed',
    ...(frequency === null && { isFrequencyUnknown: true }),
    name: draft.name.trim(),
    dosage: draft.dosage.trim(),
    stock: readStock(stock),
    // A field left blank is no count of 0.
    ...(stock.trim() === '' && { isStockUnknown: true }),
    ...(/^\d+$/.test(repeats.trim()) && { repeatsLeft: Number(repeats) }),
    ...(schedule && { schedule }),
  }
}

const withoutStock = ({ stock: _, isStockUnknown: __, ...rest }: Medication): Omit<Medication, 'stock' | 'isStockUnknown'> => rest

/**
 * What an edit makes of the medication as it stands by now: the form's fields replace its own, but a stock that was not touched in
 * the form stays, since a dose may have been taken in another tab meanwhile. A schedule that changes is kept for the days it counted on.
 */
export function editedMedication(draft: MedicationDraft, opened: Medication, current: Medication | undefined, at: Date): Medication {
  const before = current ?? opened
  const next = medicationOf(draft, opened.id, before)
  const { stock, isStockUnknown } = draft.stock === typedStock(opened) ? before : next
  const counted = { stock, ...(isStockUnknown && { isStockUnknown }) }
  return changedMedication(before, { ...withoutStock(next), ...counted }, at)
}
