import type { Session } from '../../session/create-session.ts'
import { notify } from '../../ui/notices.ts'
import { emptyDraft, medicationOf } from './medication-draft.ts'
import { makeMedicationId } from './medication-id.ts'
import { localDay } from './schedule/local-time.ts'

type Keeper = Pick<Session, 'getState' | 'addMedication' | 'removeMedication'>

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Asks once whether the medicines that were named in the chat shall be added to the list. Nothing is added without a yes; a medicine that is on the list
 * by that name is not asked about.
 */
export function offerMedications(session: Keeper, named: readonly string[]): void {
  const kept = session.getState().medications.map(({ name }) => name.toLowerCase())
  const names = named.filter((name) => name.trim() !== '' && !kept.some((each) => each.includes(name.toLowerCase())))
  if (names.length === 0) return
  const [them, add] = names.length === 1 ? ['it', 'Add'] : ['them', 'Add all']
  notify({
    tone: 'info',
    text: `You mentioned ${listed.format(names)}. Add ${them} to your medications?`,
    action: { label: add, run: () => void addAll(session, names) },
  })
}

async function addAll(session: Keeper, names: readonly string[]) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const medications = names.map((name) => {
    const draft = { ...emptyDraft(localDay(Date.now(), zone)), name: capitalised(name), dosage: 'Dosage not given', frequency: null }
    return medicationOf(draft, makeMedicationId(), { addedAt: new Date().toISOString() })
  })
  for (const medication of medications) await session.addMedication(medication)
  const [are, their] = names.length === 1 ? ['is', 'its dosage'] : ['are', 'their dosages']
  notify({
    tone: 'success',
    text: `${capitalised(listed.format(names))} ${are} on your list. Please check ${their} and times under Medications.`,
    action: {
      label: 'Undo',
      run: () =>
        void removeAll(
          session,
          medications.map(({ id }) => id),
        ),
    },
  })
}

async function removeAll(session: Keeper, ids: readonly string[]) {
  for (const id of ids) await session.removeMedication(id)
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
