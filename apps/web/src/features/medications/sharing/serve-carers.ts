import type { Session } from '../../../session/create-session.ts'
import { type OpenAccess, openAccessPlace } from '../../../session/open-access.ts'
import { keptItems } from '../../../session/use-kept.ts'
import { follow } from '../../../store/follow.ts'
import { notify } from '../../../ui/notices.ts'
import type { Intake } from '../schedule/intake.ts'
import { intakeCollection } from '../schedule/record-intake.ts'
import { copyMedications } from './copy-medications.ts'
import { takeLogged } from './take-logged.ts'

/** Changes come in flocks; the copy waits for the last one. */
const calm = 2_000
const lookAgain = 120_000

/** While somebody may look at the medications: leaves them a copy after each change, and takes over the doses that they write down. Out: how to stop. */
export function serveCarers(session: Session): () => void {
  const access = keptItems<OpenAccess>(session, openAccessPlace.collection)
  const intaken = keptItems<Intake>(session, intakeCollection)
  const wanted = () => {
    const { medications, user } = session.getState()
    return [access.get()?.[0]?.isOpen ?? false, intaken.get(), medications, user?.name ?? null] as const
  }
  return follow([session, access, intaken], wanted, (isOpen, intakes, medications, name) => {
    if (!isOpen || !intakes) return
    const leave = async () => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const shared = copyMedications(medications, intakes, { name, now: Date.now(), zone })
      await session.call('shareMedications', { body: { shared } }).catch(() => undefined)
    }
    const look = async () => {
      const { logged } = await session.call('listAccess')
      const added = await takeLogged(session, medications, logged)
      if (added > 0) notify({ tone: 'info', text: `${added === 1 ? 'One dose was' : `${added} doses were`} written down by a carer.` })
    }
    const lookQuietly = () => void look().catch(() => undefined)
    const soon = setTimeout(() => void leave(), calm)
    const timer = setInterval(lookQuietly, lookAgain)
    lookQuietly()
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  })
}
