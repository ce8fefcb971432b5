import type { CloserFact, Known } from './closer-entry.ts'
import { lowFerritin } from './of-iron.ts'

const tests = /\b(?:blood tests?|bloods|iron|ferritin|thyroid|tsh|b12|folate|hba1c|full blood count|fbc|cbc|vitamin d)\b/i
const tired = ['fatigue', 'weakness-general', 'exercise-tolerance-reduced']
const heavy = ['vaginal-bleeding-heavy-periods', 'vaginal-bleeding-abnormal']
const isCalm = ({ isEmergency }: Known): boolean => !isEmergency
const takesIron = ({ state }: Known): boolean =>
  state.now.observations['takes-iron']?.polarity === 'present' || state.now.drugs.some((drug) => /\biron\b|\bferrous\b/i.test(drug))

/** What to ask the surgery for, whether a plan to ask for it is a good one, and whether it is the iron. */
export const ofBloodTests: readonly CloserFact[] = [
  {
    asked:
      /\b(?:what|which)\b[^?]{0,20}\b(?:blood tests?|bloods|tests?)\b[^?]{0,40}\b(?:ask|need|have|get|want|request|do|order|make sense|sensible|useful)\b|\b(?:ask|request)\b[^?]{0,20}\b(?:what|which) (?:blood )?tests?\b/i,
    holds: (known) => isCalm(known) && known.has([...tired, ...heavy, 'hair-loss', 'weight-gain', 'cold-intolerance']),
    answer: ({ has }) =>
      has(heavy)
        ? 'Ask for a full blood count and ferritin, which shows the iron store, and a TSH for the thyroid. Heavy periods use up iron, and that alone makes tired. Ferritin can be low while the blood count is still normal, so ask for both; sugar (HbA1c), kidneys, liver, B12 and vitamin D are often taken with them.'
        : 'For tiredness that lasts, the usual ones are a full blood count, ferritin (iron store), TSH (thyroid), HbA1c (sugar), kidneys, liver, and an inflammation value; B12, folate, vitamin D and a test for coeliac disease where food or belly give a reason. Tell them all that you have told me, and they choose.',
    sources: ['CKS: Tiredness/fatigue in adults', 'NICE: Heavy menstrual bleeding'],
  },
  {
    asked: /\b(?:sensible|reasonable|good idea|right thing|make sense|makes sense|ok|okay|alright|all right|worth it|does that sound)\b/i,
    holds: (known) =>
      isCalm(known) &&
      tests.test(known.state.words) &&
      /\b(?:ask|asking|get|have|request|book)\b/i.test(known.state.words) &&
      known.has([...tired, ...heavy, 'hair-loss', 'weight-gain', 'palpitations']),
    answer: ({ has }) =>
      has(heavy)
        ? 'Yes, that is a good plan. Ask for a full blood count with ferritin, and a TSH: with heavy periods and tiredness a lack of iron is the first thing to look for. Tell them how heavy the periods are, and about anybody in the family with thyroid trouble.'
        : 'Yes, that is a good plan: a full blood count with ferritin and a TSH are among the first tests for it. Tell them since when it is so and what else you have noticed.',
    sources: ['CKS: Tiredness/fatigue in adults'],
  },
  {
    asked:
      /\b(?:low|short|lack\w*|deficien\w*|enough)\b[^?]{0,12}\biron\b|\b(?:my|the|an?) iron\b(?! (?:tablets?|pills?|supplements?))|\biron (?:levels?|deficien\w*)\b/i,
    holds: (known) =>
      isCalm(known) &&
      !takesIron(known) &&
      lowFerritin(known) === null &&
      known.has([...tired, ...heavy, 'pallor', 'hair-loss', 'restless-legs', 'craving']),
    answer: ({ has }) =>
      has(heavy)
        ? 'Yes, it could well be: heavy periods are the commonest reason for a lack of iron, and it makes tired, pale and short of breath on stairs. A blood count with ferritin settles it. Do not start iron before the test; it is cheap to treat once it is known.'
        : 'It could be: a lack of iron makes tired, pale and short of breath on stairs. A blood count with ferritin settles it. Do not start iron before the test, and if it is low, ask what it comes from.',
    sources: ['NHS: Iron deficiency anaemia'],
  },
]
