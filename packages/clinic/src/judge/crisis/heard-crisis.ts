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
  /\b(?:not|no|never|is ?n['’]?t|deny|denies|without|haven['’]?t|don['’]?t(?: have)?|wouldn['’]?t|did ?n['’]?t)\b.{0,25}\b(?:suicid\w*|self[- ]?harm\w*|(?:hurt|harm|kill|hit|touch)(?:ing|s)? (?:my ?self|me|any ?(?:one|body)|him|her|them|us)|thoughts? of (?:ending|hurting|suicide|self)|abus\w*|overdos\w*|voices)\b/i
/** Shorter answers are too little to hear a crisis in by their likeness alone; later on, where an answer is likelier, more words are needed. */
const leastWords = 4
const leastWordsLater = 8
/** Acts that put the doctor right, say no or ask: whatever they sound like, they tell of no crisis. */
const noStory: ReadonlySet<string> = new Set(['correction', 'denial', 'refusal', 'thanks', 'help', 'about-doctor'])
/** What a short later message must name to be asked about. */
const namesDanger =
  /\b(?:di(?:e|ed|ying)|dead|death|kill\w*|suicid\w*|end (?:it|this|everything|my)|alive|living|wake up|be here|disappear\w*|good ?bye|harm\w*|hurt(?:s|ing)? (?:me|my ?self|him|her|them|people|someone)|hits?|hitting|beats?|beating|chok\w*|strangl\w*|threat\w*|rap(?:e|ed)|voices?|overdos\w*|pills?|tablets?|swallow\w*|drank|bleach|plan|gun|rope|knife|jump|worthless|burden|no point|hopeless)\b/i

/** What both readers make of a message: the lexicon's thought, or the learned reader's share. Null where neither hears a crisis. */
export function heardCrisis(
  { crisis, learned, clauses }: Pick<Hearing, 'crisis' | 'learned' | 'clauses'>,
  learnedFrom: number,
  isFirst: boolean,
): HeardCrisis | null {
  const { kind, probability, certain } = learned.crisis
  if (crisis?.certainty === 'affirmed') return crisis
  if (crisis !== null) return kind === crisis.kind && certain >= confirmsFrom ? { ...crisis, certainty: 'affirmed' } : crisis
  const text = clauses.map((clause) => clause.text).join(' ')
  if (kind === null || probability < learnedFrom || clauses.every(({ act }) => distant.has(act))) return null
  if (plainlyDenied.test(text) || clauses.every(({ act }) => noStory.has(act) || act.startsWith('ask-'))) return null
  const words = text.split(/\s+/).length
  if (words < leastWords || (!isFirst && words < leastWordsLater && !namesDanger.test(text))) return null
  return { kind, certainty: certain >= certainFrom ? 'affirmed' : 'possible', text }
}
