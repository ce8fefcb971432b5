import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hear.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'

/** The share of "needs a hospital" from which the learned reader's word raises a provisional level. */
const learnedHospital = 0.5
/** From this share on it asks for an ambulance. */
const learnedAmbulance = 0.6

/**
 * Levels that speak before a sign has: what the learned reader hears in the words. Provisional: they stand until the
 * deciding question has been answered, and never lower anything.
 */
export function provisionalRules(_base: KnowledgeBase, consultation: ConsultationCase, heard: Hearing, _ranking: Ranking): HeldRule[] {
  const [, , hospital, ambulance] = heard.learned.danger
  if (hospital < learnedHospital || consultation.complaints.length === 0) return []
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
