import { strengths } from '../knowledge/medicines/strengths.ts'
import { type MedicineIndex, normaliseName } from './medicine-knowledge.ts'
import { resolveMedicine } from './resolve-medicine.ts'

export interface NameCompletion {
  /** As it is written on the packet: a trade name keeps its capitals. */
  name: string
  ingredients: readonly string[]
}

const shortest = 2
const strengthsOf: Readonly<Record<string, readonly string[]>> = strengths

/**
 * Known names that begin with what was typed, or have a word that does; exact beginnings first, then the shorter ones.
 * In: the index, the text so far, how many at most. Fewer than two letters complete to nothing.
 */
export function completeName(index: MedicineIndex, typed: string, limit = 8): NameCompletion[] {
  const wanted = normaliseName(typed)
  if (wanted.length < shortest) return []
  const written = spellings(index)
  const found = [...index.names].flatMap(([name, ingredients]) => {
    const rank = name.startsWith(wanted) ? 0 : ` ${name}`.includes(` ${wanted}`) ? 1 : null
    return rank === null ? [] : [{ name: written.get(name) ?? capitalised(name), ingredients, rank }]
  })
  const unique = new Map(found.map((each) => [each.name.replaceAll('-', ' ').toLowerCase(), each]))
  return [...unique.values()]
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name, ingredients }) => ({ name, ingredients }))
}

/** Common strengths of a medicine by any of its names; none where we know none, or where it has several ingredients. */
export function commonStrengths(index: MedicineIndex, name: string): readonly string[] {
  const { ingredients } = resolveMedicine(index, name)
  return ingredients.length === 1 ? (strengthsOf[ingredients[0] ?? ''] ?? []) : []
}

const known = new WeakMap<MedicineIndex, ReadonlyMap<string, string>>()

function spellings(index: MedicineIndex): ReadonlyMap<string, string> {
  const map = known.get(index) ?? new Map(Object.keys(index.knowledge.brandNames).map((brand) => [normaliseName(brand), brand]))
  known.set(index, map)
  return map
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
