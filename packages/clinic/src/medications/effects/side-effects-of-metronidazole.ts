import type { SideEffects } from './side-effects-entry.ts'

/** The antibiotics of this kind have effects of their own, most of them harmless. */
export const metronidazole: SideEffects = {
  classes: [],
  ingredients: ['metronidazole', 'tinidazole'],
  name: 'metronidazole',
  usual: 'a metal or bitter taste, a furred tongue, feeling sick, loose stools, and urine that turns dark or reddish-brown',
  causes: ['taste-change', 'nausea', 'vomiting', 'diarrhoea', 'headache', 'appetite-loss', 'white-patches-mouth'],
  typical: ['taste-change'],
  toldAs:
    /\b(?:dark\w*|brown\w*|red\w*|orange|cola|coke|tea)\b[^.?!]{0,30}\b(?:pee|wee|urine|water)\b|\b(?:pee|wee|urine|water)\b[^.?!]{0,30}\b(?:dark\w*|brown\w*|red\w*|orange|cola|coke|tea)\b|\bmetal\w*|\btastes?\b/i,
  advice: 'It is harmless and goes within days after the last tablet. Finish the course, and no alcohol until 2 days after it.',
  grave: 'yellow skin or eyes, dark urine with pale stools, numb or tingling hands or feet, unsteadiness, or a rash with blisters',
  sources: ['NHS: Metronidazole'],
}
