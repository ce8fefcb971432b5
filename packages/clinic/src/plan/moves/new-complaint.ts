import type { Move } from '../move.ts'
import { listed } from './answers/answer.ts'

/** A complaint that came up in the middle: taken up in words, and the one before is not lost. */
export const newComplaint: Move = ({ before, now, base, judged }) => {
  if (before.complaints.length === 0 || judged.crisis !== 'none' || judged.emergency !== 'none') return []
  const nameOf = (id: string) => base.findings.get(id)?.name ?? id
  const added = now.complaints.filter((id) => !before.complaints.includes(id) && now.observations[id]?.polarity !== 'absent')
  const kept = now.complaints.filter((id) => before.complaints.includes(id))
  if (added.length === 0 || kept.length === 0) return []
  const isFirst = now.complaints[0] !== before.complaints[0]
  return [
    {
      kind: 'understood',
      text: isFirst
        ? `Of course. Let us look at this first: ${listed(added.map(nameOf))}. I keep the rest in mind (${listed(kept.map(nameOf))}).`
        : `So there is something new as well: ${listed(added.map(nameOf))}. I take it in beside ${listed(kept.map(nameOf))}.`,
    },
  ]
}
