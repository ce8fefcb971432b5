import { meaningsOf, valuesTold } from '../told-values.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const asksMeaning =
  /\b(?:mean\w*|normal|high|low|bad|good|ok|okay|serious|worr\w*|explain|understand|damag\w*|dangerous|what (?:about|is|are)|how (?:about|bad)|results?|reports?|tell me)\b/i
const asksDiabetes = /\b(?:is|do|am|does|has|have|got|it)\b[^?]{0,40}\bdiabet\w*|\bdiabet\w*\b[^?]{0,20}\b(?:or|yes|no)\b/i
const asksMedicine =
  /\b(?:need|have to|should|must|start|want)\b[^?]{0,25}\b(?:medicines?|tablets?|medication|pills?|treatment|metformin|statins?)\b/i
const asksAlcohol = /\b(?:alcohol|beers?|wine|whisk(?:e)?y|rum|vodka|drink(?:ing)?|booze|pints?)\b/i
/** Below diabetes and above normal (ADA; WHO). */
const prediabetes: Readonly<Record<string, readonly [from: number, below: number]>> = {
  'hba1c-percent': [5.7, 6.5],
  'hba1c-mmol': [42, 48],
}
const isPrediabetic = (known: Known): boolean =>
  valuesTold(known.story).some(({ facts, value }) => {
    const range = prediabetes[facts.id]
    return range !== undefined && value >= range[0] && value < range[1]
  })
const hasRaised = ({ story }: Known, ids: readonly string[]): boolean =>
  valuesTold(story).some(({ facts, value }) => ids.includes(facts.id) && value >= (facts.bands[0]?.below ?? Number.POSITIVE_INFINITY))
const triglycerides = ['triglycerides-mg', 'triglycerides-mmol']
const isCalm = ({ isEmergency }: Known): boolean => !isEmergency

/** Values that are told beside each other: what each means, whether it is diabetes, and whether it needs a medicine. */
export const ofResults: readonly CloserFact[] = [
  {
    asked: asksDiabetes,
    holds: (known) => isCalm(known) && isPrediabetic(known),
    answer: () =>
      'No, it is not diabetes: the value is above normal and below the limit of diabetes, which is 6.5 % or 48 mmol/mol. It is called prediabetes, a warning that it may become one. Losing some weight, 150 minutes of brisk walking a week and fewer sweet drinks and white flour bring it back in many people. It is measured again once a year.',
    sources: ['ADA: Standards of Care in Diabetes', 'NICE: Type 2 diabetes: prevention in people at high risk'],
  },
  {
    asked: asksMedicine,
    holds: (known) => isCalm(known) && (isPrediabetic(known) || hasRaised(known, ['alt', ...triglycerides])),
    answer: (known) =>
      [
        isPrediabetic(known)
          ? 'As a rule not for prediabetes: food, weight and movement come first, and work better than tablets; metformin is for those whose value goes on rising all the same.'
          : '',
        hasRaised(known, ['alt'])
          ? 'A mildly raised liver value has no tablet of its own: less weight and no alcohol for 3 months, and it is measured again.'
          : '',
        hasRaised(known, triglycerides)
          ? 'Raised triglycerides fall with less sugar, flour, alcohol and weight; your doctor works out your whole risk for the heart and says whether a statin is worth it.'
          : '',
      ]
        .filter((each) => each !== '')
        .join(' '),
    sources: [
      'NICE: Type 2 diabetes: prevention in people at high risk',
      'CKS: Abnormal liver function tests',
      'CKS: Hypertriglyceridaemia',
    ],
  },
  {
    asked: asksAlcohol,
    holds: (known) => isCalm(known) && hasRaised(known, ['alt', ...triglycerides]),
    answer: (known) =>
      `Yes, best none until it has been measured again, in about 3 months: alcohol raises ${hasRaised(known, ['alt']) ? 'the liver value' : 'the triglycerides'}${hasRaised(known, ['alt']) && hasRaised(known, triglycerides) ? ' and the triglycerides' : ''}, and the next test then shows how much of it came from drinking. If you drink every day, cut down step by step with your doctor.`,
    sources: ['CKS: Abnormal liver function tests'],
  },
  {
    asked: asksMeaning,
    holds: (known) => isCalm(known) && namedOf(known).length > 0,
    answer: (known) => meaningsOf(namedOf(known)),
    sources: [],
  },
]

/** The values a question is about: those whose test it names, else all of a message that tells several. */
function namedOf({ text, state, story }: Known) {
  const inStory = valuesTold(story)
  const named = inStory.filter(({ facts }) => facts.asked.test(text) || facts.asked.test(state.words))
  const inWords = valuesTold(state.words)
  return inWords.length > 1 ? inWords : inStory.length > 1 && named.length > 0 ? named : []
}
