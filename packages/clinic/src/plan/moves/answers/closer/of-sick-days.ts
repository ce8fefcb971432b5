import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { CloserFact, Known } from './closer-entry.ts'

/** Classes that pause while somebody dries out: they strain the kidneys or bring on acid (NICE: Acute kidney injury; NHS sick-day guidance). */
const paused = [
  'ace-inhibitor',
  'angiotensin-blocker',
  'thiazide-diuretic',
  'loop-diuretic',
  'other-diuretic',
  'potassium-sparing-diuretic',
  'nsaid',
  'gliflozin',
]
const dryingOut = ['vomiting', 'diarrhoea']

function pausedIn({ story }: Known): string[] {
  const index = knownMedicines()
  const found = findMedicines(index, story).filter(
    ({ name, ingredients }) =>
      /metformin/i.test(name) || ingredients.some((each) => paused.some((kind) => index.classesOf.get(each)?.has(kind) === true)),
  )
  return [...new Set(found.map(({ name }) => spokenMedicine(name)))]
}

/** Tablets on days of vomiting or diarrhoea. */
export const ofSickDays: readonly CloserFact[] = [
  {
    asked:
      /\b(?:take|taking|keep|carry on|continue|stop|skip|leave (?:off|out)|pause)\b[^?]{0,30}\b(?:my|his|her|the|these|those|all)\b[^?]{0,20}\b(?:tablets?|pills?|medic\w+|meds|\w+pril|\w+sartan|\w+mide|spironolactone|metformin|\w+gliflozin)\b/i,
    holds: (known) => known.has(dryingOut) && pausedIn(known).length > 0,
    answer: (known) =>
      `${/\b(?:stop|skip|leave|pause)\b/i.test(known.text) ? 'Yes, leave' : 'No, leave'} out ${spokenList(pausedIn(known))} while the vomiting or diarrhoea lasts: with too little water in the body they can hurt the kidneys. Start again when eating and drinking have been normal for a day or two. Never leave out insulin or steroids, and ask a pharmacist or doctor today about the rest. Very little urine, dizziness on standing or confusion: get help now.`,
    sources: ['NICE: Acute kidney injury: prevention, detection and management'],
  },
]
