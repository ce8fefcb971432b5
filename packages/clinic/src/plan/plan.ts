import type { TurnState } from '../turn/turn-state.ts'
import type { Move } from './move.ts'
import { answerQuestions } from './moves/answers.ts'
import { corrected } from './moves/corrected.ts'
import { courtesies, foreignLanguage } from './moves/courtesies.ts'
import { crisis } from './moves/crisis.ts'
import { danger } from './moves/danger.ts'
import { firstAid } from './moves/first-aid.ts'
import { type Ending, endingOf } from './moves/next.ts'
import { notUnderstood } from './moves/not-understood.ts'
import { understood } from './moves/understood.ts'
import type { Part } from './part.ts'

/** Danger first, then what the patient said, then what was understood; the ending comes last. */
const order: readonly Move[] = [
  danger,
  firstAid,
  crisis,
  foreignLanguage,
  corrected,
  answerQuestions,
  courtesies,
  understood,
  notUnderstood,
]

export interface Plan extends Omit<Ending, 'parts'> {
  parts: readonly Part[]
}

/** The ordered parts of a reply and what stays open after it. */
export function planReply(state: TurnState): Plan {
  const said = order.flatMap((move) => move(state))
  const { parts, ...ending } = endingOf(state, said.length > 0)
  return { parts: [...said, ...parts], ...ending }
}
