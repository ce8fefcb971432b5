import type { CrisisKind } from '../../case/case.ts'
import type { PresumingLine } from '../presumptions.ts'

/** Where advice differs, one of these regions decides; everybody else gets `otherwise`. */
export type AdviceRegion = 'AU' | 'GB' | 'US'

/**
 * One step: the same for all; to the patient and to a helper; by region; only where what it takes for granted was told; or a medicine,
 * which depends on country and patient. `{number}` is the ambulance, `{poison}` whom to ask about poisons, `{who}` the patient ("you",
 * "your dad"), `{crew}` who takes over.
 */
export type FirstAidStep =
  | string
  | { self: string; other: string }
  | PresumingLine
  | (Partial<Record<AdviceRegion, string>> & { otherwise: string })
  | { medicine: 'aspirin' | 'nitrate' }

/** What to do in the first minutes of one danger, and by what it is known. */
export interface FirstAidCard {
  id: string
  /** Completes "First aid for ...". */
  title: string
  /** Ids of held triage rules. */
  rules?: RegExp
  /** Findings that are present (ids; what follows a dot need not be given). */
  findings?: readonly string[]
  /** Conditions that lead the ranking (ids). */
  conditions?: readonly string[]
  crises?: readonly CrisisKind[]
  /** Words of a bystander or of the patient, each a frame of its own. Read in lower case without apostrophes. */
  words?: readonly RegExp[]
  /** Set where the card speaks of a state that many dangers end in: what names the danger itself comes first. */
  isGeneral?: true
  /** What must be told in so many words for the card to be thought of at all: one of them. */
  needs?: readonly RegExp[]
  /** Words that deny what the card is for, where nothing told after them speaks for it again: the card is not thought of. */
  unless?: readonly RegExp[]
  /** What may be eaten or drunk, where it is more than the usual nothing. */
  eating?: string
  /** From and below which age the card is for; an unknown age suits it where the relation does not speak against it. */
  fromYears?: number
  toYears?: number
  steps: readonly FirstAidStep[]
  doNot: readonly (string | PresumingLine | Extract<FirstAidStep, { self: string }>)[]
  /** Why it cannot wait: whole sentences, said in turn when somebody holds back; at least one takes nothing for granted. */
  reasons: readonly [string | PresumingLine, string | PresumingLine, ...(string | PresumingLine)[]]
  /** What help will do: said to somebody who is frightened. */
  ahead?: string
  /** Published first-aid guidance that the steps follow. */
  sources: readonly string[]
}
