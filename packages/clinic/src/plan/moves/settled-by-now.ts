import { overByNow } from '../../say/over-by-now.ts'
import type { Move } from '../move.ts'
import { bodilyTriage } from './danger.ts'

/** A danger that was over before it was told: what was measured, or who looked at it, and what would bring it back. One that stood is taken down where dangers are. */
export const settledByNow: Move = ({ before, now, judged }) => {
  const isDanger = bodilyTriage(now) !== null || bodilyTriage(before) !== null
  const text = isDanger || judged.crisis !== 'none' ? null : overByNow(now)
  return text === null ? [] : [{ kind: 'corrected', text }]
}
