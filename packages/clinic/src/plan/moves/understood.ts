import { understoodText } from '../../say/understood-text.ts'
import type { Move } from '../move.ts'

/** What was understood of this message, in a line. */
export const understood: Move = ({ base, now, judged }) => {
  if (judged.crisis !== 'none' || judged.isNewEmergency || judged.next.kind === 'verdict') return []
  const text = understoodText(base.findings, now)
  return text === null ? [] : [{ kind: 'understood', text }]
}
