import type { CloserFact, Known } from './closer-entry.ts'

const isFitsOfPregnancy = ({ has, isPregnant, story }: Known): boolean =>
  (isPregnant || has(['pregnant', 'postpartum', 'recent-birth']) || /\bpregnan\w*|\bmonths? gone\b|\bbaby\b/i.test(story)) &&
  (has(['seizure', 'high-blood-pressure', 'very-high-blood-pressure', 'headache', 'vision-blurred']) ||
    /\b(?:eclampsia|magnesium|pressure)\b/i.test(story))
const isTreated = /\b(?:magnesium|drip|injection|medicine|drug|tablets?|give|treat\w*)\b/i

/** What is given against the fits of a high blood pressure in pregnancy, and whether it harms the baby. */
export const ofHighPressureInPregnancy: readonly CloserFact[] = [
  {
    asked:
      /\b(?:harm|hurt|safe|affect|bad|danger\w*|damage|reach)\b[^?]{0,30}\b(?:baby|pikin|child|unborn)\b|\b(?:baby|pikin)\b[^?]{0,25}\b(?:safe|ok|okay|alright|harm\w*)\b|\bmagnesium\b/i,
    holds: (known) => isFitsOfPregnancy(known) && isTreated.test(known.story),
    answer: () =>
      'What they give against fits, magnesium, has been the standard for decades and does the baby no harm when it is given in hospital for a day or two. The high pressure and the fits are what endangers you both. The baby is watched all the while.',
    sources: ['WHO: Prevention and treatment of pre-eclampsia and eclampsia', 'NICE: Hypertension in pregnancy: diagnosis and management'],
  },
]
