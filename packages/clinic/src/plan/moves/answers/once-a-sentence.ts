import type { Act, Clause } from '../../../hear/clause.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

type Find<Found> = (clause: Clause, state: TurnState) => Found

/**
 * Finds what is asked of a whole sentence once a turn for each kind of its clauses: one of a thousand clauses is not read a thousand times.
 * In: what is found by the words, the act and the topics of a clause, which are those of its sentence. Out: the same, remembered for the turn.
 */
export function onceASentence<Found>(find: Find<Found>): Find<Found> {
  const found = new WeakMap<TurnState, Map<string, Map<Act, Found>>>()
  return (clause, state) => {
    const ofTurn = found.get(state) ?? new Map<string, Map<Act, Found>>()
    found.set(state, ofTurn)
    const ofWords = ofTurn.get(clause.text) ?? new Map<Act, Found>()
    ofTurn.set(clause.text, ofWords)
    if (!ofWords.has(clause.act)) ofWords.set(clause.act, find(clause, state))
    return ofWords.get(clause.act) as Found
  }
}
