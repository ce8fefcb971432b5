import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { combinedPillAmong } from '../../medications/combined-pill.ts'

/**
 * A migraine with aura in somebody who takes the combined pill: she is to stop it and be seen for another method, however well the migraine itself is
 * borne (FSRH: UK Medical Eligibility Criteria, category 4). In: the case, and what is present. A pill without oestrogen asks for nothing.
 */
export function pillWithAura({ person, drugs, prose }: ConsultationCase, isPresent: (finding: string) => boolean): HeldRule[] {
  if (person.sex === 'male' || person.pregnant === true) return []
  const isOfHead = isPresent('history-migraine') || isPresent('headache')
  if (!isOfHead || !isPresent('aura-visual') || combinedPillAmong(drugs, isPresent('takes-oral-contraceptive'), prose) === null) return []
  return [
    { rule: 'combined-pill-aura', name: 'migraine with aura beside the combined pill', level: 'appointment', findings: ['aura-visual'] },
  ]
}
