import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { isCrisisRule } from './bodily-rules.ts'
import { raised } from './crisis-levels.ts'
import { activeWish, saysUnsafe, wishesNotToWake } from './grieving.ts'
import type { HeardCrisis } from './heard-crisis.ts'
import type { JudgedCrisis } from './judged-crisis.ts'

/** "I would never do anything": more than that there is no plan. */
const deniesActing =
  /\b(?:(?:would|will|could|am|im|id)(?:nt| not| never)|wont|id never|not (?:going to|gonna)|never (?:going to|gonna)?)(?: (?:ever|actually|really|going to|gonna|want to))* ?(?:do|act|hurt|harm)\b/

/** Something or somebody that holds: an animal, a person, what one would not do to them. */
const protection =
  /\b(?:dogs?|cats?|pets?|kids?|children|son|daughter|grand\w+|sister|brother|wife|husband|partner|mum|mom|dad|family|friends?|mates?|faith|god|church)\b/

/** What kills in minutes and lies in a house: named after such a wish it is not passed over, whatever it is kept for (NICE NG225: access to means). */
const meansInTheHouse = /\b(?:shot ?guns?|guns?|rifles?|pistols?|revolvers?|firearms?|ropes?|noose|razor blades?)\b/

/** Whether words name an act, a means, a plan or a farewell. */
const namesAct = (words: string): boolean => activeWish.test(plainWords(words))

/**
 * How soon somebody is seen who wishes at times not to wake up and says that he would do nothing: within days where something holds him, else the
 * next day. In: this message, and all that was written. Null where a plan is not denied, or more than the wish was told.
 */
function levelOfPassiveWish(words: string, prose: string): 'appointment' | 'within-24-hours' | null {
  const told = plainWords(`${prose} ${words}`)
  if (!wishesNotToWake.test(told) || activeWish.test(told) || !deniesActing.test(plainWords(words)) || saysUnsafe.test(plainWords(words)))
    return null
  return protection.test(told) ? 'appointment' : 'within-24-hours'
}

/**
 * A wish not to wake up of somebody who says that he would do nothing is believed: seen within days, with a line named, and no card. An act or a
 * means that is told after it opens the card. Null where it is neither.
 */
export function passiveWish(
  now: ConsultationCase,
  words: string,
  crisis: HeardCrisis | null,
  stood: ConsultationCase['crisis'],
): JudgedCrisis | null {
  const isOfSelf = now.person.relation === 'self' && stood?.about === undefined
  const namesMeans = meansInTheHouse.test(plainWords(words)) && wishesNotToWake.test(plainWords(now.prose))
  if (isOfSelf && namesMeans && stood?.certainty !== 'affirmed')
    return { now: raised(now, 'self-harm', crisis?.level, 'affirmed', undefined), mode: 'card' }
  const kind = stood?.kind ?? crisis?.kind
  if (kind !== 'self-harm' || now.observations['self-harm']?.polarity === 'present' || !isOfSelf) return null
  if (stood?.isPassive === true && stood.certainty === 'possible' && crisis !== null && namesAct(words))
    return { now: raised(now, 'self-harm', crisis.level, 'affirmed', undefined), mode: 'card' }
  if (stood !== null && stood.isPassive !== true) return null
  const level = levelOfPassiveWish(words, now.prose)
  return level === null ? null : { now: raised(withoutAct(now), 'self-harm', level, 'possible', undefined), mode: 'after' }
}

/** The case without what rests on a thought of acting: the wish itself stands as the crisis. */
function withoutAct(now: ConsultationCase): ConsultationCase {
  const observations = Object.fromEntries(Object.entries(now.observations).filter(([id]) => !id.startsWith('suicidal-thoughts')))
  return {
    ...now,
    observations,
    held: now.held.filter((rule) => !isCrisisRule(rule)),
    complaints: now.complaints.filter((id) => id !== 'suicidal-thoughts'),
  }
}
