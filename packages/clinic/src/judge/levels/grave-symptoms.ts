/**
 * Symptoms that are never told by the way: each becomes a complaint of its own whenever it is told, with its own warning
 * signs to ask, and nobody stays at home before these are denied. After the general danger signs of the Interagency
 * Integrated Triage Tool and the symptoms NHS 111 asks about first.
 */
const graveSymptoms: ReadonlySet<string> = new Set([
  'chest-pain',
  'chest-tightness',
  'breathless',
  'faint-or-collapse',
  'near-fainting',
  'loss-of-consciousness',
  'confusion-new',
  'drowsy-hard-to-wake',
  'seizure',
  'weakness-one-side',
  'weakness-face',
  'weakness-both-legs',
  'speech-difficulty',
  'speech-slurred',
  'coughing-blood',
  'vomiting-blood',
  'stool-bloody',
  'stool-black',
  'vision-loss-sudden',
  'neck-stiffness',
  'calf-swelling',
  'swelling-one-leg',
  'bleeding-in-pregnancy',
  'skin-purple-spots',
])

/** Whether a finding (by the id of its base) is such a symptom. */
export function isGrave(base: string): boolean {
  return graveSymptoms.has(base)
}
