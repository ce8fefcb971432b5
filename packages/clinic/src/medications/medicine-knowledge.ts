import type { AllergyRule, CautionRule, DoseLimit, DrugClass, InteractionRule } from '../knowledge/medicines/schema.ts'

/** All that the checker knows, as plain data: packed into one JSON of its own for browser and server. */
export interface MedicineKnowledge {
  classes: Readonly<Record<string, DrugClass>>
  /** Ingredient, or several joined by " + ", under each of its other generic names. */
  genericNames: Readonly<Record<string, readonly string[]>>
  /** Trade names with their ingredients; only rows on which two independent writings agree. */
  brandNames: Readonly<Record<string, readonly string[]>>
  interactions: readonly InteractionRule[]
  cautions: readonly CautionRule[]
  allergies: readonly AllergyRule[]
  doseLimits: readonly DoseLimit[]
}

export interface MedicineIndex {
  knowledge: MedicineKnowledge
  /** Every known name, normalised, with its ingredients. */
  names: ReadonlyMap<string, readonly string[]>
  /** Classes of each ingredient. */
  classesOf: ReadonlyMap<string, ReadonlySet<string>>
  longestName: number
  /** The words that any name begins with. */
  openings: ReadonlySet<string>
}

/** Lower case, no accents, no punctuation but what belongs to names; one space between words. */
export function normaliseName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™]/g, '')
    .replace(/’/g, "'")
    .replace(/[^a-z0-9'+ -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** In: the knowledge. Out: look-up tables for names and classes. */
export function indexMedicines(knowledge: MedicineKnowledge): MedicineIndex {
  const names = new Map<string, readonly string[]>()
  const classesOf = new Map<string, Set<string>>()
  for (const [id, drugClass] of Object.entries(knowledge.classes)) {
    for (const ingredient of drugClass.members) {
      names.set(normaliseName(ingredient), [ingredient])
      classesOf.set(ingredient, (classesOf.get(ingredient) ?? new Set()).add(id))
    }
  }
  const learn = (name: string, ingredients: readonly string[]): void => {
    const normal = normaliseName(name)
    // "Nitro-Dur" is also written "Nitro Dur"; a name of a class member is never taken over.
    for (const form of new Set([normal, normal.replaceAll('-', ' ')])) if (!names.has(form)) names.set(form, ingredients)
  }
  for (const [ingredients, others] of Object.entries(knowledge.genericNames)) {
    for (const other of others) learn(other, ingredients.split(' + '))
  }
  for (const [brand, ingredients] of Object.entries(knowledge.brandNames)) {
    learn(brand, ingredients)
    for (const ingredient of ingredients) learn(ingredient, [ingredient])
  }
  const longestName = Math.max(...[...names.keys()].map((name) => name.split(' ').length))
  const openings = new Set([...names.keys()].map((name) => name.split(' ', 1)[0] ?? ''))
  return { knowledge, names, classesOf, longestName, openings }
}
