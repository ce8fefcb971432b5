/** Findings of a crisis: no listener may miss them, however they are worded, and none may deny them unasked. */
export const ofCrisis: readonly string[] = [
  'suicidal-thoughts',
  'suicide-plan',
  'self-harm',
  'harm-others-thoughts',
  'abuse-current',
  'overdose-taken',
  'poison-swallowed',
]
