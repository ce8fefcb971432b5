import type { TriageLevel } from '@dr-ai/clinic'
import type { CaseState, DoctorAnswer, PersonInMind } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import type { TestGeminiResponse } from '@dr-ai/contract/schemas/service'

export interface ConversationItem {
  type: string
  content: string
  timestamp?: string | undefined
}

/** One thing of a document that the patient has reviewed, in words, under an id that an answer may cite. */
export interface Passage {
  id: string
  text: string
  /** The document's name and page, as a patient finds it. Never leaves the machine. */
  place: string
}

/** What goes along with one reply: what a doctor may look up for it, whom it tells how far it is, and how it is stopped. */
export interface ReplyCourse {
  /** The newest turns of the consultation before this message, the oldest of them first. */
  earlier(): Promise<readonly ConversationItem[]>
  passages(): Promise<readonly Passage[]>
  /** What stands of the reply so far: `text` from the character `index` on; what stood behind it is withdrawn. */
  onText(text: string, index: number): void
  /** Stops an outside model; the embedded doctor's answer takes its place. */
  signal: AbortSignal | null
  /** false: no outside model gets a word of it. */
  mayLeave?: boolean
}

/** A course for a caller who has nothing to look up and nobody to tell. */
export const quietCourse: ReplyCourse = { earlier: async () => [], passages: async () => [], onText: () => undefined, signal: null }

/** A file that the patient lets an outside model look at. */
export interface ShownFile {
  kind: 'document' | 'video'
  bytes: Uint8Array
  mediaType: string
}

/** What a model saw on a file. */
export interface Sight {
  text: string
  model: string
  /** Whether something may be seen that needs help at once. A model may raise an alarm, never end one. */
  isAlarming: boolean
}

/** What a model saw, as the patient is told. */
export function sightInWords({ text, model, isAlarming }: Sight): string {
  const said = `You let ${model} look at the file itself.${text === '' ? '' : ` It says: ${text}`} It can be wrong`
  if (!isAlarming) return `${said}, and it changes nothing in how urgent this is.`
  return `${said}, but it thinks that something to be seen may need help at once. If you may be in danger, call your emergency number now; do not wait for an answer here.`
}

/** Who answers the patient: the embedded doctor, or a model held to the embedded doctor's triage. */
/** In whose words and units entries are written: those that were chosen, or else the country's. */
export type ReaderWords = Pick<DoctorContext, 'country' | 'wording'>

export interface Doctor {
  /** One turn. Any text is answered. */
  reply(mind: CaseState, words: string, context: DoctorContext, course?: ReplyCourse): Promise<DoctorAnswer>
  /** The patient corrects one thing that was understood. Answers null where the consultation knows no such finding. */
  correct(mind: CaseState, finding: string, polarity: 'present' | 'absent' | 'unknown'): Promise<DoctorAnswer | null>
  /** A stored memory without what was read in documents, with the level and leading cause as they are then; null where nothing was. */
  forgetDocuments(mind: CaseState): Promise<{ mind: CaseState; triage: TriageLevel | null; leadingCause: string | null } | null>
  /** Age, sex and pregnancy of the patient in a stored memory; null where it does not know them, or is about somebody else. */
  personOf(mind: CaseState): PersonInMind
  /** The diagnoses a conversation supports; none where nothing medical was said. `mayLeave` false: no outside model gets a word of it. */
  extractDiagnoses(messages: readonly ConversationItem[], now: string, mayLeave?: boolean, reader?: ReaderWords): Promise<DiagnosisRecord[]>
  /** Bytes of the largest file of this type that this doctor can be shown; 0 where it cannot see such files. */
  mostShown(mediaType: string): number
  /** What can be seen on a file, in words, and who saw it; null where this doctor cannot see, or could not this time. */
  look(file: ShownFile): Promise<Sight | null>
  /** Which doctor answers, and whether an outside model is reachable. Never throws. */
  check(): Promise<TestGeminiResponse>
}
