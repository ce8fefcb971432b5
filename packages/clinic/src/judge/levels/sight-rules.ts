import type { HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import type { Sight } from '../../hear/sight-frames.ts'
import { sightsIn } from '../../hear/sights.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'

/** The rules of dangers that somebody sees begin so. */
export const ofSight = 'seen:'

/** What is seen, as the reason that is told, and the level that it asks for (in the order of `sights`). */
const seen: Readonly<Record<Sight, { name: string; level: TriageLevel }>> = {
  // Resuscitation Council UK: Newborn resuscitation and support of transition of infants at birth.
  'newborn-limp': { name: 'a newborn who is limp or does not cry', level: 'ambulance' },
  // NHS: How to stop a child from choking; American Red Cross: Choking.
  choking: { name: 'somebody who is choking', level: 'ambulance' },
  // NICE NG143: no response, or not roused, is a sign of high risk; NHS: When to call 999.
  'gone-limp': { name: 'somebody who has gone limp', level: 'ambulance' },
  // ANZCOR guideline 9.1.7: Emergency management of a crushed victim.
  pinned: { name: 'somebody who is pinned or trapped', level: 'ambulance' },
  // WHO: Community management of opioid overdose.
  opioid: { name: 'an opioid taken and signs that it is too much', level: 'ambulance' },
  // NHS: Alcohol poisoning; St John Ambulance: Unresponsive and breathing.
  'drunk-out': { name: 'a drunk person who cannot be woken', level: 'ambulance' },
  // American Red Cross: Severed body parts; NHS: Cuts and grazes.
  'limb-severed': { name: 'a limb that is cut off', level: 'ambulance' },
  'part-severed': { name: 'a part of the body that is cut off', level: 'emergency-department' },
  // NHS: How do I know if I have broken a bone?
  'bone-open': { name: 'a bone that is seen', level: 'emergency-department' },
  // NICE CG124: Hip fracture: management.
  'leg-turned': { name: 'a leg that is short or turned out after a fall', level: 'ambulance' },
  'limb-askew': { name: 'a limb that points the wrong way', level: 'emergency-department' },
  // NHS: Acid and chemical burns.
  'caustic-on-skin': { name: 'a strong chemical on the skin', level: 'emergency-department' },
  'poison-on-skin': { name: 'a chemical on the skin', level: 'within-24-hours' },
}

/** What a message tells of as it is seen, each as a rule; an answer that was pressed tells of nothing. */
export function sightRules({ clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>): HeldRule[] {
  if (choice !== null) return []
  return sightsIn(clauses.map(({ text }) => text).join(' ')).map((sight) => ({ rule: `${ofSight}${sight}`, ...seen[sight], findings: [] }))
}
