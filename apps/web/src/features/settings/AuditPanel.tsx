import type { AuditLink, AuditVerdict } from '@dr-ai/contract/audit'
import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { describeLink } from './describe-link.ts'
import { verifyTrail } from './verify-trail.ts'

/** Lines shown at first; all of them are verified. */
const shownAtFirst = 20

/** The audit trail: fetched and verified on this device when the patient asks for it. */
export function AuditPanel() {
  const { session } = useUser()
  const [trail, setTrail] = useState<{ entries: AuditLink[]; verdict: AuditVerdict } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isLong, setLong] = useState(false)

  async function verify() {
    const { access } = session.getState()
    if (access.kind !== 'open') return
    setBusy(true)
    try {
      setTrail(await verifyTrail(session, access.patient))
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  const newestFirst = trail?.entries.toReversed() ?? []
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-soft">
        The server writes a line for every change to your record and every reading of it. The lines are chained under your own key, so that
        this device notices when one was changed or taken out.
      </p>
      <Button onClick={verify} disabled={isBusy} className="justify-self-start">
        {isBusy ? 'One moment...' : 'Verify the record'}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-red">
          The server did not answer. Please try again.
        </p>
      )}
      {trail && !hasFailed && <Verdict verdict={trail.verdict} count={trail.entries.length} />}
      {newestFirst.length > 0 && (
        <ol className="grid gap-1 text-[0.9375rem]" aria-label="What was done, the newest first">
          {newestFirst.slice(0, isLong ? undefined : shownAtFirst).map((entry) => (
            <li key={entry.index} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1">
              <span>{describeLink(entry)}</span>
              <time dateTime={entry.at} className="text-soft">
                {new Date(entry.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </li>
          ))}
        </ol>
      )}
      {!isLong && newestFirst.length > shownAtFirst && (
        <Button look="quiet" onClick={() => setLong(true)} className="justify-self-start">
          Show all {newestFirst.length} lines
        </Button>
      )}
    </div>
  )
}

function Verdict({ verdict, count }: { verdict: AuditVerdict; count: number }) {
  if (verdict.kind === 'whole')
    return (
      <p role="status" className="font-medium text-green">
        {count === 0 ? 'Nothing was written yet.' : `Verified: all ${count} lines are whole and none is missing.`}
      </p>
    )
  return (
    <p role="alert" className="font-medium text-red">
      {verdict.kind === 'broken'
        ? `Line ${verdict.index + 1} was changed, or a line before it was taken out. Someone has meddled with the server's database.`
        : 'Lines that this device has seen before are gone. Someone has put an older state of the database in place, or taken them out.'}
    </p>
  )
}
