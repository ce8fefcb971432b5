import { familyPrefix } from '@dr-ai/clinic/records/remembered-document'
import type { DocumentFinding, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import type { Session } from '../../session/create-session.ts'
import { type Frequency, frequencies, type Medication } from '../../session/medication.ts'
import { changedMedication } from '../../session/schedule-of.ts'
import type { SessionState } from '../../session/session-state.ts'
import type { Profile } from '../../session/settings.ts'
import type { Task } from '../../session/task.ts'
import { formatDate } from '../../ui/format-date.ts'

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The frequency that a paper gives, where it is one of ours. */
export const readFrequency = ({ frequency }: Pick<DocumentFinding, 'frequency'>): Frequency | undefined =>
  frequencies.find((each) => same(each, frequency ?? ''))

/** The medication that an accepted finding becomes. Days are local calendar days. */
export function medicationFrom(finding: DocumentFinding, documentName: string, id: string, today: string): Medication {
  const frequency = readFrequency(finding)
  const note = frequency || !finding.frequency ? '' : ` How often: ${finding.frequency}.`
  return {
    id,
    name: finding.name,
    dosage: finding.dosage ?? finding.value ?? '',
    frequency: frequency ?? 'As needed',
    ...(!frequency && { isFrequencyUnknown: true }),
    prescribedBy: finding.prescriber ?? '',
    startDate: today,
    endDate: '',
    expiryDate: '',
    stock: 0,
    isStockUnknown: true,
    notes: `From ${documentName}, page ${finding.page}.${finding.route ? ` Taken: ${finding.route}.` : ''}${note}${frequency ? '' : ' Please enter how often it is taken.'}`,
    isActive: true,
  }
}

const spaceless = (dose: string): string => dose.toLowerCase().replace(/\s/g, '')

/** The medicine of the list whose dose a paper has changed; undefined where it stands there in that dose already. */
const inFormerDose = (medications: readonly Medication[], { name, value, change }: DocumentFinding): Medication | undefined =>
  change?.kind === 'changed' && value !== null
    ? medications.find((each) => each.isActive && same(each.name, name) && !spaceless(each.dosage).startsWith(spaceless(value)))
    : undefined

const withNote = ({ notes }: Medication, note: string): string => [notes, note].filter(Boolean).join(' ')

/** A medication in the dose, and as often, as a paper says by now. */
function inNewDose(medication: Medication, finding: DocumentFinding, documentName: string): Medication {
  const frequency = readFrequency(finding) ?? medication.frequency
  const { schedule, ...rest } = medication
  const next: Medication = {
    ...rest,
    dosage: finding.dosage ?? finding.value ?? medication.dosage,
    frequency,
    // The patient's own times are those of the former frequency.
    ...(schedule && frequency === medication.frequency && { schedule }),
    notes: withNote(medication, `Changed from ${medication.dosage}: ${documentName}, page ${finding.page}.`),
  }
  return changedMedication(medication, next, new Date())
}

/** A medication that a paper says was stopped: no longer taken, with the paper named beside it. */
export function stoppedBy(medication: Medication, { page }: StoppedMedicine, documentName: string): Medication {
  const next = { ...medication, isActive: false, notes: withNote(medication, `Stopped: ${documentName}, page ${page}.`) }
  return changedMedication(medication, next, new Date())
}

/** The health task that an appointment or check of a paper becomes; the day that the paper gives stands in it. */
export function taskFrom({ name, date, page }: DocumentFinding, documentName: string, id: string): Task {
  const text = name.replace(/[.\s]+$/, '')
  return {
    id,
    type: 'other',
    title: text.charAt(0).toUpperCase() + text.slice(1),
    description: date ? `On ${formatDate(date)}` : '',
    priority: 'medium',
    duration: '',
    frequency: '',
    completed: false,
    completedAt: null,
    source: `From ${documentName}, page ${page}`,
  }
}

/** Where an accepted finding can go: a medicine into the tracker, an allergy or a diagnosis into the profile, what is to be done into the health tasks. null: nowhere. */
export function offerOf(
  session: Session,
  state: Pick<SessionState, 'medications' | 'profile' | 'tasks'>,
  finding: DocumentFinding,
  documentName: string,
): { label: string; isDone: boolean; run: () => void } | null {
  if (finding.review === 'unconfirmed' || finding.review === 'rejected') return null
  const { medications, profile, tasks } = state
  if (finding.kind === 'medication') {
    const former = inFormerDose(medications, finding)
    if (former) {
      const run = () => void session.updateMedication(inNewDose(former, finding, documentName))
      return { label: `Change to ${finding.value} in my medications`, isDone: false, run }
    }
    const isDone = medications.some(({ name, isActive }) => isActive && same(name, finding.name))
    const run = () => {
      const now = new Date()
      const today = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
      void session.addMedication(medicationFrom(finding, documentName, crypto.randomUUID(), today))
    }
    return { label: isDone ? 'In your medications' : 'Add to medications', isDone, run }
  }
  if (finding.kind === 'follow-up') {
    const task = taskFrom(finding, documentName, crypto.randomUUID())
    const isDone = tasks.some(({ title, completed }) => !completed && same(title, task.title))
    return { label: isDone ? 'In your health tasks' : 'Add to health tasks', isDone, run: () => void session.addTask(task) }
  }
  const list = listOf(finding)
  if (list === null) return null
  const isDone = profile[list].some((each) => same(each, finding.name))
  const run = () => addToProfile(session, profile, [finding])
  return { label: isDone ? 'In your profile' : 'Add to profile', isDone, run }
}

/** An illness of the family is none of the patient's own. */
const listOf = ({ kind, name }: DocumentFinding): 'allergies' | 'conditions' | null =>
  kind === 'allergy' ? 'allergies' : kind === 'diagnosis' && !name.startsWith(familyPrefix) ? 'conditions' : null

/** Adds allergies and diagnoses to the profile, each once; `profile` is the one that counts where none is kept yet. */
export function addToProfile(session: Session, profile: Profile, findings: readonly DocumentFinding[]): void {
  void session.keep<Profile>('profile', 'profile', (kept) => {
    const grown = { ...(kept ?? profile) }
    for (const finding of findings) {
      const list = listOf(finding)
      if (list !== null && !grown[list].some((each) => same(each, finding.name))) grown[list] = [...grown[list], finding.name]
    }
    return grown
  })
}
