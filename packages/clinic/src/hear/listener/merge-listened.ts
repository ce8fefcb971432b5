import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { ListenedFact } from './check-listened.ts'

const complaintLimit = 4

/**
 * Takes what only a listener heard into the case, as told, with its quote, and less sure than what the clinic read itself: nothing known
 * before is changed by it. In: the case with this message's own facts in it. Out: the case with the listener's beside them.
 */
export function mergeListened(
  findings: ReadonlyMap<string, PackedFinding>,
  merged: ConsultationCase,
  facts: readonly ListenedFact[],
): ConsultationCase {
  const fresh = facts.filter(({ finding }) => isOpen(merged.observations[finding]))
  if (fresh.length === 0) return merged
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const { finding, polarity, temporality, quote } of fresh)
    observations[finding] = {
      finding,
      polarity,
      certain: false,
      temporality,
      source: 'told',
      text: quote,
      turn: merged.turns,
      by: 'listener',
    }
  const isPregnant = fresh.some(({ finding, polarity }) => finding === 'pregnant' && polarity === 'present')
  return {
    ...merged,
    observations,
    complaints: complaintsWith(findings, merged.complaints, fresh),
    person: isPregnant && merged.person.pregnant === null ? { ...merged.person, pregnant: true } : merged.person,
  }
}

function isOpen(known: Observation | undefined): boolean {
  return known === undefined || known.polarity === 'unknown'
}

function complaintsWith(
  findings: ReadonlyMap<string, PackedFinding>,
  complaints: readonly string[],
  facts: readonly ListenedFact[],
): readonly string[] {
  const told = facts
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => findings.get(findings.get(finding)?.base ?? finding))
    .filter((finding) => finding?.kind === 'symptom' || finding?.kind === 'sign')
    .filter((finding) => finding !== undefined)
  if (complaints.length === 0) return [...new Set(told.map(({ id }) => id))].slice(0, 2)
  const grave = told.filter((finding) => finding.grave === true).map(({ id }) => id)
  return [...new Set([...complaints, ...grave])].slice(0, Math.max(complaintLimit, complaints.length))
}
