/**
 * Pills that are left. Two devices count the same dose down, or two doses at once: so what is written is the pills ever added, and each dose
 * that was taken counts once, by its id, however many devices said so.
 */
export function stockLeft(added: number, doses: Iterable<{ id: string; isTaken: boolean; pills: number }>): number {
  const taken = new Map([...doses].filter(({ isTaken }) => isTaken).map(({ id, pills }) => [id, pills]))
  return Math.max(0, added - [...taken.values()].reduce((sum, pills) => sum + pills, 0))
}
