import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { readPushes } from '../questions/emergency-pushes.ts'
import type { PushKind } from '../questions/push-cues.ts'

/** "No plan", "I wouldn't do it": that there are thoughts is not denied. */
export const deniesPlan =
  /\b(?:no|not|have ?n['’]?t|don['’]?t)\b.{0,20}\bplans?\b|\bwould ?n['’]?t (?:ever |actually |really )*(?:do|act)\b|\b(?:i['’]?d|i would) (?:not|never) (?:do|act)\b|\bnot (?:going to|gonna) (?:do|act)\b|\b(?:have|have ?n['’]?t(?: got)?|got) (?:not |no )?(?:the )?(?:nerve|courage|guts)\b|\btoo (?:much of )?a coward\b/i

/** The case in which the thoughts stand as they were told. */
export function stillThought(before: ConsultationCase, now: ConsultationCase): ConsultationCase {
  const { 'suicidal-thoughts': told } = before.observations
  return told === undefined ? now : { ...now, observations: { ...now.observations, 'suicidal-thoughts': told } }
}

const noDeath =
  /\b(?:do ?n['’]?t|not|never|no) (?:really |actually )?(?:want(?:ing)? to|wish(?:ing)? to|trying to|wanna|going to) (?:die|be dead|kill my ?self|end (?:it|my life))\b/i
const noHarmEither =
  /\b(?:jok(?:e|ing)|kidding|made (?:it|that) up|(?:did|have|do|was|am)(?: ?n['’]?t| not) (?:really |actually )?(?:cut|cutting|hurt|hurting|harm|harming)\w*|accident\w*|never (?:cut|hurt|harm\w*))\b/i

/** "I don't want to die, it's not that": the wish is denied, and the cutting is not. */
export function deniesDeathAlone(words: string): boolean {
  return noDeath.test(words) && !noHarmEither.test(words)
}

/** The case in which the harm done to oneself stands as it was told. */
export function stillHarmed(before: ConsultationCase, now: ConsultationCase): ConsultationCase {
  const { 'self-harm': told } = before.observations
  return told === undefined ? now : { ...now, observations: { ...now.observations, 'self-harm': told } }
}

const againstHelp: ReadonlySet<PushKind> = new Set<PushKind>([
  'refusal',
  'secret',
  'gp',
  'can-wait',
  'cost',
  'fear-hospital',
  'bad-experience',
  'other-refuses',
])

/** "I'm not going to hospital", "don't send anyone": a no to help is no answer to the question about thoughts. */
export function isOfHelp({ clauses, answer }: Hearing): boolean {
  return answer === 'no' && readPushes(clauses).some(({ kind }) => againstHelp.has(kind))
}
