import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirm: string
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

/** Asks before something that cannot be undone; stays open while it is being done. */
export function ConfirmDialog({ title, question, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={async () => {
              setBusy(true)
              await onConfirm()
              onClose()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
