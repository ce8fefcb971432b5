import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { compareLevels, moreUrgent } from '../levels/level-order.ts'
import { isSetting } from './crisis-setting.ts'

const crisisLevels: Record<CrisisKind, TriageLevel> = {
  'self-harm': 'emergency-department',
  'harm-to-others': 'emergency-department',
  abuse: 'within-24-hours',
  overdose: 'ambulance',
  poisoning: 'emergency-department',
  psychosis: 'within-24-hours',
}

/**
 * Where the direct question was asked because of a doubt and answered with "I don't know" or not at all: somebody looks at it the same day,
 * with the helplines at hand until then (NICE NG225). What else speaks for a hospital speaks for itself.
 */
export const unansweredLevels: Partial<Record<CrisisKind, TriageLevel>> = {
  'self-harm': 'within-24-hours',
  'harm-to-others': 'within-24-hours',
}

/** The same from the moment on at which the doubt is there, until it is answered. */
export const doubtedLevels: Partial<Record<CrisisKind, TriageLevel>> = { 'self-harm': 'within-24-hours', psychosis: 'within-24-hours' }

/** Why a crisis of this kind speaks, as it stands among other reasons; with a capital it is a sentence of its own. */
const reasons: Record<CrisisKind, string> = {
  'self-harm': 'your safety comes first',
  'harm-to-others': 'nobody should get hurt',
  abuse: 'your safety comes first',
  overdose: 'too much of a medicine or drug can do harm before it is felt',
  poisoning: 'some poisons do harm before they are felt',
  psychosis: 'a mind in such a state needs help soon',
}

/** Soon after a birth a mind that loses its footing can turn within hours: seen within four hours (NICE CG192). */
const afterBirth = ['postpartum', 'recent-birth', 'breastfeeding', 'low-mood-after-birth']

/** Whether a crisis is one of a mind that loses its footing after a birth: no doubt about it waits. */
export function isAfterBirth(kind: CrisisKind, now: Pick<ConsultationCase, 'observations' | 'asked'>): boolean {
  return kind === 'psychosis' && (isSetting(now, 'birth') || afterBirth.some((id) => now.observations[id]?.polarity === 'present'))
}

function levelFor(kind: CrisisKind, now: ConsultationCase): TriageLevel {
  return isAfterBirth(kind, now) ? 'emergency-department' : crisisLevels[kind]
}

/** Whether a plain danger calls for more than what stands: "he has locked himself in with them". */
export function isGraver(level: TriageLevel | undefined, { held }: ConsultationCase): boolean {
  const stands = levelOf(held)
  return level !== undefined && (stands === null || compareLevels(level, stands) > 0)
}

/** The case with this crisis and what is held because of it, at a level of its own where one is given. */
export function raised(
  now: ConsultationCase,
  kind: CrisisKind,
  level: TriageLevel | undefined,
  certainty: 'affirmed' | 'possible',
  about: string | undefined,
): ConsultationCase {
  const name = reasons[kind]
  const rule = {
    rule: `crisis:${kind}`,
    name,
    sentence: { text: `${name.charAt(0).toUpperCase()}${name.slice(1)}.` },
    level: level ?? levelFor(kind, now),
    findings: [],
  }
  return {
    ...now,
    held: [...now.held.filter(({ rule: id }) => id !== rule.rule), rule].sort((a, b) => compareLevels(b.level, a.level)),
    crisis: { kind, certainty, turn: now.turns, ...(about === undefined ? {} : { about }) },
  }
}

/** What was held before is not lowered by an answer that does not come. */
export function gravest(level: TriageLevel | undefined, held: TriageLevel | undefined): TriageLevel | undefined {
  return level === undefined || held === undefined ? (level ?? held) : moreUrgent(level, held)
}
