import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { loadChunk } from '../api/load-chunk.ts'
import { History } from '../features/history/History.tsx'
import { useUser } from '../session/use-user.ts'
import { Button } from '../ui/Button.tsx'
import { HeaderMenu, MenuItem } from '../ui/HeaderMenu.tsx'
import { downloadIcon, heartIcon } from '../ui/icons.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { notify } from '../ui/notices.ts'
import type { OpenEntry } from './HistoryDialogs.tsx'

const HealthRecord = lazyPart('health record', async () => (await import('./HealthRecord.tsx')).HealthRecord)
const HistoryDialogs = lazyPart('history dialogs', async () => (await import('./HistoryDialogs.tsx')).HistoryDialogs)

/** Past consultations, with their whole transcript and as files to take along. */
export function HistoryPage() {
  const { session, medicalHistory } = useUser()
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const [isRecordOpen, setRecordOpen] = useState(false)
  async function exportBundle(entry: HistoryEntry | null) {
    try {
      const { saveBundle } = await loadChunk('export', () => import('../features/fhir/save-bundle.ts'))
      await saveBundle(session, entry)
    } catch {
      notify({ tone: 'failure', text: 'The export could not be made. Please try again.' })
    }
  }
  return (
    <>
      <title>Medical History - Dr. AI</title>
      <History
        onView={(entry) => setOpen({ kind: 'view', entry })}
        onExport={(entry) => setOpen({ kind: 'export', entry })}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button icon={heartIcon} onClick={() => setRecordOpen(true)}>
              Health record
            </Button>
            {medicalHistory.length > 0 && (
              <HeaderMenu>
                <MenuItem icon={downloadIcon} onClick={() => exportBundle(null)}>
                  Export all (FHIR)
                </MenuItem>
              </HeaderMenu>
            )}
          </div>
        }
      />
      {isRecordOpen && <HealthRecord onClose={() => setRecordOpen(false)} />}
      {open && <HistoryDialogs open={open} onExportBundle={exportBundle} onClose={() => setOpen(null)} />}
    </>
  )
}
