import type { ConsultationCase } from '../../case/case.ts'
import { compareLevels } from '../levels/level-order.ts'
import { isFearedOfBaby, isFearedThought } from './crisis-words.ts'
import type { HeardCrisis } from './heard-crisis.ts'
import { released } from './released.ts'

/** A feared thought of harming another is asked about, with somebody to see the same day, and opens no card. */
export function asFeared(crisis: HeardCrisis | null, words: string): HeardCrisis | null {
  const isOfBaby = crisis?.certainty !== 'affirmed' && isFearedOfBaby(words)
  if (!isOfBaby && (crisis?.kind !== 'harm-to-others' || !isFearedThought(words))) return crisis
  return { text: words, ...crisis, kind: 'harm-to-others', certainty: 'possible', level: 'within-24-hours', isFeared: true }
}

/**
 * "I would never" to the direct question about pictures that come unwanted: it is believed, and no wish is left; the pictures are still there,
 * can be treated, and are told to somebody within a day (NICE CG192; NHS: Postnatal depression). Null where the crisis was none of these.
 */
export function withPicturesLeft(before: ConsultationCase, now: ConsultationCase, words: string): ConsultationCase | null {
  if (before.crisis?.kind !== 'harm-to-others' || !isFearedThought(before.prose)) return null
  const { held, ...after } = withoutWish(released({ ...now, prose: before.prose }, before.prose))
  const rule = {
    rule: 'unwanted-pictures',
    name: 'frightening pictures that come unwanted',
    sentence: { text: 'Frightening pictures that come unwanted can be treated, and nobody should be alone with them.' },
    level: 'within-24-hours' as const,
    findings: [],
  }
  return { ...after, prose: `${before.prose}. ${words}`, held: [...held, rule].sort((a, b) => compareLevels(b.level, a.level)) }
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
