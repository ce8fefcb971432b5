import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { factorOf, spellingOf } from '../../records/documents/lab-index.ts'
import { numbersStated } from './stated-results.ts'

/** A number of a test that no living person can have, in the unit that was named; without one, in none of its units. */
export interface ImpossibleResult {
  test: LabTest
  value: number
  /** As the test's knowledge spells it; null where none was named. */
  unit: string | null
  /** How many of the unit one main unit is. */
  perMain: number
}

/** What stands behind a number and is no unit: the sentence goes on. */
const goesOn =
  /^(?:and|but|so|is|was|the|i|my|on|in|at|now|today|yesterday|which|what|should|can|from|this|last|he|she|they|it|or|with|for|does|do|please|help)$/i
/** Another test, a food or a tablet of that name; an age or a time between the name and the number. */
const otherThing =
  /\b(?:take|takes|taking|took|tablets?|pills?|supplements?|dose|cream|eat|ate|drink|diet|foods?|crisps|salt|years?|aged?|percent|times|dropped by|rose by|up by|down by|over|under|above|below)\b|%/i

/** The results of a text that cannot be right for their test. */
export function impossibleResults(text: string): ImpossibleResult[] {
  if (otherThing.test(text)) return []
  return numbersStated(text).flatMap(({ test, value, unit, readings }): ImpossibleResult[] => {
    if (readings.length > 0) return []
    const factor = unit === '' || goesOn.test(unit) ? null : factorOf(test, unit)
    if (factor !== null) return [{ test, value, unit: spellingOf(test, unit) ?? unit, perMain: factor }]
    return unit === '' || goesOn.test(unit) ? [{ test, value, unit: null, perMain: 1 }] : []
  })
}
