import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { ConsultationDialog } from '../features/consultations/ConsultationDialog.tsx'
import { StoredBubble } from '../features/conversation/StoredBubble.tsx'
import { saveBundle } from '../features/fhir/save-bundle.ts'
import { History } from '../features/history/History.tsx'
import { downloadReport } from '../features/report/download-report.ts'
import { useUser } from '../session/use-user.ts'
import { Button } from '../ui/Button.tsx'
import { DiagnosisDetails } from '../ui/DiagnosisDetails.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { documentIcon, downloadIcon } from '../ui/icons.ts'
import { notify } from '../ui/notices.ts'

type Open = { kind: 'view' | 'export'; entry: HistoryEntry }

/** Past consultations, with their whole transcript and as files to take along. */
export function HistoryPage() {
  const { session, medicalHistory } = useUser()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const exportBundle = (entry: HistoryEntry | null) =>
    saveBundle(session, entry).catch(() => notify({ tone: 'failure', text: 'The export could not be made. Please try again.' }))
  return (
    <>
      <title>Medical History - Dr. AI</title>
      <History
        onView={(entry) => setOpen({ kind: 'view', entry })}
        onExport={(entry) => setOpen({ kind: 'export', entry })}
        actions={
          medicalHistory.length > 0 && (
            <Button icon={downloadIcon} onClick={() => exportBundle(null)}>
              Export all (FHIR)
            </Button>
          )
        }
      />
      {open?.kind === 'view' &&
        (open.entry.consultation_id ? (
          <ConsultationDialog
            id={open.entry.consultation_id}
            title={open.entry.diagnosis}
            above={<DiagnosisDetails record={open.entry} />}
            showMessage={(message) => <StoredBubble key={message.id} message={message} />}
            onClose={close}
          />
        ) : (
          <Dialog title={open.entry.diagnosis} subtitle="This entry was saved without a conversation." size="large" onClose={close}>
            <DiagnosisDetails record={open.entry} />
          </Dialog>
        ))}
      {open?.kind === 'export' && (
        <Dialog title="Export" subtitle={open.entry.diagnosis} size="small" onClose={close}>
          <div className="grid gap-2.5">
            <Button look="primary" icon={downloadIcon} onClick={() => downloadReport(open.entry)}>
              PDF report
            </Button>
            <Button icon={documentIcon} onClick={() => exportBundle(open.entry)}>
              FHIR R4 bundle
            </Button>
            <p className="text-sm text-soft">
              The PDF is for you and your doctor to read. The FHIR file is for importing into another health record.
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}
