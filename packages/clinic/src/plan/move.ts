import type { TurnState } from '../turn/turn-state.ts'
import type { Part } from './part.ts'

/** One thing a doctor does with a turn: looks at it and says its parts, or nothing. */
export type Move = (state: TurnState) => readonly Part[]
