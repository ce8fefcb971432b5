import { loadChunk } from '../api/load-chunk.ts'
import { HealthRecordDialog } from '../features/health-record/HealthRecordDialog.tsx'
import type { AskLink } from '../features/health-record/health-link.ts'
import { sendRecord } from '../features/health-record/send-record.ts'
import type { RecordForm } from '../features/health-record/TakeAlong.tsx'
import { ShareRecord } from '../features/sharing/ShareRecord.tsx'
import type { Session } from '../session/create-session.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

/** The health record, with what brings records in and takes them along. */
export function HealthRecord({ onClose }: { onClose: () => void }) {
  const { session } = useUser()
  const summarise = async () => (await loadChunk('export', () => import('../features/fhir/save-bundle.ts'))).summaryToShare(session)
  return (
    <HealthRecordDialog
      onSave={(form) => save(session, form)}
      onBring={(file, onProgress) => bring(session, file, onProgress)}
      onAsk={(question) => askLink(session, question)}
      sharing={<ShareRecord summarise={summarise} />}
      onClose={onClose}
    />
  )
}

async function save(session: Session, form: RecordForm): Promise<void> {
  try {
    const { saveBundle, wholeRecordTexts } = await loadChunk('export', () => import('../features/fhir/save-bundle.ts'))
    if (form === 'folder') {
      const { saveFolder } = await loadChunk('folder', () => import('../features/taking-along/save-folder.ts'))
      await saveFolder(session, await wholeRecordTexts(session))
    } else await saveBundle(session, null, form)
  } catch {
    notify({ tone: 'failure', text: 'The export could not be made. Please try again.' })
  }
}

function askLink(session: Session, question: Parameters<AskLink>[0]): ReturnType<AskLink> {
  const { access } = session.getState()
  return session.call('askHealthLink', { body: { ...question, ...(access.kind === 'open' && { user_id: access.patient.id }) } })
}

/** A folder of ours is put back here; any other file is read by the server. */
async function bring(session: Session, file: File, onProgress: (share: number) => void): Promise<{ isDone: boolean; sentence: string }> {
  try {
    const isArchive = /\.zip$/i.test(file.name)
    const { bringFolder } = await loadChunk('folder', () => import('../features/taking-along/save-folder.ts'))
    const folder = isArchive ? await bringFolder(session, file, onProgress) : null
    if (folder) return folder
  } catch {
    return { isDone: false, sentence: 'The record could not be put back whole. What came is kept; please try again for the rest.' }
  }
  return sendRecord(session, file, onProgress)
}
