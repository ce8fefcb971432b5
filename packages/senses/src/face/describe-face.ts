import type { Measurement } from '@dr-ai/contract/schemas/video'

/** Bounds between the words; our own conventions, which say what the numbers show and judge nothing. */
const offScreenBelow = 0.6
const scanningFrom = 8
const smilingFrom = 0.6
const sometimesSmilingFrom = 0.15

/** In: shifts of gaze a minute and the share of looking towards the screen. Out: steady, scanning or off-screen; null where not measured. */
export function describeEyeMovement(shiftsPerMinute: Measurement, onScreenShare: Measurement): 'steady' | 'scanning' | 'off-screen' | null {
  if (shiftsPerMinute.value === null || onScreenShare.value === null) return null
  if (onScreenShare.value < offScreenBelow) return 'off-screen'
  return shiftsPerMinute.value >= scanningFrom ? 'scanning' : 'steady'
}

/** In: the share of the time with a smile. Out: smiling, sometimes smiling or neutral; null where not measured. */
export function describeExpression({ value }: Measurement): 'smiling' | 'sometimes smiling' | 'neutral' | null {
  if (value === null) return null
  if (value >= smilingFrom) return 'smiling'
  return value >= sometimesSmilingFrom ? 'sometimes smiling' : 'neutral'
}
