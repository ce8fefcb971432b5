import { type TriageLevel, triageLevels } from '../../knowledge/schema.ts'

/** Positive when the first level is more urgent than the second. */
export function compareLevels(first: TriageLevel, second: TriageLevel): number {
  return triageLevels.indexOf(second) - triageLevels.indexOf(first)
}

/** The more urgent of two levels. */
export function moreUrgent(first: TriageLevel, second: TriageLevel): TriageLevel {
  return compareLevels(first, second) >= 0 ? first : second
}

/** Whether a level means going to hospital now. */
export function isEmergency(level: TriageLevel): boolean {
  return level === 'ambulance' || level === 'emergency-department'
}
