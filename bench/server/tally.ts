/** How often each time was taken, by its quarter of a millisecond: joins with others without keeping every time. */
export type Tally = Readonly<Record<string, number>>

const steps = 4

export function tallyOf(milliseconds: Iterable<number>): Tally {
  const tally: Record<string, number> = {}
  for (const each of milliseconds) {
    const step = Math.round(each * steps)
    tally[step] = (tally[step] ?? 0) + 1
  }
  return tally
}

export function joinTallies(tallies: readonly Tally[]): Tally {
  const joined: Record<string, number> = {}
  for (const tally of tallies) for (const [step, count] of Object.entries(tally)) joined[step] = (joined[step] ?? 0) + count
  return joined
}

export const countOf = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0)

export const meanOf = (tally: Tally): number =>
  Object.entries(tally).reduce((sum, [step, count]) => sum + Number(step) * count, 0) / steps / countOf(tally)

/** The milliseconds that this share of all times is under; not a number where there are none. */
export function quantileOf(tally: Tally, share: number): number {
  const wanted = Math.min(countOf(tally) - 1, Math.floor(countOf(tally) * share))
  let passed = 0
  for (const [step, count] of Object.entries(tally).toSorted(([a], [b]) => Number(a) - Number(b))) {
    passed += count
    if (passed > wanted) return Number(step) / steps
  }
  return Number.NaN
}
