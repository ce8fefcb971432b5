import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import type { CloserFact } from './closer-entry.ts'

const antidepressant = /\b(?:antidepress\w*|anti[- ]depress\w*|sertraline|paroxetine|ssris?)\b/i
/** Of the others more passes over, or less is known: they are checked by their own page. */
const firstChoices = /^(?:sertraline|paroxetine|lustral|seroxat|zoloft|paxil|antidepressants?|ssris?)$/i
const milk = /\b(?:milk|breast-?feed\w*|nursing|feeding)\b/i

/** Antidepressants while feeding, and a sore breast. */
export const ofBreastfeeding: readonly CloserFact[] = [
  {
    asked: milk,
    holds: ({ text, story, state }) => {
      const named = findMedicines(knownMedicines(), state.words)
      if (named.some((medicine) => !firstChoices.test(medicine.name))) return false
      return antidepressant.test(text) || (antidepressant.test(story) && /\b(?:it|they|them|the tablets?|the pills?)\b/i.test(text))
    },
    answer: () =>
      'Yes, but mostly only traces, and you can nearly always go on feeding. Sertraline is often the first choice for that, since very little of it reaches the baby; some others pass over more. Say to whoever prescribes that you breastfeed, how old the baby is, and whether it was born early or is ill. Ring them if the baby is very sleepy, fretful or feeds badly. Leaving a depression untreated is harder on both of you.',
    sources: ['NHS: Breastfeeding and medicines', 'NHS: SSRI antidepressants'],
  },
  {
    asked: /\bcabbage\b/i,
    holds: ({ has, story }) => has(['breast-pain', 'breast-redness', 'breast-engorged']) || /\bbreast/i.test(story),
    answer: () =>
      'You may try them: there is little proof, and cold leaves in the bra do no harm on whole skin. A cold pack does the same. What helps most is that the breast goes on being fed from or expressed.',
    sources: ['CKS: Mastitis and breast abscess'],
  },
]
