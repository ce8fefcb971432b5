import { both, type MixedCoder } from './mixed-coder.ts'

/** A finding of a condition: the place of its base among the bases, and its slot value, counted from one; 0 is the base itself. */
export interface ListedFinding {
  base: number
  slot: number
}

/** What is known of a condition before its findings are told. */
export interface ListHints {
  system: string
  /** The shares that it has lists of. */
  shares: readonly string[]
}

/** What a coder is told of. */
const [hasMore, baseOf, hasSlot, slotOf] = [0, 1, 2, 3]
const [bitsOfBase, bitsOfSlot, shownCount] = [13, 9, 12]

/** Writes the lists of findings of conditions, or reads them (`given` null): both go the same way. `hasSlots` says of which bases there are slot values. */
export function codeFindings(coder: MixedCoder, conditions: readonly ListHints[], hasSlots: (base: number) => boolean, given: readonly (readonly (readonly ListedFinding[])[])[] | null): ListedFinding[][][] {
  const numbers = new Map([...new Set(conditions.flatMap(({ system, shares }) => [system, ...shares]))].map((name, number) => [name, number]))
  return conditions.map(({ system, shares }, condition) => {
    const about = numbers.get(system) ?? 0
    let [last, second, first, lastSlot, count] = [0, 0, 0, 0, 0]
    return shares.map((name, list) => {
      const [share, wanted, findings] = [numbers.get(name) ?? 0, given?.[condition]?.[list], [] as ListedFinding[]]
      while (coder.code(hasMore, [both(share, Math.min(findings.length, shownCount)), both(share, about), both(share, last), both(count, share)], 1, wanted?.[findings.length] ? 1 : 0) === 1) {
        const own = wanted?.[findings.length]
        const around = [1, about, both(last, 1), both(both(last, second), 2), both(both(about, share), 6), both(both(about, last), 3), both(share, 4), both(both(about, count), 5), both(first, count)]
        const base = coder.code(baseOf, around, bitsOfBase, own?.base ?? 0)
        let slot = 0
        if (hasSlots(base) && coder.code(hasSlot, [1, base, both(lastSlot, 1), both(share, 2), both(base, share), both(base, about)], 1, own?.slot ? 1 : 0) === 1) slot = coder.code(slotOf, [1, base, both(lastSlot, 1), both(base, about), both(base, lastSlot), both(about, 7)], bitsOfSlot, own?.slot ?? 0)
        findings.push({ base, slot })
        second = last
        last = base + 1
        lastSlot = slot
        count += 1
        if (count === 1) first = last
      }
      return findings
    })
  })
}
