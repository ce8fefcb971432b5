import type { Session } from '../../session/create-session.ts'
import { saveFile } from '../../ui/save-file.ts'
import { readFolder, writeFolder } from './folder.ts'
import { type AskForRows, gatherRecord, type KeptRow, readTakenRecord, restoreRecord } from './taken-record.ts'

/** Hands the patient their whole record as one zip file; `texts` are files that lie beside it. */
export async function saveFolder(session: Session, texts: Readonly<Record<string, string>>): Promise<void> {
  const at = new Date()
  const { record, documents } = await gatherRecord(session.call as AskForRows, await session.exportRecords(), at)
  const files: Record<string, Uint8Array> = {}
  for (const { path, file } of documents) files[path] = new Uint8Array(await file.arrayBuffer())
  const zip = writeFolder({ ...texts, 'record.json': JSON.stringify(record) }, files)
  saveFile(new Blob([zip], { type: 'application/zip' }), `dr-ai-record-${at.toISOString().slice(0, 10)}.zip`)
}

/** Puts a folder of ours back. Out: what came of it, in a sentence; null where the file is no folder of ours. */
export async function bringFolder(
  session: Session,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ isDone: boolean; sentence: string } | null> {
  const folder = readFolder(new Uint8Array(await file.arrayBuffer()))
  const record = folder && readTakenRecord(folder.text('record.json') ?? '')
  if (!folder || !record) return null
  const { restored, known, missingFiles } = await restoreRecord(session.call as AskForRows, record, folder.bytes, onProgress)
  const kept = await keepMissing(session, record.vault)
  const files = missingFiles > 0 ? ` ${missingFiles} documents came without their files.` : ''
  return {
    isDone: true,
    sentence: `${restored + kept} things were put back. ${known + record.vault.length - kept} were here already and stay as they are.${files}`,
  }
}

/** Rows that are changed at once. */
const portion = 200

async function keepMissing(session: Session, rows: readonly KeptRow[]): Promise<number> {
  let kept = 0
  for (let start = 0; start < rows.length; start += portion) {
    const part = rows.slice(start, start + portion)
    await session.keepTogether(part, (current) =>
      current.map((value, index) => {
        if (value === undefined) kept++
        return value ?? part[index]?.value
      }),
    )
  }
  return kept
}
