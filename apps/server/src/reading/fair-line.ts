/** Whoever waits for one of a few places. */
export interface FairLine {
  /** A place at once, or as soon as this owner's turn comes; null where too many wait already. Out: how to give the place back. */
  enter(owner: string, onWait: () => void): Promise<() => void> | null
}

/**
 * A line in which owners take turns, however many things each has waiting: a place that becomes free goes to the owner who holds the fewest,
 * and of those to the one whose last turn is longest ago. One owner can fill at most half of the line while it has room for others.
 */
export function createFairLine({ places, waiting: room }: { places: number; waiting: number }): FairLine {
  const held = new Map<string, number>()
  /** The number of the last turn of everybody who holds a place or waits for one. */
  const lastTurns = new Map<string, number>()
  const waiting: { owner: string; begin(): void }[] = []
  let taken = 0
  let turns = 0

  const holds = (owner: string): number => held.get(owner) ?? 0
  const lastTurn = (owner: string): number => lastTurns.get(owner) ?? 0
  const take = (owner: string): (() => void) => {
    taken++
    lastTurns.set(owner, ++turns)
    held.set(owner, holds(owner) + 1)
    return () => leave(owner)
  }
  const leave = (owner: string): void => {
    taken--
    if (holds(owner) > 1) held.set(owner, holds(owner) - 1)
    else held.delete(owner)
    const [next] = waiting.toSorted((one, other) => holds(one.owner) - holds(other.owner) || lastTurn(one.owner) - lastTurn(other.owner))
    if (next) waiting.splice(waiting.indexOf(next), 1)
    next?.begin()
    if (holds(owner) === 0 && !waiting.some((each) => each.owner === owner)) lastTurns.delete(owner)
  }

  return {
    enter: (owner, onWait) => {
      if (taken < places) return Promise.resolve(take(owner))
      const own = waiting.filter((each) => each.owner === owner).length
      if (waiting.length >= room || own >= Math.max(1, room / 2)) return null
      onWait()
      return new Promise((resolve) => waiting.push({ owner, begin: () => resolve(take(owner)) }))
    },
  }
}
