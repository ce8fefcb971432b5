import type { TriageLevel } from '@dr-ai/contract/schemas/clinical'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'

/** Whether a doctor is still to be seen, by the level that was given; what can be cared for at home is done with. Without a level nothing is said. */
export function followUpOf(level: TriageLevel | undefined): Pick<DiagnosisRecord, 'followUpNeeded' | 'status'> {
  if (level === undefined) return {}
  const followUpNeeded = level !== 'self-care'
  return { followUpNeeded, status: followUpNeeded ? 'Follow-up Needed' : 'Completed' }
}
