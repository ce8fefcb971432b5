import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import type { Session } from '../../session/create-session.ts'
import { completeMedication, type Medication } from '../../session/medication.ts'
import { emptySession } from '../../session/session-state.ts'
import { emptyProfile, type Profile } from '../../session/settings.ts'
import type { Task } from '../../session/task.ts'
import { addToProfile, offerOf, stoppedBy } from './offer-of.ts'

const followUp = {
  kind: 'follow-up',
  name: 'blood test at the surgery in 6 weeks.',
  date: '2026-12-04',
  page: 2,
  review: 'accepted',
} as DocumentFinding

test('an appointment of a letter becomes one health task, with its day and where it stands', () => {
  const added: Task[] = []
  const session = { addTask: async (task: Task) => void added.push(task) } as unknown as Session
  const offer = offerOf(session, emptySession, followUp, 'letter.pdf')
  expect(offer).toMatchObject({ label: 'Add to health tasks', isDone: false })
  offer?.run()
  expect(added).toMatchObject([
    {
      title: 'Blood test at the surgery in 6 weeks',
      description: expect.stringMatching(/^On .*4.*2026/),
      source: 'From letter.pdf, page 2',
      completed: false,
    },
  ])
  expect(offerOf(session, { ...emptySession, tasks: added }, followUp, 'letter.pdf')).toMatchObject({
    label: 'In your health tasks',
    isDone: true,
  })
  expect(offerOf(session, emptySession, { ...followUp, review: 'unconfirmed' }, 'letter.pdf')).toBeNull()
})

test('allergies and diagnoses of a paper are added to the profile that is kept, each once', () => {
  let kept: Profile | undefined = { ...emptyProfile, allergies: ['latex'] }
  const session = {
    keep: async (_collection: string, _id: string, change: (current: Profile | undefined) => Profile | undefined) => {
      kept = change(kept)
    },
  } as unknown as Session
  const found = (kind: DocumentFinding['kind'], name: string) => ({ ...followUp, kind, name }) as DocumentFinding
  addToProfile(session, emptyProfile, [found('allergy', 'Penicillin'), found('allergy', 'Latex'), found('diagnosis', 'Asthma')])
  addToProfile(session, emptyProfile, [found('allergy', 'penicillin'), found('medication', 'Aspirin')])
  addToProfile(session, emptyProfile, [found('diagnosis', 'family history of gout')])
  expect(kept).toEqual({ ...emptyProfile, allergies: ['latex', 'Penicillin'], conditions: ['Asthma'] })
})

const changed = {
  kind: 'medication',
  name: 'Bisoprolol',
  value: '5 mg',
  dosage: '5 mg',
  frequency: 'Daily',
  change: { kind: 'changed', from: '2.5 mg' },
  page: 1,
  review: 'accepted',
} as DocumentFinding

test('a dose that a letter changes is changed on the list, and the medicine is not added a second time', () => {
  const kept: Medication[] = []
  const session = { updateMedication: async (medication: Medication) => void kept.push(medication) } as unknown as Session
  const listed = completeMedication({ id: 'b', name: 'bisoprolol', dosage: '2.5 mg', frequency: 'Daily' })
  const offer = offerOf(session, { ...emptySession, medications: [listed] }, changed, 'letter.pdf')
  expect(offer).toMatchObject({ label: 'Change to 5 mg in my medications', isDone: false })
  offer?.run()
  expect(kept).toMatchObject([{ id: 'b', dosage: '5 mg', isActive: true, notes: 'Changed from 2.5 mg: letter.pdf, page 1.' }])
  expect(offerOf(session, { ...emptySession, medications: kept }, changed, 'letter.pdf')).toMatchObject({ isDone: true })
})

test('a medicine that a letter stops is no longer taken, and what was due before stays as it was', () => {
  const listed = completeMedication({ id: 'r', name: 'Ramipril', dosage: '5 mg', frequency: 'Daily' })
  expect(stoppedBy(listed, { name: 'ramipril', page: 2, snippet: 'Stopped: ramipril' }, 'letter.pdf')).toMatchObject({
    isActive: false,
    notes: 'Stopped: letter.pdf, page 2.',
    formerSchedules: [{ schedule: { kind: 'times' } }],
  })
})
