import type { CloserFact } from './closer-entry.ts'

/** "What's a two-week referral, would that do instead?": what it is, and whether it is what was meant here. */
export const ofUrgentReferral: readonly CloserFact[] = [
  {
    asked:
      /\b(?:2|two|six|6)[- ]?(?:weeks?|wks?)[- ](?:wait|refer\w*|rule|pathway|urgent)\b|\b(?:urgent|fast[- ]?track)(?: suspected)?(?:[- ]cancer)? referr?\w*\b|\bsuspected[- ]cancer (?:pathway|referr?\w*)\b/i,
    holds: ({ isEmergency }) => !isEmergency,
    answer: ({ state }) => {
      const what =
        'It is an urgent referral to a specialist or straight to a test, so that a cancer is found early or ruled out; most who are sent turn out to have none.'
      return state.now.held.some(({ rule }) => rule.startsWith('cancer-'))
        ? `Yes, that is just what I mean by a visit soon. ${what} Ask your own doctor for it this week, in these words.`
        : `${what} Your doctor decides on it by what is told and examined; from what you told me so far I could not say that you need one.`
    },
    sources: ['NICE: Suspected cancer: recognition and referral'],
  },
]
