import type { ConsultationCase } from '../../case/case.ts'
import type { Person } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

/** Whether a finding can be true of this person at all; what is unknown of the person rules nothing out. */
export function suitsPerson({ only }: Pick<PackedFinding, 'only'>, { sex, ageYears, pregnant }: Person): boolean {
  if (only === undefined) return true
  if (only.sex !== undefined && sex !== null && sex !== only.sex) return false
  if (only.with === 'pregnant' && pregnant === false) return false
  return ageYears === null || (ageYears >= (only.fromYears ?? 0) && ageYears < (only.toYears ?? Number.POSITIVE_INFINITY))
}

/** Whether what a finding needs to be asked about was told: the pregnancy, the implanted device; and no shorter time than it takes. */
export function hasItsGround(
  { only }: Pick<PackedFinding, 'only'>,
  { person, observations, durationDays }: Pick<ConsultationCase, 'person' | 'observations' | 'durationDays'>,
): boolean {
  if (only?.fromDays !== undefined && durationDays !== null && durationDays < only.fromDays) return false
  if (only?.with === undefined) return true
  return observations[only.with]?.polarity === 'present' || (only.with === 'pregnant' && person.pregnant === true)
}

/** Whether a patient can know it without a doctor's hand or a test. */
export function isForPatients({ kind, knownBy }: Pick<PackedFinding, 'kind' | 'knownBy'>): boolean {
  return kind !== 'result' && kind !== 'measurement' && knownBy !== 'clinician'
}
