import type { Mention } from '../case/model.ts'
import type { UnderstandingContext } from './lexicon/understand.ts'

const senseless = /^(?:unresponsive|drowsy-hard-to-wake|faint-or-collapse)(?:\.|$)/
const wishesSleep =
  /\b(?:not|never|(?:did|do|would|could)n['’]?t)(?: (?:ever|even|have to|be able to|just|simply))* wake(?: up)?\b|\banswer(?:s|ing|ed)? (?:her|his|their|my|the) (?:phone|mobile|texts?|calls?|messages?|door)\b/i

/** "Hoping I won't wake up", "if I don't wake up": not "I don't wake her up". */
const ownSleep =
  /\bi(?:['’]?d| would| could| might| may| will)?(?: \w+)?? (?:not|never|(?:wo|do|ca|must|should)n['’]?t|dont|wont) (?:ever |even |just )?w(?:ake|oke)\b(?: up)?(?! (?:my|him|her|the|them|our|it|up (?:my|him|her|the|them))\b)/i

/** "He couldn't wake me", "I was out cold", "the glucagon brought me round": who tells it himself has woken since. */
const wokenSince =
  /\b(?:wak(?:e|en|ing)|woke|rous(?:e|ing)|bring|brought|shak(?:e|ing)|stir)\s+me\b|\b(?:brought|came) me (?:round|back|to)\b|\bi (?:was|went|were)\b[^.!?]{0,20}\bout cold\b|\bi (?:came|come) (?:round|to)\b/i

/** "I don't want to wake him": somebody is let sleep. */
const letsSleep =
  /\b(?:(?:do|did|would|wo|should|must)n['’]?t|dont|didnt|wont|not|rather not|hate to|afraid to|scared to) (?:really |even )?(?:(?:want|wanna|like|dare|need|have|going|try)(?: to)? )?(?:wake|disturb) (?:him|her|them|the \w+|my \w+|it)\b/i

/** Who writes of himself is awake: "easier not to wake up" is a wish; and who does not answer the phone is not unconscious. */
export function isAwake({ finding }: Mention, words: string, { person }: UnderstandingContext, relation: string | undefined): boolean {
  if (!senseless.test(finding)) return false
  if (/\bphone|mobile|texts?|calls?\b/i.test(wishesSleep.exec(words)?.[0] ?? '')) return true
  if (letsSleep.test(words)) return true
  return (
    (relation ?? person.relation) === 'self' &&
    (wishesSleep.test(words) || ownSleep.test(words) || (wokenSince.test(words) && !finding.startsWith('faint-or-collapse')))
  )
}
