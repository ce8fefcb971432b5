/** Whether an id begins with one of these: "history-" stands for all that is known of a patient's past. */
export function beginsWith(id: string, starts: readonly string[]): boolean {
  return starts.some((start) => id.startsWith(start))
}
