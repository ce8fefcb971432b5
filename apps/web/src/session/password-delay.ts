const freeAttempts = 3
const longestWait = 60_000

/** Milliseconds that must pass after so many wrong passwords in a row: none for three, then 2, 4, 8 ... up to 60 seconds. */
export function passwordDelay(failures: number): number {
  if (failures < freeAttempts) return 0
  return Math.min(longestWait, 2 ** (failures - freeAttempts + 1) * 1_000)
}
