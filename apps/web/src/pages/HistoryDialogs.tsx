import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { ConsultationDialog } from '../features/consultations/ConsultationDialog.tsx'
import { StoredBubble } from '../features/conversation/StoredBubble.tsx'
import { downloadReport } from '../features/report/download-report.ts'
import { Button } from '../ui/Button.tsx'
import { DiagnosisDetails } from '../ui/DiagnosisDetails.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { documentIcon, downloadIcon } from '../ui/icons.ts'

export type OpenEntry = { kind: 'view' | 'export'; entry: HistoryEntry }

interface HistoryDialogsProps {
  open: OpenEntry
  onExportBundle: (entry: HistoryEntry) => void
  onClose: () => void
}

/** One past consultation: the whole of it, or as a file. */
export function HistoryDialogs({ open: { kind, entry }, onExportBundle, onClose }: HistoryDialogsProps) {
  if (kind === 'export') {
    return (
      <Dialog title="Export" subtitle={entry.diagnosis} size="small" onClose={onClose}>
        <div className="grid gap-2.5">
          <Button look="primary" icon={downloadIcon} onClick={() => downloadReport(entry)}>
            PDF report
          </Button>
          <Button icon={documentIcon} onClick={() => onExportBundle(entry)}>
            FHIR R4 bundle
          </Button>
          <p className="text-sm text-soft">
            The PDF is for you and your doctor to read. The FHIR file is for importing into another health record.
          </p>
        </div>
      </Dialog>
    )
  }
  if (entry.consultation_id) {
    return (
      <ConsultationDialog
        id={entry.consultation_id}
        title={entry.diagnosis}
        above={<DiagnosisDetails record={entry} />}
        showMessage={(message) => <StoredBubble key={message.id} message={message} />}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={entry.diagnosis} subtitle="This entry was saved without a conversation." size="large" onClose={onClose}>
      <DiagnosisDetails record={entry} />
    </Dialog>
  )
}
