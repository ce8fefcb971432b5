import type { Doctor } from '../doctor/doctor.ts'
import type { ReaderPerson } from '../reading/reader-messages.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Consultations that are looked through, the newest ones, and microseconds after which an age told in one is no longer today's. */
const most = 20
const oneYear = 365 * 86_400_000_000

/** Sex and age of the patient as far as they are known: as told now, else as told in a consultation about themself; unknown stays null. */
export async function personOf(records: PatientRecords, doctor: Doctor, told: ReaderPerson, now: number): Promise<ReaderPerson> {
  let { sex, ageYears } = told
  if (sex !== null && ageYears !== null) return told
  const { sound } = soundRows(await records.list('consultation', { limit: most }))
  for (const { at, value } of sound) {
    if (value.subject !== 'self') continue
    const person = doctor.personOf(value.mind)
    sex ??= person.sex
    if (now - at < oneYear) ageYears ??= person.ageYears
  }
  return { sex, ageYears }
}
