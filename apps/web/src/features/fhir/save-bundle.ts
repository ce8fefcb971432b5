import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { Session } from '../../session/create-session.ts'
import { everyDocument } from '../../session/every-document.ts'
import { saveFile } from '../../ui/save-file.ts'
import { buildBundle, type ExportedRecord } from './build-bundle.ts'
import { buildIps, linesOfIps } from './build-ips.ts'

const makeId = () => crypto.randomUUID()
const builders = { fhir: buildBundle, ips: buildIps } as const

/** Hands the patient a FHIR R4 bundle: of one entry, or of the whole record; or the whole record as an International Patient Summary. */
export async function saveBundle(session: Session, entry: HistoryEntry | null, form: keyof typeof builders = 'fhir'): Promise<void> {
  const record = await recordOf(session, entry)
  if (!record) return
  const at = new Date()
  saveFile(
    new Blob([JSON.stringify(builders[form](record, { at, makeId }), null, 2)], { type: 'application/fhir+json' }),
    `dr-ai-${form === 'ips' ? 'summary' : 'record'}-${at.toISOString().slice(0, 10)}.fhir.json`,
  )
}

/** The whole record in both forms, as the files of a folder. */
export async function wholeRecordTexts(session: Session): Promise<Record<string, string>> {
  const record = await recordOf(session, null)
  if (!record) return {}
  const marks = { at: new Date(), makeId }
  return {
    'record.fhir.json': JSON.stringify(buildBundle(record, marks), null, 2),
    'summary.ips.json': JSON.stringify(buildIps(record, marks), null, 2),
  }
}

/** The summary that a link hands out, with what it holds in lines. */
export async function summaryToShare(session: Session): Promise<{ text: string; holds: string[] }> {
  const record = await recordOf(session, null)
  if (!record) throw new Error('no record is open')
  const summary = buildIps(record, { at: new Date(), makeId })
  return { text: JSON.stringify(summary), holds: linesOfIps(summary) }
}

async function recordOf(session: Session, entry: HistoryEntry | null): Promise<ExportedRecord | null> {
  const { access, user, profile, medications, tasks } = session.getState()
  if (access.kind !== 'open') return null
  const about = { patientId: access.patient.id, name: user?.name ?? null, profile }
  if (entry) return { ...about, entries: [entry], medications: [], tasks: [], documents: [], items: [] }
  const [{ documents }, { history }, { items }] = await Promise.all([
    everyDocument(session),
    session.call('listHistory'),
    session.call('listItems'),
  ])
  return { ...about, entries: history, medications, tasks, documents, items: items.filter(({ review }) => review === 'accepted') }
}
