import { cardInWords } from '../../../../say/cards/card-in-words.ts'
import { plainWords } from '../../../../say/cards/choose-first-aid.ts'
import { firstAidSteps } from '../../../../say/cards/first-aid-text.ts'
import { emergencyContacts } from '../../../../say/emergency-contacts.ts'
import { bodilyTriage } from '../../danger.ts'
import type { Answer } from '../answer.ts'

/** Whom it happens to: nobody who is ill now. */
const supposed =
  /\b(?:if|when|in case|suppose|supposing|hypothetically|help|treat|save)\b.{0,30}\b(?:someone|somebody|anyone|anybody|a (?:\w+ )?(?:person|child|baby|kid|toddler|adult|man|woman|stranger|colleague|customer|student|pupil|friend)|people|you)\b/
const asksSteps =
  /\bwhat (?:do|does|should|would|can|must|shall|to)\b[^?]{0,24}\bdo\b|\bwhat to do\b|\bhow (?:do|should|would|can|to) (?:you |i |we |one )?(?:help|treat|save|handle|react)\b/
/** Characters of a question that asks for steps in general: a story is longer. */
const longestQuestion = 240

/** "What do you do if somebody is bitten by an adder?", "first aid for choking": the steps of the card, where nobody is ill. */
export const firstAidAsked: Answer = (_clause, { words, now }) => {
  if (bodilyTriage(now) !== null || words.length > longestQuestion) return null
  const text = plainWords(words)
  const asks =
    /\bfirst aid (?:for|of|when|if|in)\b/.test(text) || (now.complaints.length === 0 && supposed.test(text) && asksSteps.test(text))
  const card = asks ? cardInWords(text) : null
  if (card === null) return null
  const { steps, doNot } = firstAidSteps(card, { ...now, person: { ...now.person, relation: 'other' } }, true)
  const lines = [...steps, ...doNot].map((line) => `- ${line}`).join('\n')
  return `If it is happening now, call ${emergencyContacts(now.country).ambulance} first.\n\n**First aid for ${card.title}**\n\n${lines}`
}
