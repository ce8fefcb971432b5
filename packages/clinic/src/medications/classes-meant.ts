import { findMedicines } from './find-medicines.ts'
import { knownMedicines } from './known-medicines.ts'

/** What classes the medicines have that words name, else the one medicine that is taken; none where nobody knows which is meant. */
export function classesMeant(words: string, drugs: readonly string[]): ReadonlySet<string> {
  const index = knownMedicines()
  const named = findMedicines(index, words)
  const meant = named.length > 0 || drugs.length !== 1 ? named : findMedicines(index, drugs.join(' '))
  return new Set(meant.flatMap(({ ingredients }) => ingredients.flatMap((each) => [...(index.classesOf.get(each) ?? [])])))
}
