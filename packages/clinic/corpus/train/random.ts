/** A generator of its own (mulberry32), so that training is the same each time. Out: numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Puts the numbers into another order, in place. */
export function shuffle(numbers: Int32Array, random: () => number): void {
  for (let at = numbers.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = numbers[at] as number
    numbers[at] = numbers[other] as number
    numbers[other] = held
  }
}
