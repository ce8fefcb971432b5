import { useState } from 'react'
import type { Person } from '../../session/person.ts'
import { generatePassphrase, writeRecoveryFile } from '../../session/recovery-file.ts'
import { useUser } from '../../session/use-user.ts'
import { SealedFileDialog } from '../../ui/SealedFileDialog.tsx'

/** Gives a person's whole record to the person: a file for an account of their own. */
export function HandOverDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { session } = useUser()
  const [passphrase] = useState(generatePassphrase)
  return (
    <SealedFileDialog
      title={`Hand over ${person.name}’s record`}
      later="Cancel"
      fileName="dr-ai-record"
      passphrase={passphrase}
      write={async () => writeRecoveryFile(await session.family.handOver(person), passphrase)}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Save the file and give it to {person.name}, and the passphrase by another way.</li>
        <li>{person.name} makes an account of their own in their own browser, then chooses Settings, “Restore from a recovery file”.</li>
        <li>The record gets a new secret there. From then on this account cannot open it any more.</li>
        <li>When it has arrived, take {person.name} out of this account. Their record on the server stays.</li>
      </ol>
    </SealedFileDialog>
  )
}
