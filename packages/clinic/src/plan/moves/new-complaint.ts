import { spokenList } from '../../judge/questions/spoken-list.ts'
import type { Move } from '../move.ts'

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
        ? `Of course. Let us look at this first: ${spokenList(added.map(nameOf))}. I have not forgotten the rest: ${spokenList(kept.map(nameOf))}.`
        : `That is something new: ${spokenList(added.map(nameOf))}. I will look at it together with the rest.`,
    },
  ]
}
