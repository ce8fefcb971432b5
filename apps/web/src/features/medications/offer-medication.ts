import type { Session } from '../../session/create-session.ts'
import { notify } from '../../ui/notices.ts'
import { emptyDraft, medicationOf } from './medication-draft.ts'
import { makeMedicationId } from './medication-id.ts'
import { localDay } from './schedule/local-time.ts'

type Keeper = Pick<Session, 'getState' | 'addMedication' | 'removeMedication'>

/**
 * Asks whether a medicine that was named elsewhere (in the chat, in a document) shall be added to the list. Nothing is added without a yes.
 * Out: whether it was asked; a medicine that is on the list by that name is not asked about.
 */
export function offerMedication(session: Keeper, { name, dosage = '' }: { name: string; dosage?: string }): boolean {
  const isListed = session.getState().medications.some((each) => each.name.toLowerCase().includes(name.toLowerCase()))
  if (isListed || name.trim() === '') return false
  notify({
    tone: 'info',
    text: `You mentioned ${name}. Add it to your medications?`,
    action: { label: 'Add', run: () => void add(session, name.charAt(0).toUpperCase() + name.slice(1), dosage) },
  })
  return true
}

async function add(session: Keeper, name: string, dosage: string) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const draft = { ...emptyDraft(localDay(Date.now(), zone)), name, dosage: dosage || 'Dosage not given', frequency: null }
  const medication = medicationOf(draft, makeMedicationId(), { addedAt: new Date().toISOString() })
  await session.addMedication(medication)
  notify({
    tone: 'success',
    text: `${name} is on your list. Please check its dosage and times under Medications.`,
    action: { label: 'Undo', run: () => void session.removeMedication(medication.id) },
  })
}
