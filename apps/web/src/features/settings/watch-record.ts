import { loadChunk } from '../../api/load-chunk.ts'
import type { Session } from '../../session/create-session.ts'
import type { Patient } from '../../session/patient.ts'
import { follow } from '../../store/follow.ts'
import { notify } from '../../ui/notices.ts'

const where = 'Settings, "Activity log", shows it line by line.'

/** Compares the record on the server with what this device saw last, each time it is opened, and says so where somebody has meddled with it. Out: how to stop. */
export function watchRecord(session: Session): () => void {
  const patientOf = (): readonly [Patient | null] => {
    const { access } = session.getState()
    return [access.kind === 'open' ? access.patient : null]
  }
  return follow([session], patientOf, (patient) => {
    if (patient !== null) void tellOfMeddling(session, patient)
    return undefined
  })
}

async function tellOfMeddling(session: Session, patient: Patient): Promise<void> {
  try {
    const { checkTrail } = await loadChunk('trail', () => import('./verify-trail.ts'))
    const { verdict, found } = await checkTrail(session, patient)
    if (verdict.kind !== 'whole')
      notify({
        tone: 'failure',
        text: `Your record on the server is not as this device last saw it. Someone may have meddled with it. ${where}`,
      })
    else if (found.length > 0)
      notify({
        tone: 'failure',
        text: `Someone has changed your record behind the server's back: ${found.length === 1 ? 'one entry is' : `${found.length} entries are`} not as you left them. ${where}`,
      })
  } catch {
    // Without the server, or after the session has ended, there is nothing to compare.
  }
}
