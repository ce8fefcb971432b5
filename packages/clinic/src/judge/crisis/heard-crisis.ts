import type { CrisisKind } from '../../case/case.ts'
import type { Hearing } from '../../hear/hear.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'

export interface HeardCrisis {
  kind: CrisisKind
  certainty: 'affirmed' | 'possible'
  level?: TriageLevel
  text: string
}

/**
 * The learned reader's share from which a crisis is asked about on its word alone, from which it confirms a doubt of the lexicon,
 * and the share of "certain" from which it opens a card. Its shares are calibrated: at a half, every second one would be right.
 */
export const askedFrom = 0.55
/** It learned crises from first messages: later on it has to be a little surer. */
export const askedLaterFrom = 0.6
const confirmsFrom = 0.7
const certainFrom = 0.8

/** Acts in which a crisis is not one's own and present. */
const distant: ReadonlySet<string> = new Set(['hypothetical', 'figurative', 'family', 'past'])
const plainlyDenied =
  /\b(?:not|no|never|isn['’]?t|deny|denies|without|haven['’]?t|don['’]?t have)\b.{0,25}\b(?:suicid\w*|self[- ]?harm\w*|thoughts? of (?:ending|hurting|suicide|self)|abus\w*|overdos\w*|voices)\b/i
/** Shorter answers are too little to hear a crisis in by their likeness alone. */
const leastWords = 4

/** What both readers make of a message: the lexicon's thought, or the learned reader's share. Null where neither hears a crisis. */
export function heardCrisis(
  { crisis, learned, clauses }: Pick<Hearing, 'crisis' | 'learned' | 'clauses'>,
  learnedFrom: number,
): HeardCrisis | null {
  const { kind, probability, certain } = learned.crisis
  if (crisis?.certainty === 'affirmed') return crisis
  if (crisis !== null) return kind === crisis.kind && certain >= confirmsFrom ? { ...crisis, certainty: 'affirmed' } : crisis
  const text = clauses.map((clause) => clause.text).join(' ')
  if (kind === null || probability < learnedFrom || clauses.every(({ act }) => distant.has(act))) return null
  if (plainlyDenied.test(text) || text.split(/\s+/).length < leastWords) return null
  return { kind, certainty: certain >= certainFrom ? 'affirmed' : 'possible', text }
}
