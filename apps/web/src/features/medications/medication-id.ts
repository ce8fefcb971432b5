/** An id made from the time, and unlike those that other tabs make in the same millisecond. */
export function makeMedicationId(now: number = Date.now()): string {
  return `${now}-${crypto.randomUUID().slice(0, 8)}`
}
