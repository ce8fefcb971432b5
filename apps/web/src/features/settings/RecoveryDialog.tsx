import { useState } from 'react'
import { generatePassphrase, writeRecoveryFile } from '../../session/recovery-file.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Offers the whole vault as one file, sealed under a passphrase made for it. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const { session } = useUser()
  const [passphrase] = useState(generatePassphrase)
  const [isSaved, setSaved] = useState(false)
  const save = async () => {
    await navigator.storage?.persist?.()
    const text = await writeRecoveryFile(await session.exportRecords(), passphrase)
    saveFile(new Blob([text], { type: 'application/json' }), `dr-ai-recovery-${new Date().toISOString().slice(0, 10)}.json`)
    setSaved(true)
  }
  return (
    <Dialog
      title="Keep a recovery file"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isSaved ? 'Done' : 'Not now'}</Button>
          <Button look="primary" icon={downloadIcon} onClick={save}>
            Save the file
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          <strong>
            Your record lives in this browser. If the browser's data is cleared and you have no recovery file, the record is lost for good.
          </strong>{' '}
          Nobody, not even the operator of this server, can open it for you. Some browsers (Safari) clear the data of sites that were not
          visited for seven days.
        </p>
        <p>Write this passphrase down and keep it apart from the file. Whoever has both can open your record.</p>
        <p
          className="rounded-xl border border-line bg-raised p-4 text-center font-mono text-lg tracking-wide select-all"
          data-testid="passphrase"
        >
          {passphrase}
        </p>
        {isSaved && (
          <p role="status" className="font-medium text-green">
            The file was saved. It opens with this passphrase alone.
          </p>
        )}
      </div>
    </Dialog>
  )
}
