import type { DocumentWarning } from '@dr-ai/contract/schemas/documents'

const comparable = (name: string): string => name.trim().toLowerCase()

/** The medicines of which the safety check says: do not take this, do not combine these. None of them goes onto the list by one press for all. */
export function forbiddenMedicines(warnings: readonly DocumentWarning[]): readonly string[] {
  return warnings.filter(({ severity }) => severity === 'contraindicated').flatMap(({ medications }) => medications)
}

/** Whether a medicine is among those names, however it is written: "Amoxicillin" is meant by "amoxicillin 500 mg" too. */
export function isNamed(names: readonly string[], medicine: string): boolean {
  const sought = comparable(medicine)
  return names.map(comparable).some((name) => name !== '' && (sought.includes(name) || name.includes(sought)))
}
