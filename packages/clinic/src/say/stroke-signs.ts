/** Findings of face, limbs and speech that a stroke shows first (NHS: Symptoms of a stroke). */
export const strokeSigns: readonly string[] = [
  'weakness-arm',
  'weakness-leg',
  'weakness-face',
  'weakness-one-side',
  'numbness-one-side',
  'speech-difficulty',
  'speech-slurred',
]
