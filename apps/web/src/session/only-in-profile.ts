import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import type { Profile } from './settings.ts'

const lists = { problem: 'conditions', allergy: 'allergies' } as const

/** The conditions or allergies that the patient told in the settings and that no item of the health record names. */
export function onlyInProfile(
  profile: Pick<Profile, 'conditions' | 'allergies'>,
  kind: HealthItem['kind'],
  items: readonly Pick<HealthItem, 'kind' | 'name'>[],
): string[] {
  if (kind !== 'problem' && kind !== 'allergy') return []
  const isNamed = (name: string) => items.some((item) => item.kind === kind && item.name.toLowerCase() === name.trim().toLowerCase())
  return profile[lists[kind]].filter((name) => name.trim() !== '' && !isNamed(name))
}
