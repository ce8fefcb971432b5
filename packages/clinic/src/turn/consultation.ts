import type { ConsultationCase } from '../case/case.ts'
import type { Observation, VitalSigns } from '../case/model.ts'
import type { ListenedClause, ListenerTally } from '../hear/listener/listened-clause.ts'
import type { QuickAnswer } from '../hear/read-quick-reply.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import type { PastDiagnosis } from '../records/past-diagnosis.ts'
import type { Reply } from '../say/reply.ts'

export interface ConsultOptions {
  /** Two-letter country code for the emergency numbers, where the case does not know it. */
  country?: string | null
  /** Questions an interview may ask before the verdict; 12 unless told. */
  questionBudget?: number
  /** The patient's documents: their findings enter the case, and questions about them are answered out of them. */
  documents?: readonly RememberedDocument[]
  /** What the patient's history holds: questions about it are answered out of it, and a new consultation knows the last entry. */
  history?: readonly PastDiagnosis[]
  /** The quick reply that was pressed; its label, the words, is then not read as text. */
  answer?: QuickAnswer | null
  /** ISO time, to tell fresh results from old ones; else the day a document was added counts. */
  now?: string
  /** What an outside listener heard in the words, and the ids of the list it was given (`listenFor`); each claim is checked, and none lowers anything. */
  listened?: { clauses: readonly ListenedClause[]; candidates: readonly string[] } | undefined
}

export interface Consultation {
  case: ConsultationCase
  reply: Reply
  /** What became of the listener's claims, where there was one. */
  listener?: ListenerTally
}

/** What a document, a camera or a questionnaire adds to a case. */
export interface CaseFacts {
  observations?: readonly Pick<Observation, 'finding' | 'polarity' | 'text' | 'source' | 'isUnconfirmed'>[]
  vitals?: VitalSigns
  /** Where a sign comes from, in words, for what it proves. */
  vitalTexts?: Partial<Record<keyof VitalSigns, string>>
  drugs?: readonly string[]
  allergies?: readonly string[]
}
