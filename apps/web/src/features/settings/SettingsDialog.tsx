import { type ReactNode, useState } from 'react'
import { dropSharedFiles } from '../../session/pocket/shared-files.ts'
import { useUser } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notices.ts'
import { GeneralPart } from './GeneralPart.tsx'
import { OfflinePart } from './OfflinePart.tsx'
import { OutsideModelPart } from './OutsideModelPart.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RecordPart } from './RecordPart.tsx'
import { RecoveryDialog } from './RecoveryDialog.tsx'

/** Country, look, locking, what the doctor should know, and what happens to the record. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { session, persons } = useUser()
  const [isRecoveryOpen, setRecoveryOpen] = useState(false)
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const deleteAll = async () => {
    try {
      await session.deleteEverything()
      await dropSharedFiles()
      notify({ tone: 'success', text: 'Everything was deleted, here and on the server.' })
      onClose()
    } catch {
      notify({ tone: 'failure', text: 'The server could not delete your record, so nothing was deleted here either. Please try again.' })
    }
  }
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className="grid gap-6">
        <Part title="General">
          <GeneralPart />
        </Part>
        <Part title="About you">
          <ProfileForm />
        </Part>
        <Part title="Outside model">
          <OutsideModelPart />
        </Part>
        <Part title="Without a network">
          <OfflinePart />
        </Part>
        <Part title="Your record">
          <RecordPart onRecover={() => setRecoveryOpen(true)} onDelete={() => setDeleteOpen(true)} />
        </Part>
      </div>
      {isRecoveryOpen && <RecoveryDialog onClose={() => setRecoveryOpen(false)} />}
      {isDeleteOpen && (
        <ConfirmDialog
          title="Delete everything?"
          question={[
            'Conversations, history, documents, medications, tasks and, if you are signed in, the account itself are deleted here and on the server.',
            persons.length > 0 && `The records of ${persons.map(({ name }) => name).join(', ')} are deleted with it.`,
            'This cannot be undone.',
          ]
            .filter(Boolean)
            .join(' ')}
          confirm="Delete everything"
          onConfirm={deleteAll}
          onClose={() => setDeleteOpen(false)}
        />
      )}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}
