import { mayNeedOperation, maySwallowBadly } from '../../../../say/by-mouth.ts'
import { chooseFirstAid } from '../../../../say/cards/choose-first-aid.ts'
import { isSugarHigh } from '../../../../say/cards/first-aid/sugar-now.ts'
import { asksToEat } from '../../../../say/emergency-questions.ts'
import { isGiven } from '../../../../say/presumptions.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const feeds =
  /\b(?:feed(?:ing)?|nurs(?:e|ing)|bottle|formula|suckle|breast ?-?(?:milk|fe(?:e)?d\w*)|milk|empty (?:stomach|tummy)|(?:to|can (?:s?he|it)) (?:eat|drink)|nothing to eat)\b/i
const sweet = /\b(?:juice|lemonade|sugar(?:y|ed)?|sweets?|coke|cola|honey|glucose|lucozade|energy drinks?|squash|dextrose|fizzy|pop)\b/i

const isBaby = ({ state }: Known): boolean => isGiven('baby', state.now)
const sorelyIll = ({ has }: Known): boolean => has([...mayNeedOperation, ...maySwallowBadly.filter((each) => each !== 'drooling')])
const nurses = ({ state, has }: Known): boolean =>
  state.now.person.relation === 'self' && (has(['breastfeeding']) || isGiven('breastfeeding', state.now))

/** Food and drink beside a danger, where the empty stomach of somebody who may need an operation is not the point: babies, nursing mothers, high sugar. */
export const ofEatingInDanger: readonly CloserFact[] = [
  {
    asked: sweet,
    holds: ({ isEmergency, state }) => isEmergency && isSugarHigh(state.now) && asksToEat(state.words),
    answer: ({ state }) =>
      `No, nothing sweet and no juice: your last sugar was high${state.now.vitals.glucose === undefined ? '' : ` (${state.now.vitals.glucose} mmol/L)`}. Water only. Something sweet is for a sugar under 4 mmol/L (72 mg/dL), or for shaking and sweating when nobody can measure. Measure again in an hour, and at once if you feel shaky, sweaty or confused.`,
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'NHS: High blood sugar (hyperglycaemia)'],
  },
  {
    asked: feeds,
    holds: (known) => known.isEmergency && isBaby(known) && !sorelyIll(known),
    answer: () =>
      'Yes, feed: breast or bottle, as often as wanted, also on the way. A baby is not kept hungry for tests; if they want an empty stomach they say so there. Only a baby that is too drowsy to suck, fights for breath or vomits green gets nothing until it was seen.',
    sources: ['NICE: Fever in under 5s: assessment and initial management'],
  },
  {
    asked: /\b(?:pump(?:ing)?|express(?:ing)?)\b/i,
    holds: (known) => nurses(known) || (known.isEmergency && chooseFirstAid(known.state.now, '').id === 'sore-breast'),
    answer: () =>
      'Yes, if the baby does not drain it: feed first, or pump or express by hand just until it is comfortable, before you set off and there too. Pumping it quite empty again and again makes more milk and more swelling.',
    sources: ['NHS: Mastitis', 'CKS: Mastitis and breast abscess'],
  },
  {
    asked: feeds,
    holds: (known) => known.isEmergency && nurses(known),
    answer: ({ has }) =>
      `Yes, go on nursing, from the sore side as well: your milk does not harm the baby, and emptying the breast helps it heal. Take the baby along, or leave expressed milk or formula with whoever stays. Tell them there that you breastfeed before they give you a medicine.${has(mayNeedOperation) ? '' : ' You may eat and drink too.'}`,
    sources: ['NHS: Mastitis'],
  },
]
