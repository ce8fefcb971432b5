import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { ConsultationDialog } from '../features/consultations/ConsultationDialog.tsx'
import { ConsultationsDialog } from '../features/consultations/ConsultationsDialog.tsx'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { clinicalsOf } from '../features/conversation/message.ts'
import { StoredBubble } from '../features/conversation/StoredBubble.tsx'
import type { UploadedDocument } from '../features/documents/create-uploads.ts'
import { DocumentDialog } from '../features/documents/DocumentDialog.tsx'
import { DocumentsDialog } from '../features/documents/DocumentsDialog.tsx'
import { UploadDialog } from '../features/documents/UploadDialog.tsx'
import { ExtractedHistoryDialog } from '../features/extraction/ExtractedHistoryDialog.tsx'
import { downloadReport } from '../features/report/download-report.ts'
import { HandoverDialog } from '../features/report/HandoverDialog.tsx'
import type { HandoverSources } from '../features/report/handover.ts'
import { HealthTasksDialog } from '../features/tasks/HealthTasksDialog.tsx'
import { VoiceSettingsDialog } from '../features/voice/VoiceSettingsDialog.tsx'
import { verdictStory } from '../session/standing.ts'
import { notify } from '../ui/notices.ts'

export type OpenDialog =
  | { kind: 'tasks' }
  | { kind: 'consultations' }
  | { kind: 'consultation'; id: string }
  | { kind: 'voice'; isSupported: boolean; onTest: (phrase: string) => void }
  | { kind: 'upload' }
  | { kind: 'documents' }
  | { kind: 'document'; id: string; from?: 'documents' | 'upload' }
  | { kind: 'extracted'; diagnoses: readonly DiagnosisRecord[] }
  | { kind: 'handover'; sources: HandoverSources; onDownload: (worries: string) => Promise<void> }

interface ChatDialogsProps {
  dialog: OpenDialog
  conversation: Conversation
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
  /** An earlier conversation goes on. */
  onResumed?: () => void
}

/** The dialogs of the consultation room, one at a time. */
export function ChatDialogs({ dialog, conversation, onOpen, onClose, onResumed }: ChatDialogsProps) {
  switch (dialog.kind) {
    case 'tasks':
      return <HealthTasksDialog onClose={onClose} />
    case 'consultations':
      return (
        <ConsultationsDialog
          onView={(id) => onOpen({ kind: 'consultation', id })}
          onResume={async (id) => {
            try {
              await conversation.resume(id)
              onClose()
              onResumed?.()
            } catch {
              notify({ tone: 'failure', text: 'The consultation could not be loaded. Please try again.' })
            }
          }}
          onResumeKept={async (id) => {
            await conversation.resumeKept(id)
            onClose()
            onResumed?.()
          }}
          onClose={onClose}
        />
      )
    case 'consultation':
      return (
        <ConsultationDialog
          id={dialog.id}
          showMessage={(message) => <StoredBubble key={message.id} message={message} />}
          onClose={() => onOpen({ kind: 'consultations' })}
        />
      )
    case 'voice':
      return <VoiceSettingsDialog isSupported={dialog.isSupported} onTest={dialog.onTest} onClose={onClose} />
    case 'upload':
      return (
        <UploadDialog
          onUploaded={(document) => void showDocument(conversation, document)}
          onView={(id) => onOpen({ kind: 'document', id, from: 'upload' })}
          onList={() => onOpen({ kind: 'documents' })}
          onClose={onClose}
        />
      )
    case 'documents':
      return (
        <DocumentsDialog
          onView={(id) => onOpen({ kind: 'document', id, from: 'documents' })}
          onUpload={() => onOpen({ kind: 'upload' })}
          onClose={onClose}
        />
      )
    case 'document': {
      const { from } = dialog
      return <DocumentDialog id={dialog.id} onClose={from ? () => onOpen({ kind: from }) : onClose} />
    }
    case 'handover':
      return <HandoverDialog sources={dialog.sources} onDownload={dialog.onDownload} onClose={onClose} />
    case 'extracted':
      return (
        <ExtractedHistoryDialog
          diagnoses={dialog.diagnoses}
          story={verdictStory(clinicalsOf(conversation.getState().messages))}
          onExport={downloadReport}
          onClose={onClose}
        />
      )
  }
}

/** The file's bubble, then what the doctor says of it. */
async function showDocument(conversation: Conversation, { name, message, documentId }: UploadedDocument) {
  const at = new Date().toISOString()
  await conversation.add({ kind: 'document', id: `document-${documentId}`, at, text: name })
  await conversation.add({ kind: 'document-analysis', id: `document-analysis-${documentId}`, at, text: message, documentId })
}
