import { useEffect } from 'react'
import { type OpenAccess, openAccessPlace } from '../../../session/open-access.ts'
import { useKept } from '../../../session/use-kept.ts'
import { useUser } from '../../../session/use-user.ts'
import { notify } from '../../../ui/notices.ts'
import type { Intake } from '../schedule/intake.ts'
import { intakeCollection } from '../schedule/record-intake.ts'
import { copyMedications } from './copy-medications.ts'
import { takeLogged } from './take-logged.ts'

/** Changes come in flocks; the copy waits for the last one. */
const calm = 2_000
const lookAgain = 120_000

/** While somebody may look at the medications: leaves them a copy after each change, and takes over the doses that they write down. */
export function useCarers() {
  const { session, medications, user } = useUser()
  const { items: access } = useKept<OpenAccess>(openAccessPlace.collection)
  const { items: intakes } = useKept<Intake>(intakeCollection)
  const isOpen = access?.[0]?.isOpen ?? false
  const name = user?.name ?? null
  useEffect(() => {
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
  }, [session, isOpen, medications, intakes, name])
}
