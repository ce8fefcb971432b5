/**
 * Findings that come together whatever the disease: the strongest of a group counts in full, each further one only a
 * fraction (weights.ts), in either direction. From textbook physiology; ids that the knowledge does not hold are ignored.
 */
export const correlatedGroups: readonly (readonly string[])[] = [
  ['fever', 'fever-high', 'fever-prolonged', 'chills', 'rigors', 'sweating', 'night-sweats', 'flu-like-illness'],
  ['fatigue', 'malaise', 'weakness-general', 'daytime-sleepiness', 'exercise-tolerance-reduced'],
  ['body-aches', 'muscle-pain', 'joint-pain'],
  ['nausea', 'vomiting', 'vomiting-persistent'],
  ['appetite-loss', 'early-fullness', 'weight-loss'],
  ['breathless', 'breathless-at-rest', 'breathing-fast', 'fast-breathing-rate', 'low-oxygen', 'cannot-speak-full-sentences'],
  ['breathless-lying-flat', 'breathless-waking-at-night'],
  ['faint-or-collapse', 'near-fainting', 'loss-of-consciousness', 'dizziness'],
  ['low-mood', 'loss-of-interest', 'hopelessness', 'guilt', 'social-withdrawal'],
  ['anxiety', 'worry-excessive', 'panic-attacks', 'stress-recent', 'stress-high'],
  ['concentration-poor', 'attention-poor', 'memory-loss'],
  ['nose-runny', 'nose-blocked', 'sneezing', 'post-nasal-drip'],
  ['urination-frequent', 'urination-urgent', 'urination-night'],
  ['abdominal-tenderness', 'rebound-tenderness', 'abdominal-guarding-rigid'],
  ['bloating', 'flatulence', 'abdominal-swelling', 'belching'],
  ['joint-swelling', 'joint-red-hot', 'joint-stiffness-morning'],
  ['skin-redness', 'skin-warm', 'skin-swelling'],
  ['numbness', 'tingling', 'tingling-hands', 'tingling-feet'],
  ['thirst', 'mouth-dry', 'urine-excess'],
  ['weakness-one-side', 'weakness-face', 'weakness-arm', 'weakness-leg', 'paralysis'],
  ['history-coronary-disease', 'history-heart-attack', 'history-hypertension', 'history-high-cholesterol', 'history-diabetes', 'smoker'],
  ['raised-white-cells', 'raised-crp-esr'],
]
