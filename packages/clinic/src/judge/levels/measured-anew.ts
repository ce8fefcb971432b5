import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { VitalSigns } from '../../case/model.ts'
import { levelConstants } from '../constants.ts'

const { measured } = levelConstants

interface Limit {
  sign: keyof VitalSigns
  /** Whether a value is a danger by itself. */
  isDanger(value: number): boolean
  /** The rules that rest on such a value. */
  rules: RegExp
  rule: string
  name: string
  /** What it is called while it lasts. */
  finding: string
}

/**
 * What is a danger while it is measured so, and is looked at within a day once a later value is well again (NHS: Low blood sugar, High blood sugar; BTS: an oxygen level that
 * was read too low on cold fingers; NICE NG136 for a pressure that has come down).
 */
const limits: readonly Limit[] = [
  {
    sign: 'glucose',
    isDanger: (value) => value < measured.sugarLow,
    rules: /^glucose-low$/,
    rule: 'glucose-was-low',
    name: 'the blood sugar was very low, and can drop again',
    finding: 'low-blood-sugar',
  },
  {
    sign: 'glucose',
    isDanger: (value) => value >= measured.sugarHigh,
    rules: /^glucose-high$/,
    rule: 'glucose-was-high',
    name: 'the blood sugar was very high',
    finding: 'high-blood-sugar',
  },
  {
    sign: 'oxygenSaturation',
    isDanger: (value) => value < measured.oxygenLow,
    rules: /^(?:oxygen-low|low-oxygen-flag)$/,
    rule: 'oxygen-was-low',
    name: 'the oxygen level was low',
    finding: 'low-oxygen',
  },
  {
    sign: 'systolic',
    isDanger: (value) => value <= measured.pressureLow,
    rules: /^(?!.)/,
    rule: 'pressure-was-low',
    name: 'the blood pressure was very low',
    finding: 'low-blood-pressure',
  },
]
const ofSeveral = /^news2-/

/** Whether a dangerous value is outdated by one that is none, and none of the values of now is dangerous. */
export function isOutmeasured({ vitals, formerly }: Pick<ConsultationCase, 'vitals' | 'formerly'>): boolean {
  const isDanger = ({ sign, isDanger: test }: Limit, values: VitalSigns | undefined) => {
    const value = values?.[sign]
    return value !== undefined && test(value)
  }
  const isStillLow = vitals.glucose !== undefined && vitals.glucose < measured.sugarWell
  return limits.some((each) => isDanger(each, formerly)) && !isStillLow && !limits.some((each) => isDanger(each, vitals))
}

/** The findings that a number which is well again has put into the past. */
export function outmeasuredFindings(consultation: Pick<ConsultationCase, 'vitals' | 'formerly'>): string[] {
  const rules = outmeasuredRules(consultation).map(({ rule }) => rule)
  return limits.filter(({ rule }) => rules.includes(rule)).map(({ finding }) => finding)
}

/** What a danger that was measured, and is measured no more, still asks for. */
export function outmeasuredRules({ vitals, formerly = {} }: Pick<ConsultationCase, 'vitals' | 'formerly'>): HeldRule[] {
  return limits.flatMap(({ sign, isDanger, rule, name }) => {
    const [value, former] = [vitals[sign], formerly[sign]]
    if (value === undefined || former === undefined || !isDanger(former) || isDanger(value)) return []
    return [{ rule, name, level: 'within-24-hours', findings: [] } as const]
  })
}

/** The case without the rules of a number that this turn outdates: they fire anew where the number of now is a danger too. */
export function withoutOutmeasured(before: ConsultationCase, now: ConsultationCase): ConsultationCase {
  const isAnew = (sign: keyof VitalSigns) => before.vitals[sign] !== undefined && now.vitals[sign] !== before.vitals[sign]
  const anew = (Object.keys(now.vitals) as (keyof VitalSigns)[]).filter((sign) => sign !== 'temperature' && isAnew(sign))
  if (anew.length === 0) return now
  const rests = ({ rule }: HeldRule) => ofSeveral.test(rule) || limits.some(({ sign, rules }) => anew.includes(sign) && rules.test(rule))
  return { ...now, held: now.held.filter((rule) => !rests(rule)) }
}
