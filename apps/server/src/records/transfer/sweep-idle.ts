import type { Store } from './store.ts'

/** Who a row belongs to that is a patient's, with a secret or without; what the server keeps for links, accesses, pairings and reminders ends by itself. */
const isPatient = (id: string): boolean => /^[pu]_/.test(id)

/**
 * The patients whose record nobody has written or looked at since a moment: who comes back leaves a link in the audit trail. In: that moment, in microseconds. A record that was
 * left half is one like any other.
 */
export async function idlePatients(store: Store, since: number): Promise<ReadonlySet<string>> {
  const last = new Map<string, number>()
  const note = (patient: string, at: number): void => {
    if (isPatient(patient)) last.set(patient, Math.max(last.get(patient) ?? 0, at))
  }
  for await (const [patient, , , at] of store.rows('records')) note(String(patient), Number(at))
  for await (const [patient, , at] of store.rows('audit')) note(String(patient), Number(at))
  for await (const [patient] of store.rows('usage')) note(String(patient), 0)
  return new Set([...last].flatMap(([patient, at]) => (at < since ? [patient] : [])))
}
