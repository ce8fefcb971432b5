import type { ListenedClause, ListeningBrief } from '@dr-ai/clinic'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'

/** How a scripted listener hears a message of the corpus. */
export const listenerManners = ['right', 'wrong', 'invented', 'flipped', 'grave', 'half', 'none'] as const
export type ListenerManner = (typeof listenerManners)[number]

interface ScriptedRow {
  row: Pick<MessageRow, 'text' | 'facts'>
  candidates: ListeningBrief['candidates']
  /** The name of a finding in plain English. */
  nameOf(finding: string): string
  /** Grave findings to be claimed by the one who always fears the worst. */
  grave: readonly string[]
}

/** What the listener says of one row: right clauses for its facts, or wrong ones in one of the ways models are. */
export function listenTo(manner: ListenerManner, { row, candidates, nameOf, grave }: ScriptedRow): ListenedClause[] {
  const listed = new Set(candidates.map(({ id }) => id))
  const claim = (finding: string, changed: Partial<ListenedClause> = {}): ListenedClause => ({
    quote: row.text,
    act: 'fact',
    person: 'patient',
    time: 'now',
    polarity: 'present',
    findings: listed.has(finding) ? [finding] : [],
    means: listed.has(finding) ? '' : nameOf(finding),
    ...changed,
  })
  const right = row.facts.map((fact) =>
    claim(idOf(fact), { polarity: /^o?-/.test(fact) ? 'absent' : 'present', person: fact.startsWith('o') ? 'other' : 'patient' }),
  )
  if (manner === 'none') return []
  if (manner === 'right') return right
  if (manner === 'half') return right.slice(0, Math.floor(right.length / 2))
  if (manner === 'flipped') return right.map((each) => ({ ...each, polarity: each.polarity === 'absent' ? 'present' : 'absent' }))
  if (manner === 'invented')
    return right.map((each) => ({ ...each, quote: `${each.means || 'it hurts'} since the accident`, polarity: 'present' }))
  if (manner === 'grave') return grave.map((finding) => claim(finding))
  // Wrong about everything: what is not told as told, what is told as denied.
  const told = new Set(row.facts.map(idOf))
  const untold = candidates.filter(({ id }) => !told.has(id)).slice(0, 4)
  return [
    ...untold.map(({ id }) => claim(id)),
    ...right.map((each) => ({ ...each, polarity: each.polarity === 'absent' ? ('present' as const) : ('absent' as const) })),
  ]
}

/** The finding of a corpus fact: "+fever", "-fever", "o+fever". */
function idOf(fact: string): string {
  return fact.replace(/^o?[+-]/, '')
}
