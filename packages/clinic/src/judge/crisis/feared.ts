import type { ConsultationCase } from '../../case/case.ts'
import { isFearedThought } from './crisis-words.ts'
import type { HeardCrisis } from './heard-crisis.ts'

/** A feared thought of harming another is asked about, with somebody to see the same day, and opens no card. */
export function asFeared(crisis: HeardCrisis | null, words: string): HeardCrisis | null {
  if (crisis?.kind !== 'harm-to-others' || !isFearedThought(words)) return crisis
  return { ...crisis, certainty: 'possible', level: 'within-24-hours', isFeared: true }
}

/** The case without a wish to harm, and without what rests on one: an unwanted picture is none (NICE CG192). */
export function withoutWish(now: ConsultationCase): ConsultationCase {
  const { [harmWished]: _, ...observations } = now.observations
  const held = now.held.filter(({ rule, findings }) => !findings.includes(harmWished) && !ofSound.has(rule))
  return { ...now, observations, held, complaints: now.complaints.filter((id) => id !== harmWished) }
}
const harmWished = 'harm-others-thoughts'
/** What only the sound of the words speaks for. */
const ofSound: ReadonlySet<string> = new Set(['provisional:words', 'provisional:postpartum-psychosis'])
