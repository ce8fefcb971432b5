import { useState } from 'react'
import type { Person } from '../../session/person.ts'
import { generatePassphrase, writeRecoveryFile } from '../../session/recovery-file.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Gives a person's whole record to the person: a file for an account of their own. */
export function HandOverDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { session } = useUser()
  const [passphrase] = useState(generatePassphrase)
  const [isSaved, setSaved] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    try {
      const text = await writeRecoveryFile(await session.family.handOver(person), passphrase)
      saveFile(new Blob([text], { type: 'application/json' }), `dr-ai-record-${new Date().toISOString().slice(0, 10)}.json`)
      setSaved(true)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog
      title={`Hand over ${person.name}’s record`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isSaved ? 'Done' : 'Cancel'}</Button>
          <Button look="primary" icon={downloadIcon} onClick={save}>
            Save the file
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ol className="grid list-decimal gap-2 pl-5">
          <li>Save the file and give it to {person.name}, and the passphrase by another way.</li>
          <li>{person.name} makes an account of their own in their own browser, then chooses Settings, “Restore from a recovery file”.</li>
          <li>The record gets a new secret there. From then on this account cannot open it any more.</li>
          <li>When it has arrived, take {person.name} out of this account. Their record on the server stays.</li>
        </ol>
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
        {hasFailed && (
          <p role="alert" className="font-medium text-red">
            The file could not be made. Please try again.
          </p>
        )}
      </div>
    </Dialog>
  )
}
