import type { LoggedDose } from '@dr-ai/contract/schemas/access'
import type { Session } from '../../../session/create-session.ts'
import type { Medication } from '../../../session/medication.ts'
import { dosesOn } from '../schedule/doses-due.ts'
import { intakeCollection, recordIntake } from '../schedule/record-intake.ts'

/** Doses of carers that were taken over, so that one which the patient takes back does not come again. */
const takenOver = 'logged-doses'

/**
 * Takes doses that carers wrote down into the patient's own. What the patient said of a dose stands; each is taken over once.
 * Out: how many were new.
 */
export async function takeLogged(session: Session, medications: readonly Medication[], logged: readonly LoggedDose[]): Promise<number> {
  let added = 0
  for (const { dose, medication: medicationId, status, at } of logged) {
    const medication = medications.find(({ id }) => id === medicationId)
    const day = dose.split('|').at(-2) ?? ''
    if (!medication || (await session.vault().read(takenOver, dose))) continue
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const pills = dosesOn(medication, day, zone).find(({ id }) => id === dose)?.pills ?? 0
    const isSaid = (await session.vault().read(intakeCollection, dose)) !== undefined
    if (!isSaid) await recordIntake(session, { id: dose, medicationId, pills }, status, new Date(at))
    await session.keep(takenOver, dose, () => ({ id: dose, at }))
    if (!isSaid) added++
  }
  return added
}
