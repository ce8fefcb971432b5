import { spokenList } from '../../judge/questions/spoken-list.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

/** A complaint that came up in the middle: taken up in words, and the one before is not lost. */
export const newComplaint: Move = ({ before, now, base, judged }) => {
  if (before.complaints.length === 0 || judged.crisis !== 'none' || judged.emergency !== 'none') return []
  const nameOf = (id: string) => base.findings.get(id)?.name ?? id
  const isKnown = (id: string) =>
    Object.values(before.observations).some(
      ({ finding, polarity }) => polarity === 'present' && (id === finding || isAbove(id, finding, base.findings)),
    )
  const news = now.complaints.filter((id) => !before.complaints.includes(id) && now.observations[id]?.polarity !== 'absent' && !isKnown(id))
  const added = news.filter(
    (id, at) => !news.slice(0, at).some((other) => isAbove(id, other, base.findings) || isSameWords(id, other, now)),
  )
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

type Findings = TurnState['base']['findings']

/** Whether one finding is a broader word for the other: "pain in joints" beside a knee that hurts. */
const isAbove = (above: string, below: string, findings: Findings): boolean => {
  const known = findings.get(below)
  return (known?.base === undefined ? known : findings.get(known.base))?.parents?.includes(above) === true
}

/** Whether both were read in the same words. */
function isSameWords(id: string, other: string, { observations }: TurnState['now']): boolean {
  const [one, two] = [observations[id]?.text ?? '', observations[other]?.text ?? '']
  return one !== '' && two !== '' && (one.includes(two) || two.includes(one))
}
