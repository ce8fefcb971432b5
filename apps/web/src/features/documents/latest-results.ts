import type { LatestResult } from '../../session/latest-result.ts'
import type { Trend } from './trends.ts'

/** Each test's newest value, with whether it lies outside the range of its report; without a range it is not called outside. */
export function latestResults(trends: readonly Trend[]): LatestResult[] {
  return trends.flatMap(({ name, unit, points, low, high }) => {
    const newest = points.at(-1)
    if (!newest) return []
    const { text, date, value, isConfirmed } = newest
    return [{ name, text, unit, date, isConfirmed, isOutside: (low !== null && value < low) || (high !== null && value > high) }]
  })
}
