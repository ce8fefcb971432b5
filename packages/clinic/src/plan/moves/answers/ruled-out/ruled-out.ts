import type { TurnState } from '../../../../turn/turn-state.ts'
import { leadingCondition, toldIn } from '../told.ts'
import { amoxicillin } from './amoxicillin.ts'
import { antiInflammatory } from './anti-inflammatory.ts'
import { combinedPill } from './combined-pill.ts'
import type { Rule, RuledOut } from './ruled-out-entry.ts'
import { sickDays } from './sick-days.ts'

/** What rules out longer comes first: what is stopped for an ulcer is not merely paused. */
const rules: readonly Rule[] = [combinedPill, antiInflammatory, sickDays, amoxicillin]

const found = new WeakMap<TurnState, readonly RuledOut[]>()

/** The medicines that what was told rules out for this patient; looked up once a turn. */
export function ruledOut(state: TurnState): readonly RuledOut[] {
  const known = found.get(state) ?? lookUp(state)
  found.set(state, known)
  return known
}

function lookUp(state: TurnState): RuledOut[] {
  const told = toldIn(state, state.words)
  const grounds = {
    now: state.now,
    story: `${state.now.prose} ${state.words}`,
    leader: leadingCondition(told, state),
    has: told.has,
  }
  return rules.flatMap((rule) => rule(grounds) ?? [])
}

/** Whether a text decides on a medicine that is ruled out: it is said in the same words as often as it is asked for. */
export const isDecision = (text: string, state: TurnState): boolean => ruledOut(state).some(({ why }) => text.includes(why))
