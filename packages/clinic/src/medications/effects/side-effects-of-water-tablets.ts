import type { SideEffects } from './side-effects-entry.ts'

/** All drain water and salts; thiazides raise the sugar a little as well (NHS: Indapamide). */
export const waterTablets: SideEffects = {
  classes: ['thiazide-diuretic', 'loop-diuretic', 'potassium-sparing-diuretic', 'other-diuretic'],
  taken: 'takes-diuretic',
  named: /\b(?:water (?:tablets?|pills?)|diuretics?)\b/i,
  name: 'water tablets',
  usual:
    'passing more urine, thirst, dizziness on standing up, cramps, gout, and with thiazides (bendroflumethiazide, indapamide) a slightly higher sugar',
  toldAs:
    /\b(?:sugars?|glucose|hba1c)\b[^.!?]{0,20}\b(?:up|high(?:er)?|ris\w*|rais\w*|go(?:es)?)\b|\b(?:rais\w*|put|puts|push\w*|mak\w*|affect\w*|increas\w*)\b[^.!?]{0,20}\b(?:sugars?|glucose|hba1c)\b/i,
  causes: ['urination-frequent', 'thirst', 'dizziness', 'near-fainting', 'muscle-cramps', 'mouth-dry'],
  typical: ['urination-frequent'],
  advice:
    'Take it in the morning. Keep taking it, and ask for a blood test of salts, kidneys and sugar. Pause only on sick days if your doctor told you so.',
  grave: 'fainting, confusion, or a stumbling heartbeat',
  sources: ['NHS: Indapamide', 'NHS: Furosemide'],
}
