import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { Session } from '../../session/create-session.ts'
import { saveFile } from '../../ui/save-file.ts'
import { buildBundle } from './build-bundle.ts'

/** Hands the patient a FHIR R4 bundle: of one entry, or of the whole record. */
export async function saveBundle(session: Session, entry: HistoryEntry | null): Promise<void> {
  const { access, user, profile, medications, tasks, medicalHistory } = session.getState()
  if (access.kind !== 'open') return
  const about = { patientId: access.patient.id, name: user?.name ?? null, profile }
  const record = entry
    ? { ...about, entries: [entry], medications: [], tasks: [], documents: [] }
    : { ...about, entries: medicalHistory, medications, tasks, documents: (await session.call('listDocuments')).documents }
  const at = new Date()
  const bundle = buildBundle(record, { at, makeId: () => crypto.randomUUID() })
  saveFile(
    new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' }),
    `dr-ai-record-${at.toISOString().slice(0, 10)}.fhir.json`,
  )
}
