import type { Doctor } from '../doctor/doctor.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'

/** Consultations that are looked through. */
const page = 1_000

/** The changes by which the stored consultations lose what the doctor took from documents, and the levels that rested on it. */
export async function forgetInConsultations(records: PatientRecords, doctor: Doctor): Promise<Change[]> {
  const changes: Change[] = []
  const { sound } = soundRows(await records.list('consultation', { limit: page }))
  for (const consultation of sound) {
    const known = await doctor.forgetDocuments(consultation.value.mind)
    if (known === null) continue
    const { mind, triage, leadingCause } = known
    changes.push(records.replace('consultation', consultation, { value: { ...consultation.value, mind, triage, leadingCause } }))
  }
  return changes
}
