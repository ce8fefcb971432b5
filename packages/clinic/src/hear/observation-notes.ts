import type { Observation, Polarity } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** Takes one finding down; in doubt the newest word wins. */
export type Note = (
  finding: string,
  polarity: Polarity,
  source: Observation['source'],
  certain: boolean,
  text: string,
  temporality?: 'current' | 'past',
) => void

/**
 * Takes findings down into `observations`, which it changes. A word less sure than the one before is not taken, nor a denial of a complaint
 * or a history that was affirmed in the same turn; unknown finding ids are left out.
 */
export function notesOf(findings: ReadonlyMap<string, PackedFinding>, observations: Record<string, Observation>, turn: number): Note {
  return (finding, polarity, source, certain, text, temporality = 'current') => {
    const known = findings.get(finding)
    if (known === undefined) return
    const before = observations[finding]
    const isLessSure = before?.certain === true && !certain && before.polarity !== 'unknown' && source !== 'corrected'
    if (before !== undefined && (polarity === 'unknown' || isLessSure)) return
    const isDeniedAtOnce = before?.turn === turn && before.polarity === 'present' && polarity === 'absent' && source !== 'corrected'
    if (isDeniedAtOnce && (isComplaintKind(known) || known.kind === 'history')) return
    observations[finding] = { finding, polarity, certain, temporality, source, text, turn }
  }
}

/** Drops the qualities of a finding, which it changes: what is not there is neither long nor bad. */
export function dropQualities(observations: Record<string, Observation>, finding: string): void {
  for (const id of Object.keys(observations)) if (id.startsWith(`${finding}.`)) delete observations[id]
}

/** Whether a finding can be what somebody comes for: a symptom, a sign or a measurement. */
export function isComplaintKind(finding: PackedFinding | undefined): boolean {
  return finding?.kind === 'symptom' || finding?.kind === 'sign' || finding?.kind === 'measurement'
}
