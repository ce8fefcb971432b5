import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { isMedical } from './crisis-words.ts'

/** Rules that rest on the same words as a crisis and fall with it. */
const crisisRules =
  /^(?:crisis:|provisional:(?:words|[\w-]*(?:psychosis|psychotic|schizo|bipolar|mania|depressi|suicid)[\w-]*)|overdose|poison|suicid|self-harm|harm-others|voices-commanding|psychosis|mania-|mind-after|postpartum-(?:suicidal|psychosis)|abuse-)/

/** Whether a rule rests on what a crisis is about. */
export function isCrisisRule({ rule }: HeldRule): boolean {
  return crisisRules.test(rule)
}

/** The rules in force that speak of the body: beside a crisis of the mind or of violence, all but its own. */
export function bodilyRules({ held, crisis }: Pick<ConsultationCase, 'held' | 'crisis'>): readonly HeldRule[] {
  if (crisis === null || crisis.certainty === 'denied' || isMedical(crisis.kind)) return held
  return held.filter((rule) => !isCrisisRule(rule))
}
