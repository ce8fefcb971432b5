import type { PatternValue } from '../../knowledge/lab-tests/patterns.ts'
import type { KnownValue } from './known-values.ts'

/** Whether a value is what the knowledge speaks of: by its flag, and by its number in the main unit of the test. */
export function fitsValue(value: KnownValue | undefined, { flag, from, below, timesUpper }: PatternValue): boolean {
  if (!value) return false
  const { finding, number } = value
  if (flag !== undefined && finding.flag !== flag) return false
  if (from !== undefined && (number === null || number < from)) return false
  if (below !== undefined && (number === null || number >= below)) return false
  if (timesUpper === undefined) return true
  const high = finding.range?.high ?? null
  return high !== null && Number(finding.value) >= timesUpper * high
}
