import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notices.ts'

/** After logging in: what to do with what the visitor did before. */
export function AdoptVisitDialog() {
  const { session, user } = useUser()
  const [isBusy, setBusy] = useState(false)
  const settle = async (isWanted: boolean) => {
    setBusy(true)
    try {
      await session.settleVisit(isWanted)
      if (isWanted) notify({ tone: 'success', text: 'Added to your record.' })
    } catch {
      notify({ tone: 'failure', text: 'The server cannot be reached. Nothing was moved; please try again.' })
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Add your visit to your record?"
      size="small"
      actions={
        <>
          <Button disabled={isBusy} onClick={() => settle(false)}>
            Delete it
          </Button>
          <Button look="primary" disabled={isBusy} onClick={() => settle(true)}>
            Add it
          </Button>
        </>
      }
    >
      <p>
        Before you logged in, something was entered here without an account. Its conversations, documents, saved diagnoses, medications and
        tasks can be added to the record of <strong>{user?.name}</strong>; you find the conversations under “Earlier consultations”. If it
        was somebody else's, delete it.
      </p>
    </Dialog>
  )
}
