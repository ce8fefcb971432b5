import { likelihoodBands } from '@dr-ai/clinic/judge/constants'
import { confidenceBounds } from '@dr-ai/contract/limits'
import type { Tone } from './Badge.tsx'

export interface Confidence {
  /** A rounded percent, or N/A. */
  text: string
  tone: Tone
  /** In a word: the one its cause bears in the conversation. */
  word: string
}

/** How a confidence (0 to 1) is shown: 0.9 or above green, 0.7 or above amber, below that red; N/A where it is missing. */
export function confidenceOf(share: number | null | undefined): Confidence {
  if (share === null || share === undefined) return { text: 'N/A', tone: 'neutral', word: 'not rated' }
  const text = `${Math.round(share * 100)}%`
  const word = share >= likelihoodBands.likely ? 'likely' : share >= likelihoodBands.possible ? 'possible' : 'less likely'
  if (share >= confidenceBounds.green) return { text, tone: 'green', word }
  if (share >= confidenceBounds.amber) return { text, tone: 'amber', word }
  return { text, tone: 'red', word }
}
