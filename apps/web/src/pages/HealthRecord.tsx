import { loadChunk } from '../api/load-chunk.ts'
import { HealthRecordDialog } from '../features/health-record/HealthRecordDialog.tsx'
import type { RecordForm } from '../features/health-record/TakeAlong.tsx'
import type { Session } from '../session/create-session.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

/** The health record, with what brings records in and takes them along. */
export function HealthRecord({ onClose }: { onClose: () => void }) {
  const { session } = useUser()
  return <HealthRecordDialog onSave={(form) => save(session, form)} onBring={(file) => bring(session, file)} onClose={onClose} />
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

async function bring(session: Session, file: File): Promise<{ isDone: boolean; sentence: string }> {
  try {
    const { bringFolder } = await loadChunk('folder', () => import('../features/taking-along/save-folder.ts'))
    return (await bringFolder(session, file)) ?? { isDone: false, sentence: 'This is not a folder that was saved here, or it is damaged.' }
  } catch {
    return { isDone: false, sentence: 'The record could not be put back whole. What came is kept; please try again for the rest.' }
  }
}
