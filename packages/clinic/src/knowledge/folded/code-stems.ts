import { both, type MixedCoder } from './mixed-coder.ts'

/** Stems of conditions' prose beside those that their names give: of each condition the stems' numbers, and how many more quarters each counts. */
export type StemUses = ReadonlyMap<number, number>

/** What tells of a condition's stems before they are told. */
export interface StemHints {
  system: string
  /** How many quarters its names give a stem. */
  named: StemUses
  /** In which of its texts a stem stands, a bit for each. */
  said: ReadonlyMap<number, number>
}

/** What a coder is told of. */
const [isUsed, isNew, quarters] = [0, 1, 2]
const bitsOfQuarters = 7
/** A stem's last uses are shown, how often it was used in steps, and how many quarters names gave it, up to so many. */
const [lastUses, stepsOfCount, mostNamed] = [255, 4, 7]

/**
 * Writes the stems of conditions, or reads them (`given` null): both go the same way. `known` are those that names gave their numbers; further ones are
 * numbered as they are met.
 */
export function codeStems(coder: MixedCoder, known: number, conditions: readonly StemHints[], given: readonly StemUses[] | null): Map<number, number>[] {
  const counts = new Uint16Array(1 << 16)
  const last = new Uint8Array(1 << 16)
  const systems = new Map([...new Set(conditions.map(({ system }) => system))].map((system, number) => [system, number]))
  let met = known
  return conditions.map(({ system, named, said }, condition) => {
    const wanted = given?.[condition]
    const uses = new Map<number, number>()
    const own = systems.get(system) ?? 0
    const age = Math.floor(Math.log2(condition + 1))
    const use = (stem: number, about: number): void => {
      uses.set(stem, coder.code(quarters, [about, stem, both(stem, about), both(own, about)], bitsOfQuarters, wanted?.get(stem) ?? 0))
      counts[stem] = (counts[stem] as number) + 1
    }
    for (let stem = 0; stem < met; stem++) {
      const before = last[stem] as number
      const count = Math.round(Math.log2(1 + (counts[stem] as number)) * stepsOfCount)
      const about = 8 * Math.min(mostNamed, named.get(stem) ?? 0) + (said.get(stem) ?? 0)
      const around = [both(count, about), stem, both(stem, about), both(stem, own), both(both(before, count), 3), both(both(count, about), age), both(both(about, before), stem >> 9)]
      const isHere = coder.code(isUsed, around, 1, wanted?.has(stem) ? 1 : 0)
      if (isHere === 1) use(stem, about)
      last[stem] = (2 * before + isHere) & lastUses
    }
    while (coder.code(isNew, [age, both(own, 1)], 1, wanted?.has(met) ? 1 : 0) === 1) use(met++, 0)
    return uses
  })
}
