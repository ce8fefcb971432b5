import { expect, test, vi } from 'vitest'
import type { Clause } from '../../../hear/clause.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { onceASentence } from './once-a-sentence.ts'

const words = 'maybe it is the tablets or the new cream'
const clauses = Array.from({ length: 1_000 }, (_, place) => ({ act: place % 2 === 0 ? 'fact' : 'ask-cause', text: words }) as Clause)

test('a sentence of a thousand clauses is read once for each kind of them, and again in the next turn', () => {
  const read = vi.fn(({ act }: Clause) => act)
  const find = onceASentence(read)
  const [turn, next] = [{} as TurnState, {} as TurnState]
  expect(clauses.map((clause) => find(clause, turn))).toEqual(clauses.map(({ act }) => act))
  expect(read).toHaveBeenCalledTimes(2)
  find({ ...clauses[0], text: 'is it the cream' } as Clause, turn)
  find(clauses[0] as Clause, next)
  expect(read).toHaveBeenCalledTimes(4)
})

test('that nothing was found is remembered too', () => {
  const read = vi.fn(() => null)
  const find = onceASentence(read)
  const turn = {} as TurnState
  expect(clauses.map((clause) => find(clause, turn)).every((found) => found === null)).toBe(true)
  expect(read).toHaveBeenCalledTimes(2)
})
