import { leadingCondition } from '../told.ts'
import type { CloserFact, Known } from './closer-entry.ts'

/** What is treated at home for all who live together, or with a partner. */
interface Shared {
  conditions: readonly string[]
  told: RegExp
  everybody: string
  small: string
  feeding: string
  after: string
  back: string
  source: CloserFact['sources'][number]
}

const shared: readonly Shared[] = [
  {
    conditions: ['scabies'],
    told: /\bscabies\b|\bpermethrin\b/i,
    everybody:
      'Yes: everybody in the house, and whoever you have sex with, on the same day, also those who do not itch yet; again after 7 days. Otherwise it goes round and comes back.',
    small:
      'It must be treated on the same day as the others, but under 2 years only after a doctor or pharmacist has said with what and how: ring the surgery or pharmacy today. With babies the cream goes on the face and head as well, and mittens keep it out of the mouth.',
    feeding:
      'Yes, you can go on breastfeeding. Wash the cream off the nipples before each feed and put it on again after; tell the pharmacist that you breastfeed.',
    after:
      'Itching for 2 to 4 weeks after the cream is usual: the skin still reacts to the dead mites. It has failed only if new lines or spots come after that; then ask for the next treatment. An antihistamine or plain moisturiser helps meanwhile.',
    back: 'After the first treatment: the next day is soon enough. Tell the nursery or the school, and anybody who was held close.',
    source: 'NHS: Scabies',
  },
  {
    conditions: ['head-lice'],
    told: /\b(?:head ?lice|nits)\b/i,
    everybody: 'Check everybody with a fine comb on the same day, and treat only those in whom you find a live louse.',
    small:
      'Combing wet hair with conditioner is right at any age; lotions under 6 months only after a doctor has agreed, under 2 years ask the pharmacist.',
    feeding: 'Wet combing is fine, and so is dimeticone; ask the pharmacist about others.',
    after: 'Itching can last 2 to 3 weeks when all lice are dead. Comb again on days 5, 9 and 13.',
    back: 'Yes, there is no need to stay at home with head lice. Treat the same evening and tell the school.',
    source: 'NHS: Head lice and nits',
  },
]

const sharedIn = (known: Known): Shared | undefined =>
  shared.find(({ conditions, told }) => told.test(known.story) || conditions.includes(leadingCondition(known, known.state) ?? ''))

const itsTreatment = String.raw`(?:cream|lotion|treatment|it|this|that|permethrin|treated|done|same)`
const small = String.raw`(?:baby|babe|infant|newborn|toddler|little one|wee (?:man|one|lad|girl)|bub|wean|pikin|lad|boy|girl|daughter|son|child|kids?|she|he|her|him)`
const others = String.raw`(?:we all|everyone|everybody|husband|wife|partner|boyfriend|girlfriend|hubby|family|whole house\w*|all of us|kids|children|flatmates?|he|she|him|her|they|the rest)`
const isSmallAsked = new RegExp(
  String.raw`\b(?:can|could|may|should|must|need|safe|ok|okay|put|use|does|is|give|treat|what about)\b[^?]{0,30}\b${small}\b|\b(?:baby|infant|newborn|toddler)\b[^?]{0,30}\b(?:doctor|first|before|${itsTreatment})\b|\bon (?:her|him|the baby)\b`,
  'i',
)
const isOthersAsked = new RegExp(
  String.raw`\b(?:do|does|should|must|need|have|has|shall|is|are|can|what about)\b[^?]{0,20}\b${others}\b[^?]{0,40}\b(?:${itsTreatment}|too|as well|same (?:day|time))\b|\b${others}\b[^?]{0,20}\b(?:too|as well)\W*$|\bsame (?:day|time)\b`,
  'i',
)
const babyYears = 2
const isBaby = ({ text, story, state }: Known): boolean =>
  /\b(?:baby|babe|infant|newborn|bub|little one|toddler|pikin|months? old)\b/i.test(text) ||
  (state.now.person.relation !== 'self' && (state.now.person.ageYears ?? babyYears) < babyYears) ||
  (/\b(?:her|him|she|he|it|wee (?:man|one|lad|girl)|lad|boy|girl|son|daughter|child)\b/i.test(text) &&
    /\b(?:baby|infant|newborn|(?:of|is|a) (?:\w+ )?months?|\d+ ?months?|breast-?feed\w*)\b/i.test(story) &&
    !/\b(?:husband|wife|partner)\b/i.test(text))

const said = (known: Known, part: 'everybody' | 'small' | 'feeding' | 'after' | 'back'): string | null => {
  const of = sharedIn(known)
  return of === undefined ? null : `${of[part]} (${of.source})`
}
const holds = (known: Known): boolean => sharedIn(known) !== undefined && !known.isEmergency

/** Whether those who live with it are treated as well, small children and breastfeeding apart. */
export const ofTreatingTogether: readonly CloserFact[] = [
  {
    asked: /\b(?:cr[eè]che|nursery|school|childminder|daycare|playgroup|work|kindy)\b/i,
    holds,
    answer: (known) => said(known, 'back'),
    sources: [],
  },
  {
    asked: /\b(?:breast-?feed\w*|nurs(?:e|ing)|nipples?|feed (?:her|him|the baby|my baby))\b/i,
    holds: (known) => holds(known) && /\b(?:can|could|may|should|ok|okay|safe|cream|still|go on|continue|stop)\b/i.test(known.text),
    answer: (known) => said(known, 'feeding'),
    sources: [],
  },
  {
    asked: /\bstill (?:itch\w*|scratch\w*)|\bitch\w*\b[^?]{0,24}\b(?:after|still|last|gone|stop)|\bwhen (?:does|will) the itch\w*/i,
    holds,
    answer: (known) => said(known, 'after'),
    sources: [],
  },
  { asked: isSmallAsked, holds: (known) => holds(known) && isBaby(known), answer: (known) => said(known, 'small'), sources: [] },
  { asked: isOthersAsked, holds, answer: (known) => said(known, 'everybody'), sources: [] },
]
