import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { levelConstants } from '../constants.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { asEnded } from './as-ended.ts'
import { asLetHome } from './let-home.ts'
import { asExamined } from './seen-by-clinician.ts'

const { adultFromYears, pneumonia } = levelConstants

/** A rule as it stands by now: lower where a clinician has examined the patient since, or where what it rests on is over (docs/decisions/0053-when-a-level-falls.md). */
export function asItIsNow(index: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  return asEnded(index, asLetHome(asExamined(asCounted(rule, consultation), consultation), consultation), consultation)
}

/** A fever and a cough with a breathing rate that was counted and is only a little fast: a doctor within a day, as NEWS2 and NICE NG253 ask of a moderate sign. */
function asCounted(rule: HeldRule, { person, vitals }: Pick<ConsultationCase, 'person' | 'vitals'>): HeldRule {
  const isOfRate = rule.rule === 'pneumonia-severe' && rule.findings.includes('fast-breathing-rate')
  const age = person.ageYears
  if (!isOfRate || age === null || age < adultFromYears || age >= pneumonia.old) return rule
  const isModerate = vitals.respiratoryRate !== undefined && vitals.respiratoryRate < pneumonia.breaths
  return isModerate && rule.level === 'emergency-department' ? { ...rule, level: 'within-24-hours' } : rule
}
