import { useState } from 'react'
import { type KeptConversation, keptCollection } from '../../session/kept-conversations.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { useAnswer } from '../../ui/use-answer.ts'

/** Conversations that are kept on this device alone; nothing where there are none. */
export function KeptConversations({ onResume }: { onResume: (id: string) => Promise<void> }) {
  const { session } = useUser()
  const [toDelete, setToDelete] = useState<KeptConversation | null>(null)
  const [asked, , load] = useAnswer(async () => {
    const all = await session.vault().list<KeptConversation>(keptCollection)
    return all.sort((a, b) => (a.at < b.at ? 1 : -1))
  })
  const kept = asked.kind === 'here' ? asked.answer : []
  const resume = (id: string) => onResume(id).catch(() => notify({ tone: 'failure', text: 'The conversation could not be opened.' }))
  if (kept.length === 0) return null
  return (
    <section aria-label="Kept on this device" className="mb-4 grid gap-2.5">
      <h3 className="font-bold">Kept on this device</h3>
      <p className="text-sm text-soft">The server does not have these. They go when everything on this device is deleted.</p>
      <ul className="grid gap-2.5">
        {kept.map((each) => (
          <li key={each.id} className="grid gap-2 rounded-card border border-line p-3.5">
            <strong>{each.complaint}</strong>
            <p className="text-sm text-soft">
              {formatDate(each.at)} · {each.said} of your messages
            </p>
            <div className="flex flex-wrap justify-between gap-2">
              <Button onClick={() => void resume(each.id)}>Continue</Button>
              <IconButton label={`Delete conversation: ${each.complaint}`} icon={trashIcon} onClick={() => setToDelete(each)} />
            </div>
          </li>
        ))}
      </ul>
      {toDelete && (
        <ConfirmDialog
          title="Delete conversation?"
          question="It is kept nowhere else."
          confirm="Delete"
          onConfirm={() => session.keep(keptCollection, toDelete.id, () => undefined).then(load)}
          onClose={() => setToDelete(null)}
        />
      )}
    </section>
  )
}
