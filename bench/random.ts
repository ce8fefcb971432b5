/** Repeatable chance: the same corpus from the same seed (mulberry32). */
export interface Random {
  /** 0 up to 1. */
  next(): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** So many different items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? (items[0] as (typeof items)[number]),
    some: (items, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, items.length)) chosen.add(Math.floor(next() * items.length))
      return items.filter((_, index) => chosen.has(index))
    },
  }
}
