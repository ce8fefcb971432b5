import type { PatientProfile } from '@dr-ai/contract/schemas/patient-facts'
import type { Doctor } from '../doctor/doctor.ts'
import type { ReaderPerson } from '../reading/reader-messages.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Consultations that are looked through, the newest ones. */
const most = 20
/** Microseconds after which what was told in one is no longer today's: an age, a pregnancy. */
const day = 86_400_000_000
const lasts = { age: 365 * day, pregnancy: 30 * day } as const

/** Sex, age and pregnancy of the patient as far as they are known: as told now, else as told in a consultation about themself; unknown stays null. */
export async function personOf(records: PatientRecords, doctor: Doctor, told: PatientProfile, now: number): Promise<ReaderPerson> {
  let { sex = null, ageYears = null, pregnant = null } = told
  if (sex === null || ageYears === null || pregnant === null) {
    const { sound } = soundRows(await records.list('consultation', { limit: most }))
    for (const { at, value } of sound) {
      if (value.subject !== 'self') continue
      const person = doctor.personOf(value.mind)
      sex ??= person.sex
      if (now - at < lasts.age) ageYears ??= person.ageYears
      if (now - at < lasts.pregnancy) pregnant ??= person.pregnant
    }
  }
  return { sex, ageYears, pregnant }
}
