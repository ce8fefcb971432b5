import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { loadChunk } from '../api/load-chunk.ts'
import { History } from '../features/history/History.tsx'
import { useUser } from '../session/use-user.ts'
import { Button } from '../ui/Button.tsx'
import { HeaderMenu, MenuItem } from '../ui/HeaderMenu.tsx'
import { chatIcon, documentIcon, downloadIcon, heartIcon } from '../ui/icons.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { notify } from '../ui/notices.ts'
import type { OpenDialog } from './ChatDialogs.tsx'
import type { OpenEntry } from './HistoryDialogs.tsx'

const HealthRecord = lazyPart('health record', async () => (await import('./HealthRecord.tsx')).HealthRecord)
const PastDialogs = lazyPart('past', async () => (await import('./PastDialogs.tsx')).PastDialogs)
const HistoryDialogs = lazyPart('history dialogs', async () => (await import('./HistoryDialogs.tsx')).HistoryDialogs)

/** The one place of what was: past consultations, with their whole transcript and as files to take along, and the ways to record, conversations and documents. */
export function HistoryPage() {
  const { session, medicalHistory } = useUser()
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const [isRecordOpen, setRecordOpen] = useState(false)
  const [past, setPast] = useState<OpenDialog | null>(null)
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
          medicalHistory.length > 0 && (
            <HeaderMenu>
              <MenuItem icon={downloadIcon} onClick={() => exportBundle(null)}>
                Export all (FHIR)
              </MenuItem>
            </HeaderMenu>
          )
        }
        places={
          <>
            <Place icon={heartIcon} name="Health record" onOpen={() => setRecordOpen(true)} />
            <Place icon={chatIcon} name="Earlier consultations" onOpen={() => setPast({ kind: 'consultations' })} />
            <Place icon={documentIcon} name="My documents" onOpen={() => setPast({ kind: 'documents' })} />
          </>
        }
      />
      {isRecordOpen && <HealthRecord onClose={() => setRecordOpen(false)} />}
      {past && <PastDialogs dialog={past} onOpen={setPast} onClose={() => setPast(null)} />}
      {open && <HistoryDialogs open={open} onExportBundle={exportBundle} onClose={() => setOpen(null)} />}
    </>
  )
}

/** A way to something kept of what was: on a phone three of them stand in a row. */
function Place({ icon, name, onOpen }: { icon: string; name: string; onOpen: () => void }) {
  return (
    <Button icon={icon} className="max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-[0.8125rem]" onClick={onOpen}>
      {name}
    </Button>
  )
}
