import type { CloserFact } from './closer-entry.ts'

/** A small baby where chickenpox is in the house: what the mother's antibodies do (UKHSA: Guidelines on post-exposure prophylaxis for varicella). */
export const ofNewbornsAndChickenpox: readonly CloserFact[] = [
  {
    asked:
      /\b(?:baby|babe|newborn|bub|infant|(?:\d+|two|three|four|five|six|seven|eight|few)[- ](?:weeks?|months?)(?:[- ]old)?|antibod\w*|immun\w*|breast-?feed\w*|(?:little|tiny|wee) one|born)\b/i,
    holds: ({ story, text }) =>
      /\b(?:chicken ?pox|varicella)\b/i.test(story) &&
      /\b(?:baby|babe|newborn|bub|infant|weeks?[- ]old|born|(?:is|of|at) \d+ (?:weeks|months))\b/i.test(story) &&
      !/\b(?:pregnan|how long|school|nursery|back)\b/i.test(text),
    answer: ({ story }) => {
      const hadIt =
        /\bi (?:\w+ )?(?:had|have had|['’]?ve had|got|caught) (?:it|chicken ?pox|them|the pox)\b|\bi(?:['’]m| am) immune\b/i.test(story)
      const lead = hadIt
        ? 'Mostly yes: since you had chickenpox yourself, your antibodies went over before the birth and protect a baby born at term in the first months; they fade from about 3 months on.'
        : 'If you had chickenpox, or both doses of the vaccine, your antibodies went over before the birth and mostly protect a baby born at term in the first 3 months.'
      return `${lead} Then it is enough to keep the spots away, wash hands and watch; go on breastfeeding. Ring your GP or {line} today if you never had it or do not know, if the baby came very early, or is under 4 weeks old. Spots, fever or poor feeding in so small a baby: the same day.`
    },
    sources: ['NHS: Chickenpox', 'Textbook: UKHSA, Guidelines on post-exposure prophylaxis for varicella'],
  },
]
