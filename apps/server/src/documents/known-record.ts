import { isSureDiagnosis } from '@dr-ai/clinic/records/remembered-document'
import { maximumPatientDocuments } from '@dr-ai/contract/limits'
import type { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import type { KnownRecord } from '../reading/reader-messages.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Consultations that are looked through, and laboratory values that are kept for comparison: the newest ones. */
const most = { consultations: 20, values: 2_000 } as const

/**
 * The medicines, allergies, illnesses and laboratory values that are known of the patient: of documents, as told in consultations about them, and as
 * `said` beside the file.
 */
export async function knownRecord(records: PatientRecords, said: PatientFacts): Promise<KnownRecord> {
  const documents = soundRows(await records.list('document', { limit: maximumPatientDocuments })).sound
  const consultations = soundRows(await records.list('consultation', { limit: most.consultations })).sound
  const findings = documents.flatMap(({ value }) => value.findings.filter(({ review }) => review !== 'rejected'))
  const told = consultations.filter(({ value }) => value.subject === 'self').map(({ value }) => value.mind)
  const named = (kind: 'medication' | 'allergy', key: 'drugs' | 'allergies', beside: readonly string[]) => [
    ...new Set([
      ...beside,
      ...findings.filter((finding) => finding.kind === kind && finding.doubt === null).map(({ name }) => name),
      ...told.flatMap((mind) => namesIn(mind, key)),
    ]),
  ]
  return {
    medications: named(
      'medication',
      'drugs',
      (said.medications ?? []).map(({ name }) => name),
    ),
    allergies: named('allergy', 'allergies', said.allergies ?? []),
    conditions: [...(said.profile?.conditions ?? []), ...findings.filter(isSureDiagnosis).map(({ name }) => name)],
    earlier: findings.filter(({ kind }) => kind === 'lab').slice(0, most.values),
  }
}

/** The doctor's memory belongs to the doctor: whatever in it has another form says nothing. */
function namesIn(mind: unknown, key: 'drugs' | 'allergies'): string[] {
  const listed = mind !== null && typeof mind === 'object' && key in mind ? (mind as Record<string, unknown>)[key] : null
  return Array.isArray(listed) ? listed.filter((name): name is string => typeof name === 'string') : []
}
