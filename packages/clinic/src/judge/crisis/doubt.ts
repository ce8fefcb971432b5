import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { type HeardCrisis, namesDanger } from './heard-crisis.ts'

/** What was only wondered at and denied is not asked about again. */
export function withoutDoubt(now: ConsultationCase, kind: CrisisKind): ConsultationCase {
  const { wondered: _, ...rest } = now
  return { ...rest, crisis: { kind, certainty: 'denied', turn: now.turns } }
}

/** After a no it takes plain words, and not a likeness, to ask again. */
export function mayBeAsked({ crisis }: ConsultationCase, { certainty, isAdmitted, isLearned, text }: HeardCrisis): boolean {
  if (crisis === null || isAdmitted === true) return true
  return certainty === 'possible' && isLearned !== true && namesDanger.test(text)
}

/** "I don't know" and "goodbye" after the direct question lead back to no interview: somebody stays with the person. */
export function staysWithIt({ answer, clauses, mentions }: Hearing): boolean {
  const isOpen = answer === 'unknown' || clauses.some(({ act, text }) => ofDistress.has(act) || knowsNot.test(text))
  return mentions.length === 0 && isOpen
}
const knowsNot =
  /^\W*(?:i )?(?:do ?n['’]?t (?:really )?know|dunno|not sure|maybe|perhaps|whatever|no idea)\W*$|\b(?:talk (?:to|with) me|stay with me|listen to me)\b/i
const ofDistress: ReadonlySet<string> = new Set([
  'bye',
  'farewell',
  'crisis',
  'refusal',
  'about-doctor',
  'ask-service',
  'obstacle',
  'feeling',
  'plan',
])
