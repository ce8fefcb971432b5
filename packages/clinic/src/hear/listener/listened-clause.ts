/** What somebody does with a clause, as coarsely as any listener can tell. */
export type ListenedAct =
  | 'fact'
  | 'denial'
  | 'answer'
  | 'correction'
  | 'change'
  | 'question'
  | 'feeling'
  | 'obstacle'
  | 'opinion'
  | 'hypothetical'
  | 'other'

/** One clause of a message as an outside listener (a language model) says it heard it: a claim, to be held against the patient's words. */
export interface ListenedClause {
  /** The literal words of the patient that it rests on. */
  quote: string
  act: ListenedAct
  /** Whom it is about: the patient of this consultation, the family's history, somebody else. */
  person: 'patient' | 'family' | 'other'
  time: 'now' | 'past' | 'hypothetical'
  polarity: 'present' | 'absent' | 'unsure'
  /** Ids of the list it was given. */
  findings: readonly string[]
  /** In plain English, what has no id on the list; "" where nothing has. */
  means: string
}

/** Why a claim of a listener was not taken. */
export type ListenerDrop =
  | 'not-literal'
  | 'not-on-the-list'
  | 'not-understood'
  | 'not-the-patient'
  | 'not-now'
  | 'denial-without-no'
  | 'grave-denial'
  | 'excluded'
  | 'too-much'

/** What became of a listener's claims. */
export interface ListenerTally {
  /** Facts that only the listener heard. */
  added: number
  /** Facts that it heard as the clinic's own readers did. */
  agreed: number
  /** Facts that it heard the other way round; the own readers' stand. */
  contradicted: number
  /** Facts of the own readers that it did not hear; they stand. */
  unheard: number
  dropped: readonly ListenerDrop[]
}
