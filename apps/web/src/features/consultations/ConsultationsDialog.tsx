import type { ConsultationSummary } from '@dr-ai/contract/schemas/consultations'
import { useState } from 'react'
import { readPages } from '../../api/read-pages.ts'
import { useUser } from '../../session/use-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DamagedNote } from '../../ui/DamagedNote.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { listIcon, trashIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { KeptConversations } from './KeptConversations.tsx'

interface ConsultationsDialogProps {
  onView: (id: string) => void
  onResume: (id: string) => Promise<void>
  /** Goes on with one that is kept on this device. */
  onResumeKept: (id: string) => Promise<void>
  onClose: () => void
}

/** Earlier consultations: look at one, go on with it, or delete it. */
export function ConsultationsDialog({ onView, onResume, onResumeKept, onClose }: ConsultationsDialogProps) {
  const { session, currentSession } = useUser()
  const [asked, set] = useAnswer(async () => {
    const pages = await readPages((query) => session.call('listConsultations', { query }))
    return { consultations: pages.flatMap((page) => page.consultations), damaged: pages.flatMap((page) => page.damaged ?? []).length }
  })
  const [toDelete, setToDelete] = useState<ConsultationSummary | null>(null)
  const { consultations, damaged } = asked.kind === 'here' ? asked.answer : { consultations: [], damaged: 0 }
  const remove = async (id: string) => {
    try {
      await session.call('deleteConsultation', { parameters: { id } })
      set({ consultations: consultations.filter((each) => each.id !== id), damaged })
    } catch {
      notify({ tone: 'failure', text: 'Failed to delete the consultation. Please try again.' })
    }
  }
  return (
    <Dialog title="Earlier consultations" onClose={onClose}>
      <KeptConversations onResume={onResumeKept} />
      {asked.kind === 'waiting' && <p role="status">Loading...</p>}
      {asked.kind === 'failed' && <p role="alert">The consultations could not be loaded. Please check your connection and try again.</p>}
      {asked.kind === 'here' && consultations.length === 0 && damaged === 0 && (
        <EmptyState icon={listIcon} title="No consultations yet" hint="Your conversations with the doctor will be listed here." />
      )}
      <DamagedNote count={damaged} names={['consultation', 'consultations']} />
      <ul className="grid gap-2.5 not-first:mt-3">
        {consultations.map((each) => (
          <li key={each.id} className="grid gap-2 rounded-card border border-line p-3.5">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="grow">{each.complaint || each.leadingCause || 'Consultation'}</strong>
              {each.id === currentSession && <Badge tone="accent">Now open</Badge>}
            </p>
            <p className="text-sm text-soft">
              {formatDate(each.startedAt)} · {each.messages} messages{each.leadingCause ? ` · ${each.leadingCause}` : ''}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => onView(each.id)}>View</Button>
              {each.id !== currentSession && <Button onClick={() => onResume(each.id)}>Continue</Button>}
              <span className="grow" />
              <IconButton
                label={`Delete consultation: ${each.complaint || formatDate(each.startedAt)}`}
                icon={trashIcon}
                onClick={() => setToDelete(each)}
              />
            </div>
          </li>
        ))}
      </ul>
      {toDelete && (
        <ConfirmDialog
          title="Delete consultation?"
          question="Its messages are deleted on the server. Diagnoses you saved to the medical history stay."
          confirm="Delete"
          onConfirm={() => remove(toDelete.id)}
          onClose={() => setToDelete(null)}
        />
      )}
    </Dialog>
  )
}
