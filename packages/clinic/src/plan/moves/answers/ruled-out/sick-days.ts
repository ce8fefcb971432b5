import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { resolveMedicine } from '../../../../medications/resolve-medicine.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { Rule } from './ruled-out-entry.ts'

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
const dryingOut = ['vomiting', 'diarrhoea', 'dehydration-signs']

const isPaused = (ingredient: string): boolean =>
  ingredient === 'metformin' || paused.some((kind) => knownMedicines().classesOf.get(ingredient)?.has(kind) === true)

/** Tablets that wait while vomiting, diarrhoea or a dried-out body lasts. */
export const sickDays: Rule = ({ now, has }) => {
  if (!has(dryingOut)) return null
  const taken = now.drugs.filter((drug) => resolveMedicine(knownMedicines(), drug).ingredients.some(isPaused)).map(spokenMedicine)
  if (taken.length === 0) return null
  const isWaterTablet = now.drugs.some((drug) =>
    resolveMedicine(knownMedicines(), drug).ingredients.some((each) =>
      [...(knownMedicines().classesOf.get(each) ?? [])].some((kind) => kind.endsWith('-diuretic')),
    ),
  )
  return {
    id: 'sick-days',
    name: spokenList(taken),
    named: /\b(?:water|blood pressure|bp|sugar|diabetes) (?:tablets?|pills?|medic\w*|meds)\b/i,
    isOf: isPaused,
    isTaken: true,
    stop: (name) => `leave out ${name} while the vomiting or diarrhoea lasts, tonight as well`,
    why: 'With too little water in the body it can hurt the kidneys, or let acid build up in the blood',
    rest: `Start again when eating and drinking have been normal for a day or two. Never leave out insulin or steroids, and ask a pharmacist or doctor today about the rest.${isWaterTablet ? ' If the water tablet is for a weak heart, ring your heart nurse or doctor the same day.' : ''} Very little urine, dizziness on standing, fast breathing or confusion: get help now.`,
    instead: /\b(?:instead|in its place)\b/i,
    sources: ['NICE: Acute kidney injury: prevention, detection and management'],
  }
}
