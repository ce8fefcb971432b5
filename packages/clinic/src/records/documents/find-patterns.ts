import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { type PatternValue, type ResultPattern, resultPatterns } from '../../knowledge/lab-tests/patterns.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { resolveMedicine } from '../../medications/resolve-medicine.ts'
import { type KnownValue, knownValues, newestValues } from './known-values.ts'

const patterns: readonly ResultPattern[] = resultPatterns

/** What the newest sure values say together, as sentences; `medicines` are the names of those that are taken. */
export function findPatterns(findings: readonly DocumentFinding[], medicines: readonly string[]): { id: string; says: string }[] {
  const sure = knownValues(findings).filter(({ finding }) => finding.doubt === null || finding.review !== 'unconfirmed')
  const values = newestValues(sure)
  if (values.size === 0) return []
  const taken = new Set(medicines.flatMap((name) => resolveMedicine(knownMedicines(), name).ingredients))
  const fits = (wanted: PatternValue) => fitsValue(values.get(wanted.test), wanted)
  return patterns
    .filter(
      ({ all, none = [], medicines: needed }) =>
        all.every((wanted) => ('test' in wanted ? fits(wanted) : wanted.some(fits))) &&
        !none.some(fits) &&
        (needed === undefined || needed.some((name) => isTaken(name, taken))),
    )
    .map(({ id, says }) => ({ id, says }))
}

function fitsValue(value: KnownValue | undefined, { flag, from, below, timesUpper }: PatternValue): boolean {
  if (!value) return false
  const { finding, number } = value
  if (flag !== undefined && finding.flag !== flag) return false
  if (from !== undefined && (number === null || number < from)) return false
  if (below !== undefined && (number === null || number >= below)) return false
  if (timesUpper === undefined) return true
  const high = finding.range?.high ?? null
  return high !== null && Number(finding.value) >= timesUpper * high
}

function isTaken(name: string, taken: ReadonlySet<string>): boolean {
  if (!name.startsWith('class:')) return taken.has(name)
  const wanted = name.slice('class:'.length)
  return [...taken].some((medicine) => knownMedicines().classesOf.get(medicine)?.has(wanted))
}
