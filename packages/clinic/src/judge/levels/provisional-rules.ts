import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hear.ts'
import type { LearnedReading } from '../../hear/learned/learned-reader.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'

/** The share of "needs a hospital" from which the learned reader's word raises a provisional level (docs/learned-reader.md). */
const learnedHospital = 0.5
/** From this share on it asks for an ambulance. */
const learnedAmbulance = 0.6

/**
 * Levels that speak before a sign has: what the learned reader hears in the words. Provisional: they stand until the
 * deciding question has been answered, and never lower anything.
 */
export function provisionalRules(base: KnowledgeBase, before: ConsultationCase, merged: ConsultationCase, heard: Hearing): HeldRule[] {
  const [, , hospital, ambulance] = dangerOf(base, before, merged, heard)
  if (hospital < learnedHospital) return []
  return [
    {
      rule: 'provisional:words',
      name: 'what you describe can be serious',
      level: ambulance >= learnedAmbulance ? 'ambulance' : 'emergency-department',
      findings: [],
      provisional: true,
    },
  ]
}

/** The danger of the first message; later that of all that was told, where this message told more. A bare answer is no story. */
function dangerOf(
  { learned }: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): LearnedReading['danger'] {
  if (before.turns === 0) return heard.learned.danger
  return learned === null || merged.prose === before.prose ? [0, 0, 0, 0] : learned.message(merged.prose).danger
}
