import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { isRevived, type LifeSign, lifeSignIn } from '../../hear/life-signs.ts'
import { levelOf } from './decide-triage.ts'
import { isEmergency } from './level-order.ts'

/** The rules of life in danger begin so. */
export const ofLife = 'life:'

const names: Readonly<Record<LifeSign, string>> = {
  'no-breath': 'no normal breathing',
  choking: 'choking',
  fit: 'a fit',
  'no-waking': 'somebody who cannot be woken',
  bleeding: 'heavy bleeding',
}

/** Signs that need no emergency beside them. */
const atOnce: ReadonlySet<LifeSign> = new Set<LifeSign>(['no-breath', 'fit'])

const saidIn = ({ clauses }: Pick<Hearing, 'clauses'>): string => clauses.map(({ text }) => text).join(' ')

/** The gravest sign that life is in danger of which this message tells; null where none is, or an answer was pressed. */
export function lifeSignOf(heard: Pick<Hearing, 'clauses' | 'choice'>, person: ConsultationCase['person']): LifeSign | null {
  return heard.choice === null ? lifeSignIn(saidIn(heard), person.relation === 'self') : null
}

/**
 * Whoever does not breathe or is in a fit needs an ambulance (NHS: What to do if someone has a seizure: call 999 for a first one and one that goes on;
 * whether it is the first is asked by who answers), and so does who chokes, does not wake or bleeds heavily while an emergency stands.
 */
export function lifeRules(before: ConsultationCase, heard: Hearing, person: ConsultationCase['person']): HeldRule[] {
  const sign = lifeSignOf(heard, person)
  const level = levelOf(before.held)
  if (sign === null || (!atOnce.has(sign) && (level === null || !isEmergency(level)))) return []
  return [{ rule: `${ofLife}${sign}`, name: names[sign], level: 'ambulance', findings: [] }]
}

/** The case without what hung on a thread and is told to be over: "he is breathing again". */
export function withoutRevived(consultation: ConsultationCase, heard: Pick<Hearing, 'clauses'>): ConsultationCase {
  const held = consultation.held.filter(({ rule }) => !rule.startsWith(ofLife))
  return held.length < consultation.held.length && isRevived(saidIn(heard)) ? { ...consultation, held } : consultation
}
