import type { CloserFact, Known } from './closer-entry.ts'

const isOfWorms = ({ condition, has, story, state }: Known) =>
  condition === 'threadworms' ||
  /\b(?:thread|pin) ?worms?\b|\b(?:ovex|mebendazole|vermox)\b/i.test(story) ||
  (has(['stool-worms', 'anal-itch']) && state.judged.ranking.ranked[0]?.condition === 'threadworms')

const infantYears = 2

/** What to ask for in a pharmacy, and for whom not. */
function treatment(known: Known): string {
  const { story, text, isPregnant, state } = known
  const expecting = isPregnant || /\bpregnan\w*/i.test(story)
  const nursing = /\bbreast-?feed\w*/i.test(story)
  const { ageYears } = state.now.person
  const isInfant = ageYears !== null && ageYears < infantYears
  const main = isInfant
    ? 'Under 2 years there is no medicine without a doctor: six weeks of strict washing can be enough.'
    : 'Ask a pharmacist for mebendazole (sold as Ovex, for example): one dose for everybody at home from 2 years on, all on the same day, children the same dose as adults; once more after 2 weeks if worms are still seen. No prescription is needed.'
  const limit = expecting
    ? 'Whoever is pregnant does not take it, above all in the first 3 months: strict washing for 6 weeks does it too, and a midwife or doctor can agree to it later on.'
    : nursing
      ? 'When you breastfeed, hardly any of it passes into the milk and it is held to be fine for a healthy baby; the packet asks you to speak to the pharmacist first, so say that you breastfeed. Strict washing for 6 weeks is the way without it.'
      : 'Not for children under 2, in pregnancy, or when breastfeeding, without a doctor.'
  return /\bcan i take\b|\bpregnan/i.test(text) && expecting && !/\bbuy|get|name/i.test(text)
    ? `${limit} The others: ${main.charAt(0).toLowerCase()}${main.slice(1)}`
    : `${main} ${limit}`
}

/** The medicine against threadworms by its name, and who must not take it. */
export const ofThreadworms: readonly CloserFact[] = [
  {
    asked: /\b(?:sugar\w*|sweets?|sweetie?s|chocolates?|diet|eating too|biscuits?)\b/i,
    holds: (known) =>
      isOfWorms(known) && /\b(?:caus\w*|because|from|why|give\w*|true|eat\w*|bring|make|too (?:much|many))\b/i.test(known.text),
    answer: () =>
      'No, sugar and sweets do not bring worms. They come from tiny eggs on fingers, bedding, toys and dust that get into the mouth; that happens in the cleanest homes. Short nails, hands washed with soap before food and after the toilet, and a shower each morning stop it.',
    sources: ['NHS: Threadworms'],
  },
  {
    asked: /\b(?:grind\w*|gnash\w*|teeth)\b/i,
    holds: (known) => isOfWorms(known) && /\b(?:grind|gnash)/i.test(known.text),
    answer: () =>
      'No, grinding the teeth at night does not come from worms; it is common in small children and mostly passes. Tell a dentist if teeth wear down or the jaw hurts.',
    sources: ['NHS: Teeth grinding (bruxism)', 'NHS: Threadworms'],
  },
  {
    asked:
      /\b(?:who|everyone|everybody|whole (?:family|house\w*)|all of us|we all|us all|just (?:her|him|me)|only (?:her|him|me)|(?:me|him|her) and|husband|wife|dad|mum|brother|sister|the rest|too|as well)\b/i,
    holds: (known) =>
      isOfWorms(known) &&
      /\b(?:take|have|need\w*|treat\w*|medicine|dose|tablet|get|too|as well)\b/i.test(known.text) &&
      !/\bpregnan|breast-?feed/i.test(known.text),
    answer: ({ story }) =>
      `Everybody in the house from 2 years on, with or without an itch, on the same day: otherwise the worms go round. Not ${/\b(?:baby|months?[- ]old|\d+ months?|newborn)\b/i.test(story) ? 'the baby: under 2 years washing' : 'children under 2: washing'} is the treatment (bottom washed each morning, clean sheets and nightwear, short nails, for 6 weeks), and ask a doctor or pharmacist before any medicine; nor who is pregnant or breastfeeding without asking.`,
    sources: ['NHS: Threadworms'],
  },
  {
    asked: /\b(?:need|see|have to|really|appointment)\b[^?]{0,30}\b(?:doctors?|gp|appointment)\b|\bdoctor (?:for|about) worms\b/i,
    holds: isOfWorms,
    answer: ({ isPregnant, state }) => {
      const isInfant = (state.now.person.ageYears ?? infantYears) < infantYears
      return `${isInfant ? 'Under 2 years yes, or a pharmacist first' : 'No, a pharmacist is enough'}${isPregnant ? '; whoever is pregnant asks the midwife before any medicine' : ''}. A doctor is for worms that are still there after the second dose, blood or pus, weight loss or strong tummy pain.`
    },
    sources: ['NHS: Threadworms'],
  },
  {
    asked: /\bnames?\b|\bcalled\b/i,
    isTold: true,
    holds: isOfWorms,
    answer: ({ isPregnant }) => `Mebendazole; one brand is Ovex.${isPregnant ? ' Not for you while you are pregnant.' : ''}`,
    sources: ['NHS: Threadworms'],
  },
  {
    asked: /\bwhat (?:do|to)\b/i,
    isTold: true,
    holds: isOfWorms,
    answer: treatment,
    sources: ['NHS: Threadworms', 'EMC: Mebendazole', 'NIH: Drugs and Lactation Database (LactMed)'],
  },
  {
    asked:
      /\b(?:what|which|where)\b[^?]{0,30}\b(?:get|use|take)\b|\bget rid\b|\b(?:buy|sell|named?|names|called|medicines?|medication|tablets?|treat\w*|(?:take|have) (?:it|that|anything|something)|and (?:the|my) (?:little|younger|older|other|small)\w* (?:one|ones)|and the baby|mebendazole|ovex|vermox|pharmac\w+|chemist|pregnan\w*|breast-?feed\w*|give (?:her|him|them|my))\b/i,
    holds: isOfWorms,
    answer: treatment,
    sources: ['NHS: Threadworms', 'EMC: Mebendazole', 'NIH: Drugs and Lactation Database (LactMed)'],
  },
]
