import type { ReadSharedResponse } from '@dr-ai/contract/schemas/access'

export interface CareDose {
  id: string
  at: string
  name: string
  dosage: string
  status: 'due' | 'taken' | 'skipped'
  /** Who wrote it down, where a carer did. */
  by: string | null
}

/** Hours back and ahead of which a carer sees doses: a missed one of the night, and the whole day. */
const hoursBack = 12
const hoursAhead = 24
const hour = 3_600_000

/** The doses around now, in order; what a carer wrote down counts as said. */
export function careRound({ shared, logged }: NonNullable<ReadSharedResponse['medications']>, now: number): CareDose[] {
  const medications = new Map(shared?.medications.map((each) => [each.id, each]))
  const written = new Map(logged.map((each) => [each.dose, each]))
  return (shared?.doses ?? [])
    .filter(({ at }) => Date.parse(at) > now - hoursBack * hour && Date.parse(at) < now + hoursAhead * hour)
    .map(({ id, at, medication, status }) => {
      const entry = status === 'due' ? written.get(id) : undefined
      const { name = 'Unknown medication', dosage = '' } = medications.get(medication) ?? {}
      return { id, at, name, dosage, status: entry?.status ?? status, by: entry?.by ?? null }
    })
    .sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name))
}
