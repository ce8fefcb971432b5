import { maximumPatientDocuments } from '@dr-ai/contract/limits'
import type { KnownRecord } from '../reading/reader-messages.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Consultations that are looked through, and laboratory values that are kept for comparison: the newest ones. */
const most = { consultations: 20, values: 2_000 } as const

/** The medicines, allergies and laboratory values that the record holds: of documents, and as told in consultations about the patient. */
export async function knownRecord(records: PatientRecords): Promise<KnownRecord> {
  const documents = soundRows(await records.list('document', { limit: maximumPatientDocuments })).sound
  const consultations = soundRows(await records.list('consultation', { limit: most.consultations })).sound
  const findings = documents.flatMap(({ value }) => value.findings.filter(({ review }) => review !== 'rejected'))
  const told = consultations.filter(({ value }) => value.subject === 'self').map(({ value }) => value.mind)
  const named = (kind: 'medication' | 'allergy', key: 'drugs' | 'allergies') => [
    ...new Set([
      ...findings.filter((finding) => finding.kind === kind && finding.doubt === null).map(({ name }) => name),
      ...told.flatMap((mind) => namesIn(mind, key)),
    ]),
  ]
  return {
    medications: named('medication', 'drugs'),
    allergies: named('allergy', 'allergies'),
    earlier: findings.filter(({ kind }) => kind === 'lab').slice(0, most.values),
  }
}

/** The doctor's memory belongs to the doctor: whatever in it has another form says nothing. */
function namesIn(mind: unknown, key: 'drugs' | 'allergies'): string[] {
  const listed = mind !== null && typeof mind === 'object' && key in mind ? (mind as Record<string, unknown>)[key] : null
  return Array.isArray(listed) ? listed.filter((name): name is string => typeof name === 'string') : []
}
