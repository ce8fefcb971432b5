import { type MedicineIndex, normaliseName } from './medicine-knowledge.ts'

export interface ResolvedMedicine {
  /** The name as it was given. */
  name: string
  /** International names of the ingredients; empty where the name is unknown to us. */
  ingredients: readonly string[]
  /** Known names close to an unknown one, for "did you mean"; never taken silently. */
  suggestions: readonly string[]
}

/** Salts, forms and units that stand beside a name without changing the ingredient. */
const noise = new Set(
  'sodium potassium hydrochloride hcl sulfate sulphate maleate tartrate succinate phosphate acetate mesilate mesylate besilate besylate fumarate citrate bromide hydrobromide nitrate calcium magnesium tablet tablets tab tabs capsule capsules cap caps syrup solution suspension drops cream ointment gel patch patches inhaler spray injection pen oral mg mcg g ml er xr sr la cr xl mr modified extended release slow plus forte and with daily'.split(
    ' ',
  ),
)

/**
 * The ingredients behind a name as a patient writes it: brand or generic, with strength, form and salt.
 * In: the index and the name. Out: ingredients, or suggestions where the name is unknown.
 */
export function resolveMedicine(index: MedicineIndex, name: string): ResolvedMedicine {
  const words = normaliseName(name)
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .replace(/\b\d+([.,]\d+)?\s*(mg|mcg|g|ml|iu|units?|%)?\b/g, (match) => (index.names.has(match) ? match : ' '))
    .split(/[\s/+]+/)
    .filter(Boolean)
  const exact = index.names.get(normaliseName(name))
  const ingredients = exact ?? namesWithin(index, words)
  return { name, ingredients: [...new Set(ingredients)], suggestions: ingredients.length > 0 ? [] : closeNames(index, words) }
}

/** The longest known names in the words, left to right. */
function namesWithin(index: MedicineIndex, words: readonly string[]): string[] {
  const found: string[] = []
  let place = 0
  while (place < words.length) {
    let length = Math.min(index.longestName, words.length - place)
    for (; length > 0; length--) {
      const name = words.slice(place, place + length).join(' ')
      const isNoise = length === 1 && noise.has(name) && words.length > 1
      const ingredients = isNoise ? undefined : index.names.get(name)
      if (ingredients) {
        found.push(...ingredients)
        break
      }
    }
    place += Math.max(1, length)
  }
  return found
}

function closeNames(index: MedicineIndex, words: readonly string[]): string[] {
  const word = words.filter((each) => !noise.has(each)).join(' ')
  if (word.length < 4) return []
  const limit = word.length < 7 ? 1 : 2
  const close: { name: string; distance: number }[] = []
  for (const name of index.names.keys()) {
    if (Math.abs(name.length - word.length) > limit || name[0] !== word[0]) continue
    const distance = editDistance(word, name, limit)
    if (distance <= limit) close.push({ name, distance })
  }
  return close
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map((each) => each.name)
}

/** Edits between two words, or more than `limit` as soon as that is certain. */
function editDistance(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    if (Math.min(...current) > limit) return limit + 1
    previous = current
  }
  return previous[b.length] ?? limit + 1
}
