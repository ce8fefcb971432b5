import { likelihoodBands } from '@dr-ai/clinic/judge/constants'
import { confidenceBounds } from '@dr-ai/contract/limits'
import type { Cause } from '@dr-ai/contract/schemas/clinical'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import type { Tone } from './Badge.tsx'

export interface Confidence {
  /** A rounded percent, or N/A. */
  text: string
  tone: Tone
  /** In a word: the one its cause bears in the conversation. */
  word: string
}

const words: Record<Cause['band'], string> = { likely: 'likely', possible: 'possible', 'less-likely': 'less likely' }

const bandOf = (share: number): Cause['band'] =>
  share >= likelihoodBands.likely ? 'likely' : share >= likelihoodBands.possible ? 'possible' : 'less-likely'

/**
 * How a confidence (0 to 1) is shown: 0.9 or above green, 0.7 or above amber, below that red; N/A where it is missing. The word is the one
 * the conversation used (`band`); of an entry without one the share says it.
 */
export function confidenceOf({ confidence: share, band }: Pick<DiagnosisRecord, 'confidence' | 'band'>): Confidence {
  if (share === null || share === undefined) return { text: 'N/A', tone: 'neutral', word: band ? words[band] : 'not rated' }
  const text = `${Math.round(share * 100)}%`
  const word = words[band ?? bandOf(share)]
  if (share >= confidenceBounds.green) return { text, tone: 'green', word }
  if (share >= confidenceBounds.amber) return { text, tone: 'amber', word }
  return { text, tone: 'red', word }
}
