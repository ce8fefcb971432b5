import type { ConsultationCase } from '../case/case.ts'
import type { Hearing } from '../hear/hearing.ts'
import type { Judgement } from '../judge/judge.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import type { PastDiagnosis } from '../records/past-diagnosis.ts'
import type { SecondPatient } from './second-patient.ts'

/** Everything that planning one reply works with. */
export interface TurnState {
  base: KnowledgeBase
  before: ConsultationCase
  /** The case after this message: what was heard is in it, and what was judged. */
  now: ConsultationCase
  words: string
  /** Somebody else who was spoken of in this message and waits for a turn. */
  second: SecondPatient | null
  heard: Hearing
  judged: Judgement
  documents: readonly RememberedDocument[]
  /** ISO time, where it is known. */
  time: string | null
  /** The entries of the patient's history. */
  history: readonly PastDiagnosis[]
}

const backgroundKinds: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])

/** Whether a complaint is none by itself: an illness known for long, a risk, a medicine. */
export function isBackground({ findings }: Pick<KnowledgeBase, 'findings'>, id: string): boolean {
  return backgroundKinds.has(findings.get(id)?.kind ?? '')
}

/** Whether the message told something of the patient. */
export function carriesNews({ heard }: Pick<TurnState, 'heard'>): boolean {
  return heard.mentions.some(({ experiencer, temporality }) => experiencer === 'patient' && temporality !== 'hypothetical')
}

/** Whether the message answered something: a yes or no, a time, a strength, an age, a number. */
export function isAnswer({ heard }: Pick<TurnState, 'heard'>): boolean {
  const { answer, durationDays, severity, person, vitals } = heard
  return (
    answer !== null ||
    durationDays !== null ||
    severity !== null ||
    person.ageYears != null ||
    person.sex != null ||
    Object.keys(vitals).length > 0
  )
}
