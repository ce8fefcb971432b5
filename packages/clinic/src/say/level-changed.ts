import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { uncapital } from '../judge/questions/question-knowledge.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { Part } from '../plan/part.ts'
import type { Plan } from '../plan/plan.ts'
import type { TurnState } from '../turn/turn-state.ts'
import type { ReplyTriage } from './reply.ts'

/**
 * After a verdict: that what is advised has changed with this message, and why. In: the turn, its plan, the level as it is now. Out: null where the same
 * is advised as before, nothing was advised yet, or the reply tells of the level anyway.
 */
export function levelChanged({ before, now }: TurnState, { parts }: Plan, triage: ReplyTriage | null): Part | null {
  const former = levelOf(before.held)
  if (before.verdictTurn === null || triage === null || former === null || former === triage.level) return null
  if (isEmergency(triage.level) || isEmergency(former) || parts.some(({ kind }) => kind === 'level' || kind === 'crisis')) return null
  const known = new Set(before.held.map(({ rule }) => rule))
  const names = now.held
    .filter(({ rule, level, name }) => level === triage.level && !known.has(rule) && name !== '')
    .map(({ name }) => name)
  const why =
    names.length > 0 ? `because of ${spokenList([...new Set(names)].slice(0, 2))}` : 'as what you tell me now sounds different from before'
  return { kind: 'next', text: `With that my advice changes, ${why}: ${uncapital(triage.title)}.` }
}
