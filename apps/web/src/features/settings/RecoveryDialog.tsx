import { useState } from 'react'
import { generatePassphrase, writeRecoveryFile } from '../../session/recovery-file.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { SealedFileDialog } from '../../ui/SealedFileDialog.tsx'
import { printSheet, recoverySheet } from './recovery-sheet.ts'

/** Offers the whole vault as one file, sealed under a passphrase made for it. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const { session } = useUser()
  const [passphrase] = useState(generatePassphrase)
  const write = async () => {
    await navigator.storage?.persist?.()
    return writeRecoveryFile(await session.exportRecords(), passphrase)
  }
  const print = () => printSheet(recoverySheet({ passphrase, origin: location.origin, day: new Date().toISOString().slice(0, 10) }))
  return (
    <SealedFileDialog
      title="Keep a recovery file"
      later="Not now"
      fileName="dr-ai-recovery"
      passphrase={passphrase}
      write={write}
      onClose={onClose}
    >
      <p>
        <strong>
          Your record lives in this browser. If the browser's data is cleared and you have no recovery file, the record is lost for good.
        </strong>{' '}
        Nobody, not even the operator of this server, can open it for you. Some browsers (Safari) clear the data of sites that were not
        visited for seven days.
      </p>
      <p>Print this passphrase or write it down, and keep it apart from the file. Whoever has both can open your record.</p>
      <Button className="justify-self-start" onClick={print}>
        Print a recovery sheet
      </Button>
    </SealedFileDialog>
  )
}
