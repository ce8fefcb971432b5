import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { type PushKind, readPushes } from '../questions/emergency-pushes.ts'

/** "No plan", "I wouldn't do it": that there are thoughts is not denied. */
export const deniesPlan =
  /\b(?:no|not|have ?n['’]?t|don['’]?t)\b.{0,20}\bplans?\b|\bwould ?n['’]?t (?:ever |actually |really )*(?:do|act)\b|\bnot (?:going to|gonna) (?:do|act)\b/i

/** The case in which the thoughts stand as they were told. */
export function stillThought(before: ConsultationCase, now: ConsultationCase): ConsultationCase {
  const { 'suicidal-thoughts': told } = before.observations
  return told === undefined ? now : { ...now, observations: { ...now.observations, 'suicidal-thoughts': told } }
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
