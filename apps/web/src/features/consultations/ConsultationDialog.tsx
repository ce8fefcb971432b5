import type { StoredMessage } from '@dr-ai/contract/schemas/consultations'
import type { ReactNode } from 'react'
import { useUser } from '../../session/use-user.ts'
import { viewConsultation } from '../../session/view-consultation.ts'
import { DamagedNote } from '../../ui/DamagedNote.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { useAnswer } from '../../ui/use-answer.ts'

interface ConsultationDialogProps {
  id: string
  /** How a message is shown: the conversation's own bubbles. */
  showMessage: (message: StoredMessage) => ReactNode
  /** What stands above the transcript. */
  above?: ReactNode
  title?: string
  onClose: () => void
}

/** A whole consultation: transcript, findings and reasons. */
export function ConsultationDialog({ id, showMessage, above, title = 'Consultation', onClose }: ConsultationDialogProps) {
  const { session } = useUser()
  const [asked] = useAnswer(() => viewConsultation(session, id))
  const subtitle =
    asked.kind === 'here' ? `${formatDate(asked.answer.consultation.startedAt)}, ${asked.answer.messages.length} messages` : undefined
  return (
    <Dialog title={title} {...(subtitle && { subtitle })} size="large" onClose={onClose}>
      <div className="grid gap-5">
        {above}
        {asked.kind === 'waiting' && <p role="status">Loading...</p>}
        {asked.kind === 'failed' && <p className="text-soft">The conversation behind this entry is not available any more.</p>}
        {asked.kind === 'here' && (
          <>
            <DamagedNote count={asked.answer.damaged} names={['message', 'messages']} />
            <div className="grid gap-3">{asked.answer.messages.map(showMessage)}</div>
          </>
        )}
      </div>
    </Dialog>
  )
}
