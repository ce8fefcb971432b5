import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Person, VitalSigns } from '../../case/model.ts'
import { earlyWarningScore } from './early-warning-score.ts'
import type { FindingTest } from './red-flag-rules.ts'

const months = (count: number) => count / 12

/**
 * Levels that follow from vital signs and from who the patient is. Sources: NEWS2 (Royal College of Physicians), fever
 * in under 5s (NICE NG143: under 3 months 38 degrees or more is high risk, 3 to 6 months 39 degrees or more), suspected
 * sepsis and neutropenic sepsis (NICE), oxygen 92 % and under in any age (Interagency Integrated Triage Tool), blood
 * pressure in pregnancy (NICE NG133: from 140/90, severe from 160/110), sudden change of sight in one eye (CKS).
 */
export function firedModifiers(
  isPresent: FindingTest,
  { person, vitals, durationDays }: Pick<ConsultationCase, 'person' | 'vitals' | 'durationDays'>,
): HeldRule[] {
  const fired: HeldRule[] = []
  const add: AddRule = (rule, level, name, findings = []) => fired.push({ rule, name, level, findings })
  addEarlyWarning(earlyWarningScore(person, vitals, isPresent('confusion-new'), isPresent('history-copd')), add)
  const hasFever = (vitals.temperature ?? 0) >= 38 || isPresent('fever')
  addFeverByAge(person.ageYears, hasFever, vitals.temperature ?? 0, add)
  addOxygenAndGlucose(vitals, add)
  if (hasFever && isPresent('takes-chemotherapy'))
    add('fever-on-chemotherapy', 'emergency-department', 'a fever during chemotherapy', ['fever', 'takes-chemotherapy'])
  else if (hasFever && ['immune-suppressed', 'history-transplant', 'history-splenectomy', 'takes-immunosuppressant'].some(isPresent))
    add('fever-immune-weak', 'within-24-hours', 'a fever while the body cannot fight infection well', ['fever'])
  if (person.pregnant === true && hasFever) add('fever-in-pregnancy', 'within-24-hours', 'a fever in pregnancy', ['fever'])
  if (person.pregnant === true || isPresent('postpartum')) addPressureInPregnancy(vitals, add)
  if (durationDays !== null && durationDays <= suddenSightDays && oneEye.some(isPresent))
    add('sight-one-eye-new', 'emergency-department', 'one eye sees worse since a day or two', [...oneEye])
  return fired
}

type AddRule = (rule: string, level: HeldRule['level'], name: string, findings?: readonly string[]) => void

function addEarlyWarning(score: ReturnType<typeof earlyWarningScore>, add: AddRule): void {
  if (score !== null && score.total >= 7) add('news2-7', 'ambulance', `several vital signs are far from normal (${score.signs.join(', ')})`)
  else if (score !== null && (score.total >= 5 || score.single))
    add(
      'news2-5',
      'emergency-department',
      // The score rests on the confusion alone: that is the reason then.
      score.signs.join() === 'new confusion' ? 'new confusion' : `vital signs are far from normal (${score.signs.join(', ')})`,
      score.signs.join() === 'new confusion' ? ['confusion-new'] : [],
    )
  else if (score !== null && score.total >= 3) add('news2-3', 'within-24-hours', `vital signs are not normal (${score.signs.join(', ')})`)
}

function addFeverByAge(age: number | null, hasFever: boolean, temperature: number, add: AddRule): void {
  if (age !== null && age < months(3) && hasFever)
    add('fever-under-3-months', 'emergency-department', 'a fever in a baby under 3 months', ['fever'])
  if (age !== null && age >= months(3) && age < months(6) && temperature >= 39)
    add('fever-3-to-6-months', 'within-24-hours', 'a high fever in a baby under 6 months')
}

function addOxygenAndGlucose(vitals: VitalSigns, add: AddRule): void {
  if (vitals.oxygenSaturation !== undefined && vitals.oxygenSaturation < 92)
    add('oxygen-low', 'emergency-department', 'the oxygen level is low')
  if (vitals.glucose !== undefined && vitals.glucose < 3) add('glucose-low', 'emergency-department', 'the blood sugar is very low')
  if (vitals.glucose !== undefined && vitals.glucose >= 20) add('glucose-high', 'emergency-department', 'the blood sugar is very high')
}

/** One eye that sees worse, told so. */
const oneEye = ['vision-blurred.left', 'vision-blurred.right', 'vision-blurred.one-sided'] as const
const suddenSightDays = 2

function addPressureInPregnancy({ systolic = 0, diastolic = 0 }: VitalSigns, add: AddRule): void {
  if (systolic >= 160 || diastolic >= 110)
    add('pregnancy-pressure-severe', 'emergency-department', 'a very high blood pressure in or after pregnancy')
  else if (systolic >= 140 || diastolic >= 90) add('pregnancy-pressure', 'within-24-hours', 'a high blood pressure in or after pregnancy')
}

/** Whether the patient belongs to those whom the product never sends home on its own word. */
export function isVulnerable(isPresent: FindingTest, person: Person): boolean {
  if (person.pregnant === true) return true
  if (person.ageYears !== null && (person.ageYears < months(3) || person.ageYears >= 80)) return true
  return ['immune-suppressed', 'takes-chemotherapy', 'history-transplant', 'history-splenectomy', 'takes-immunosuppressant'].some(isPresent)
}
