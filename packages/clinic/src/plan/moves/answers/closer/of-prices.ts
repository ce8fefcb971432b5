import type { CloserFact } from './closer-entry.ts'

/** What is free where. */
const byCountry: Readonly<Record<string, string>> = {
  GB: 'NHS visits, tests and hospital care cost nothing; a prescription has one fixed charge in England and none elsewhere, and the morning-after pill is free at most pharmacies.',
  AU: 'With Medicare a doctor who bulk bills costs nothing.',
  US: 'Ask for the cash price and the generic; community health centers go by income.',
}

/** What something costs: not known here, but who says it. */
export const ofPrices: readonly CloserFact[] = [
  {
    asked:
      /\bhow much (?:is|are|does|do|would|will|might|for)\b[^?]{0,40}\b(?:it|them|cost|pill|tablets?|scan|visit|chemist|pharmacy|that|test|one)\b(?! (?:take|should|can|weigh|water|blood))|\bwhat (?:does|do|would|will|is|might|['’]?d) [^?]{0,40}\b(?:cost|run (?:me|us)|price|set (?:me|us) back)\b|\b(?:cost|price)\b[^?]{0,20}\?|\bhave to pay\b|\bmust (?:i|we) pay\b|\b(?:gratis|free of charge|for free|on the nhs)\b|\b(?:is|are) [^?]{2,40} free\W*$|\b(?:roughly|like|about|is it|around)\b[^?]{0,12}\b\d+ or \d+ ?(?:bucks|dollars|pounds|quid|euros?)?\W*$/i,
    holds: ({ text, state }) =>
      !/\b(?:you|this)\b|^\W*(?:so |and )?(?:is|are) (?:it|that) free\W*$/i.test(text) &&
      state.now.turns > 0 &&
      !/\b(?:mg|ml|tablets a day|dose)\b/i.test(text),
    answer: ({ state }) =>
      `I have no sure price for that: it depends on where you live and how you are insured. ${byCountry[state.now.country ?? ''] ?? 'Public clinics cost little or nothing in many places.'} Ring and ask before you go; a medicine without a brand name is cheaper.`,
    sources: [],
  },
]
