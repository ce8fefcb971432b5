import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notices.ts'

/** Another secret for the record, for when a device was lost or a recovery file went astray. `onDone`: a new recovery file is offered then. */
export function SignOutElsewhere({ onDone }: { onDone: () => void }) {
  const { session } = useUser()
  const [isBusy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      await session.signOutElsewhere()
      notify({ tone: 'success', text: 'Your record has a new secret. Only this browser opens it now.' })
      onDone()
    } catch {
      notify({ tone: 'failure', text: 'The server did not take your record over, so nothing has changed. Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <p>
        If a device or a recovery file has gone astray, give your record a new secret. Every other browser and every recovery file made so
        far stops opening it. The list of who did what begins anew.
      </p>
      <Button className="justify-self-start" disabled={isBusy} onClick={change}>
        {isBusy ? 'One moment...' : 'Sign out everywhere else'}
      </Button>
    </div>
  )
}
