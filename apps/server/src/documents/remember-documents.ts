import type { RememberedDocument } from '@dr-ai/clinic'
import { asksAboutDocuments } from '@dr-ai/clinic/records/answer-from-documents'
import { maximumPatientDocuments } from '@dr-ai/contract/limits'
import { isoTime } from '../records/clock.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'

/** Documents whose text is looked through for one question, the newest ones. */
const mostTexts = 20

/** What the patient's documents say, the newest first; their text only where the words may ask about it. */
export async function rememberDocuments(records: PatientRecords, words: string): Promise<RememberedDocument[]> {
  const { sound } = soundRows(await records.list('document', { limit: maximumPatientDocuments }))
  const wantsText = sound.length > 0 && asksAboutDocuments(words)
  const remembered: RememberedDocument[] = []
  for (const [index, { id, at, value }] of sound.entries()) {
    const text = wantsText && index < mostTexts ? await records.get('document-text', id) : null
    remembered.push({ id, name: value.name, addedAt: isoTime(at), findings: value.findings, text: text?.value.pages ?? [] })
  }
  return remembered
}
