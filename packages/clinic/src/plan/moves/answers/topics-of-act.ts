import type { Act } from '../../../hear/clause.ts'
import type { Topic, TopicShare } from '../../../hear/topics.ts'

const ofMedicines: readonly Topic[] = [
  'may-i-take',
  'which-painkiller',
  'two-together',
  'dose',
  'missed-dose',
  'took-too-much',
  'until-it-works',
  'not-working',
  'stop-medicine',
  'side-effects-of',
  'is-it-my-medicine',
  'need-antibiotics',
  'without-prescription',
  'somebody-elses-medicine',
  'with-food',
  'alcohol-with-medicine',
  'medicine-in-pregnancy',
  'medicine-breastfeeding',
  'medicine-for-a-child',
  'expired-medicine',
  'what-medicine-is-for',
  'vaccine',
  'supplement',
  'contraception',
  'morning-after',
]
const ofTheDay: readonly Topic[] = [
  'eat',
  'drink-fluids',
  'coffee',
  'alcohol',
  'alcohol-with-medicine',
  'with-food',
  'driving',
  'work',
  'school',
  'sport',
  'wash',
  'sex',
  'travel',
  'sleep-and-lie',
  'sleep-better',
  'heat-or-ice',
  'sun-and-skin-care',
  'smoke',
  'breastfeed',
  'home-remedy',
]

/** The topics that each kind of question can be about. */
const topicsOfAct: Partial<Readonly<Record<Act, readonly Topic[]>>> = {
  'ask-why': ['why-asked', 'why-this-level', 'what-word-means', 'what-number-means', 'how-sure'],
  'ask-service': [
    'cost-of-this',
    'privacy',
    'are-you-real',
    'can-you-prescribe',
    'sick-note',
    'can-you-call-or-book',
    'can-you-examine',
    'what-can-you-do',
    'smalltalk',
    'visit-cost',
  ],
  'ask-record': ['own-medicines', 'own-allergies', 'own-history', 'noted'],
  'ask-cause': ['what-is-it', 'could-it-be', 'is-it-cancer', 'is-it-my-medicine', 'part-of-it', 'what-word-means', 'how-sure'],
  'ask-danger': [
    'is-it-dangerous',
    'is-it-cancer',
    'could-it-be',
    'am-i-dying',
    'do-i-need-hospital',
    'do-i-need-a-doctor',
    'can-it-wait',
    'is-it-normal',
    'warning-signs',
    'what-number-means',
    'harm-the-baby',
  ],
  'ask-outlook': ['how-long-does-it-last', 'will-it-go-by-itself', 'will-it-come-back', 'lasting-harm'],
  'ask-contagion': ['is-it-catching', 'near-others', 'partner-too', 'pets'],
  'ask-medicine': ofMedicines,
  'ask-daily': ofTheDay,
  'ask-test': ['need-a-test', 'what-number-means', 'measure-how', 'before-and-after-test', 'own-history', 'could-it-be'],
}

/** The share that a sentence asks what is of a kind. In: the likeliest topics. Null where a kind has no topics of its own. */
export function shareOfAct(act: Act, topics: readonly TopicShare[]): number | null {
  const own = topicsOfAct[act]
  return own === undefined ? null : topics.filter(({ topic }) => own.includes(topic)).reduce((sum, { share }) => sum + share, 0)
}
