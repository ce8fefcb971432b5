import type { Citation } from '../../../knowledge/sources.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import type { Answer } from './answer.ts'

/** How a group of medicines is taken: when it works, at which time, with food or without. */
interface MedicineUse {
  classes: readonly string[]
  named?: RegExp
  works: string
  when: string
  sources: readonly Citation[]
}

const uses: readonly MedicineUse[] = [
  {
    classes: ['simple-painkiller'],
    works: 'Paracetamol works within an hour and lasts 4 to 6 hours.',
    when: 'With or without food, at any time of day.',
    sources: ['NHS: Paracetamol for adults'],
  },
  {
    classes: ['nsaid', 'salicylate'],
    works: 'It works within half an hour to an hour; against swelling it takes a few days.',
    when: 'Take it with or just after food.',
    sources: ['NHS: Ibuprofen for adults'],
  },
  {
    classes: ['opioid'],
    works: 'It works within half an hour to an hour and lasts about 4 hours.',
    when: 'With or without food; not before driving.',
    sources: ['NHS: Codeine'],
  },
  {
    classes: ['ssri', 'snri', 'other-antidepressant'],
    works: 'It takes 1 to 2 weeks for the first change and 4 to 6 weeks for the full effect.',
    when: 'In the morning with food, or in the evening if it makes you sleepy; each day at the same time.',
    sources: ['NHS: SSRI antidepressants'],
  },
  {
    classes: ['proton-pump-inhibitor'],
    works: 'It eases heartburn within 2 to 3 days; the full effect takes up to 4 weeks.',
    when: 'Once a day, half an hour before breakfast.',
    sources: ['NHS: Omeprazole'],
  },
  {
    classes: ['antihistamine'],
    named: /\bantihistamines?\b/i,
    works: 'It works within 1 to 3 hours and lasts about a day.',
    when: 'Once a day with or without food; in the evening if it makes you drowsy.',
    sources: ['NHS: Antihistamines'],
  },
  {
    classes: ['penicillin', 'cephalosporin', 'macrolide', 'fluoroquinolone', 'tetracycline', 'sulfonamide', 'other-antibiotic'],
    named: /\bantibiotics?\b/i,
    works: 'You should feel better within 2 to 3 days. If not, or if it gets worse, have it looked at again.',
    when: 'At even distances through the day, as the label says with food or on an empty stomach; doxycycline with a lot of water and not lying down, and not together with milk or iron.',
    sources: ['NHS: Antibiotics'],
  },
  {
    classes: ['ace-inhibitor', 'angiotensin-blocker', 'calcium-channel-blocker', 'beta-blocker', 'rate-limiting-calcium-blocker'],
    named: /\b(?:blood pressure|bp) (?:tablets?|pills?|meds|medic\w*)\b/i,
    works: 'It begins to lower the pressure within hours to days, and takes 2 to 4 weeks for the full effect.',
    when: 'Once a day at the time that you remember best: morning and evening protect alike. A first dose at bedtime avoids dizziness. If it contains a water tablet, the morning is better, or it gets you up at night. You may change the time after asking your pharmacist, by taking the next dose at the new time.',
    sources: ['NHS: High blood pressure (hypertension)', 'NHS: Ramipril'],
  },
  {
    classes: ['thiazide-diuretic', 'loop-diuretic', 'other-diuretic', 'potassium-sparing-diuretic'],
    named: /\bwater (?:tablets?|pills?)\b|\bdiuretics?\b/i,
    works: 'It makes you pass more urine within an hour or two.',
    when: 'In the morning, a second dose not after 4 in the afternoon, or it gets you up at night.',
    sources: ['NHS: Furosemide'],
  },
  {
    classes: ['statin'],
    named: /\bstatins?\b/i,
    works: 'Cholesterol falls within 2 to 4 weeks; its real work, fewer heart attacks, takes years.',
    when: 'Simvastatin in the evening, the others at any time; with or without food.',
    sources: ['NHS: Statins'],
  },
  {
    classes: ['thyroid'],
    named: /\bthyroid (?:tablets?|pills?|medic\w*)\b/i,
    works: 'You feel a change after 2 to 3 weeks; the full effect takes up to 6 weeks.',
    when: 'On an empty stomach with water, half an hour before breakfast or coffee, and 4 hours apart from iron or calcium.',
    sources: ['NHS: Levothyroxine'],
  },
  {
    classes: ['other-diabetes', 'gliflozin'],
    named: /\bmetformin\b/i,
    works: 'Blood sugar begins to fall within days; it takes about 2 to 3 months to see it in the HbA1c.',
    when: 'With or just after a meal.',
    sources: ['NHS: Metformin'],
  },
  {
    classes: ['corticosteroid'],
    named: /\bsteroid (?:tablets?|pills?)\b/i,
    works: 'It works within hours to a day or two.',
    when: 'All of it in the morning with food.',
    sources: ['NHS: Steroids'],
  },
  {
    classes: ['laxative'],
    named: /\blaxatives?\b/i,
    works: 'Senna and bisacodyl work in 6 to 12 hours, macrogol and lactulose in 2 to 3 days.',
    when: 'Senna at bedtime; the others with plenty of water.',
    sources: ['NHS: Laxatives'],
  },
  {
    classes: ['combined-contraceptive', 'sex-hormone'],
    named: /\bthe pill\b/i,
    works: 'Begun on the first day of a period it protects at once; on another day after 7 days (2 for the mini-pill).',
    when: 'Each day at about the same time.',
    sources: ['NHS: Combined pill'],
  },
  {
    classes: ['vitamin-mineral'],
    named: /\biron (?:tablets?|pills?)\b/i,
    works: 'You feel better after 2 to 4 weeks; the stores need 3 months or more.',
    when: 'On an empty stomach with orange juice, every day or every other day; not with tea, coffee or milk.',
    sources: ['NHS: Iron deficiency anaemia'],
  },
]

/** "Can I get antibiotics off the GP in the morning?" asks for no time to take them. */
const asksWhom = /\b(?:get|ask|ring|call|see|pick up|prescri\w+)\b[^?]{0,40}\b(?:gp|doctor|surgery|pharmac\w+|chemist|nurse|111|clinic)\b/i
const asksOnset =
  /\bhow (?:long|soon|quick\w*|fast)\b[^?]{0,200}\b(?:works?|kicks? in|takes? effect|effect|helps?|lasts?|acts?)\b|\bwhen (?:will|does|do|should)\b[^?]{0,200}\b(?:works?|kicks? in|helps?|feel)\b|\b(?:start|begin)s? (?:to work|working)\b/i
const asksTime =
  /\b(?:with|without|before|after|on an?) (?:food|meals?|eating|breakfast|empty stomach|milk)\b|\b(?:in the|at|every) (?:morning|evening|night|bedtime)\b|\b(?:what|which|best|same) time\b|\bwhen (?:should|do|is|shall|must)\b[^?]{0,200}\b(?:take|best)\b|\bbefore bed\b|\bempty stomach\b/i

/** "How long until it works?", "with food or without?": of the medicine that is named, or was told; null where another thing is asked. */
export const medicineUse: Answer = ({ text, act }, { words, now }) => {
  const isOnset = asksOnset.test(text)
  if (!isOnset && (!asksTime.test(text) || asksWhom.test(text))) return null
  const use = [text, words, isOnset && act === 'ask-outlook' ? '' : now.prose].map(useIn).find((each) => each !== undefined)
  if (use === undefined) return null
  return `${isOnset ? use.works : use.when} (${use.sources.join('; ')})`
}

function useIn(text: string): MedicineUse | undefined {
  const index = knownMedicines()
  const classes = new Set(
    findMedicines(index, text).flatMap(({ ingredients }) => ingredients.flatMap((each) => [...(index.classesOf.get(each) ?? [])])),
  )
  return uses.find(({ classes: of, named }) => of.some((each) => classes.has(each)) || named?.test(text) === true)
}
