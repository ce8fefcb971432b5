import { bloodNumbers } from './number-blood-facts.ts'
import type { NumberFacts } from './number-entry.ts'
import { liverAndVitaminNumbers } from './number-liver-and-vitamin-facts.ts'
import { organNumbers } from './number-organ-facts.ts'
import { sugarNumbers } from './number-sugar-facts.ts'
import { vitalNumbers } from './number-vital-facts.ts'

/** Bands by test; where a test comes in two units, each has its own entry, told apart by the size of the number. */
export const numberFacts: readonly NumberFacts[] = [
  ...sugarNumbers,
  ...vitalNumbers,
  ...bloodNumbers,
  ...organNumbers,
  ...liverAndVitaminNumbers,
]
