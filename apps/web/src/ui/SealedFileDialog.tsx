import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { downloadIcon } from './icons.ts'
import { saveFile } from './save-file.ts'

interface SealedFileDialogProps {
  title: string
  /** The button that closes the dialog before anything was saved. */
  later: string
  /** Without its date and ending. */
  fileName: string
  passphrase: string
  /** The text of the file, sealed under the passphrase. */
  write: () => Promise<string>
  onClose: () => void
  /** What the file is for. */
  children: ReactNode
}

/** Saves a record as a file, and shows the passphrase that opens it. */
export function SealedFileDialog({ title, later, fileName, passphrase, write, onClose, children }: SealedFileDialogProps) {
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  const save = async () => {
    try {
      saveFile(new Blob([await write()], { type: 'application/json' }), `${fileName}-${new Date().toISOString().slice(0, 10)}.json`)
      setOutcome('saved')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{outcome === 'saved' ? 'Done' : later}</Button>
          <Button look="primary" icon={downloadIcon} onClick={save}>
            Save the file
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {children}
        <p
          className="rounded-xl border border-line bg-raised p-4 text-center font-mono text-lg tracking-wide select-all"
          data-testid="passphrase"
        >
          {passphrase}
        </p>
        {outcome === 'saved' && (
          <p role="status" className="font-medium text-green">
            The file was saved. It opens with this passphrase alone.
          </p>
        )}
        {outcome === 'failed' && (
          <p role="alert" className="font-medium text-red">
            The file could not be made. Please try again.
          </p>
        )}
      </div>
    </Dialog>
  )
}
