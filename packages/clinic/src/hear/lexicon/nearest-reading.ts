import type { Match } from './match-patterns.ts'
import type { Token } from './token.ts'

const commaDistance = 2

/** For each word the way from the first one to it. A word counts 1, a comma 2 more. */
export function distancesOf(tokens: readonly Token[]): Uint32Array {
  const ways = new Uint32Array(tokens.length + 1)
  tokens.forEach(({ before }, index) => {
    ways[index + 1] = (ways[index] ?? 0) + 1 + (before === 'soft' ? commaDistance : 0)
  })
  return ways
}

/** The reading that stands nearest to a slot value, of equals the first; null where there is none. */
export function nearestTo(slot: Match, readings: readonly Match[], ways: Uint32Array): Match | null {
  let [nearest, least]: [Match | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const reading of readings) {
    const way = distance(slot, reading, ways)
    if (way < least) [nearest, least] = [reading, way]
  }
  return nearest
}

function distance(slot: Match, reading: Match, ways: Uint32Array): number {
  if (slot.used.some((index) => reading.used.includes(index))) return 0
  const [from, to] = slot.end <= reading.start ? [slot.end, reading.start] : reading.end <= slot.start ? [reading.end, slot.start] : [0, 0]
  // A comma before the farther one counts, its word does not.
  return (ways[to + 1] ?? 0) - (ways[from] ?? 0) - 1
}
