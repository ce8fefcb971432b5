import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { type PatternValue, type ResultPattern, resultPatterns } from '../../knowledge/lab-tests/patterns.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { resolveMedicine } from '../../medications/resolve-medicine.ts'
import { fitsValue } from './fits-value.ts'
import { kidneyTrend } from './kidney-trend.ts'
import { knownValues, newestValues } from './known-values.ts'

const patterns: readonly ResultPattern[] = resultPatterns

/**
 * What the newest sure values say together, as sentences. In: `medicines`, the names of those that are taken; `others`, the values of the record beside them,
 * which tell of a trend.
 */
export function findPatterns(
  findings: readonly DocumentFinding[],
  medicines: readonly string[],
  others: readonly DocumentFinding[] = findings,
): { id: string; says: string }[] {
  const sure = knownValues(findings).filter(({ finding }) => finding.doubt === null || finding.review !== 'unconfirmed')
  const values = newestValues(sure)
  if (values.size === 0) return []
  const taken = ingredientsOf(medicines)
  const fits = (wanted: PatternValue) => fitsValue(values.get(wanted.test), wanted)
  const found = patterns
    .filter(
      ({ all, none = [], medicines: needed }) =>
        all.every((wanted) => ('test' in wanted ? fits(wanted) : wanted.some(fits))) &&
        !none.some(fits) &&
        (needed === undefined || needed.some((name) => isTaken(name, taken))),
    )
    .map(({ id, says }) => ({ id, says }))
  const trend = values.has('egfr') ? kidneyTrend(others) : null
  return trend ? [...found, trend] : found
}

/** The ingredients of medicines, by the names that patients and letters give them. */
export const ingredientsOf = (medicines: readonly string[]): ReadonlySet<string> =>
  new Set(medicines.flatMap((name) => resolveMedicine(knownMedicines(), name).ingredients))

/** Whether an ingredient, or one of a class ("class:..."), is among those that are taken. */
export function isTaken(name: string, taken: ReadonlySet<string>): boolean {
  if (!name.startsWith('class:')) return taken.has(name)
  const wanted = name.slice('class:'.length)
  return [...taken].some((medicine) => knownMedicines().classesOf.get(medicine)?.has(wanted))
}
