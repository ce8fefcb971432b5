import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { levelConstants } from '../constants.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { asAfterVaccine } from './after-vaccine.ts'
import { asEnded } from './as-ended.ts'
import { earlyWarningScore } from './early-warning-score.ts'
import { asLetHome } from './let-home.ts'
import { asExamined } from './seen-by-clinician.ts'
import { asThroatClear } from './throat-clear.ts'

const { adultFromYears, pneumonia } = levelConstants

/** A rule as it stands by now: lower where a clinician has examined the patient since, or where what it rests on is over (docs/decisions/0053-when-a-level-falls.md). */
export function asItIsNow(index: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  const own = asThroatClear(asAfterVaccine(index, asCounted(rule, consultation), consultation), consultation)
  return asEnded(index, asLetHome(asExamined(own, consultation), consultation), consultation)
}

/**
 * A rule of an infection that rests on a counted breathing rate a little fast: a doctor within a day, as NEWS2 and NICE NG253 ask of a moderate sign. From the age on in which the age is
 * a sign itself (CRB-65) only where all five vital signs were measured, and together are of low risk.
 */
function asCounted(rule: HeldRule, { person, vitals, observations }: ConsultationCase): HeldRule {
  const isOfRate = rule.findings.includes('fast-breathing-rate') && rule.findings.includes('fever')
  const age = person.ageYears
  if (!isOfRate || rule.level !== 'emergency-department' || age === null || age < adultFromYears) return rule
  const isModerate = vitals.respiratoryRate !== undefined && vitals.respiratoryRate < pneumonia.breaths
  const isLow = age >= pneumonia.old ? isLowRisk({ person, vitals, observations }) : rule.rule === 'pneumonia-severe'
  return isModerate && isLow ? { ...rule, level: 'within-24-hours' } : rule
}

/** All five signs measured, none of them far from normal, and together under the five points of an urgent review (NEWS2; NICE NG253). */
function isLowRisk({ person, vitals, observations }: Pick<ConsultationCase, 'person' | 'vitals' | 'observations'>): boolean {
  const isThere = (id: string) => observations[id]?.polarity === 'present'
  const isWhole = fiveSigns.every((sign) => vitals[sign] !== undefined)
  const score = earlyWarningScore(person, vitals, isThere('confusion-new'), isThere('history-copd'))
  return isWhole && (score === null || (score.total < pneumonia.points && !score.single))
}

const fiveSigns = ['respiratoryRate', 'oxygenSaturation', 'systolic', 'heartRate', 'temperature'] as const
