import { both, type MixedCoder } from './mixed-coder.ts'

/** How often a stem stands in the prose of a condition, in quarters. */
export type StemUse = readonly [stem: number, quarters: number]

/** What a coder is told of. */
const [length, stem, quarter] = [0, 1, 2]
const [bitsOfLength, bitsOfStem, bitsOfQuarter] = [10, 14, 10]
/** Stems stand in the order in which they were first met: so many of the lower bits of the one before do not tell where in it the list is. */
const [near, far, farthest] = [4, 7, 10]
const [fewLeft, someLeft] = [5, 15]

/**
 * Writes the stems of conditions, each list rising, or reads them (`given` null): both go the same way. A stem is guessed by the one before, by the body's
 * system and by how many are left.
 */
export function codeStems(coder: MixedCoder, systems: readonly string[], given: readonly (readonly StemUse[])[] | null): StemUse[][] {
  const numbers = new Map([...new Set(systems)].map((system, number) => [system, number]))
  let lengthBefore = 0
  return systems.map((named, at) => {
    const [system, wanted] = [numbers.get(named) ?? 0, given?.[at] ?? []]
    const count = coder.code(length, [1, lengthBefore, both(system, 1)], bitsOfLength, wanted.length)
    lengthBefore = count
    const uses: StemUse[] = []
    let [last, quartersBefore] = [0, 0]
    while (uses.length < count) {
      const left = count - uses.length
      const [told, quarters] = wanted[uses.length] ?? [0, 0]
      const around = [1, both(last >> near, 1), both(last >> far, 2), both(last, 3), both(last >> farthest, Math.min(fewLeft, left)), both(last >> (farthest - 1), Math.min(someLeft, left)), both(both(system, last >> farthest), 7)]
      const number = coder.code(stem, around, bitsOfStem, told)
      const beside = [1, both(number, 1), both(quartersBefore, 2), both(number, quartersBefore)]
      const use: StemUse = [number, coder.code(quarter, beside, bitsOfQuarter, quarters)]
      uses.push(use)
      last = number
      quartersBefore = use[1]
    }
    return uses
  })
}
