import type { Citation } from '../../../knowledge/sources.ts'

/** What people ask about a common illness, each as one or two plain sentences. */
export interface IllnessFacts {
  /** Condition ids this holds for, and complaints (finding ids) where no cause leads yet. */
  conditions: readonly string[]
  complaints?: readonly string[]
  lasts: string
  /** Whether and how long others can catch it, and when one may go back among people. */
  catching: string
  antibiotics: string
  sources: readonly Citation[]
}

/** What an illness is not that comes from no germ. */
export const notCatching = 'No. You cannot catch it from someone or pass it on.'
