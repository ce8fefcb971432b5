import type { ConsultationCase } from './case.ts'
import type { Observation } from './model.ts'

/** The complaints that the observations do not deny, in their order. */
export function undeniedComplaints(
  { complaints }: Pick<ConsultationCase, 'complaints'>,
  observations: Readonly<Record<string, Observation>>,
): readonly string[] {
  return complaints.filter((id) => observations[id]?.polarity !== 'absent')
}
