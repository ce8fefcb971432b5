import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { isEmergency } from '../levels/level-order.ts'
import { isAboutCrisis } from './crisis-kinds.ts'

const onlyTheBody =
  /^\W*(?:no\W+)?(?:lol\W+)?(?:(?:its|it is|it was)(?: (?:just|only|all|really|actually))? (?:the|my|this|that|about|because)|just|only|i mean|i meant|because of|about)\b(?! (?:everything|all of it|me|life|my life|nothing|true|so hard|too much))/i

/** "It's the eczema": what sounded like more was about the body, told instead of a yes to the direct question. */
export function isExplained(
  words: string,
  before: ConsultationCase,
  stood: NonNullable<ConsultationCase['crisis']>,
  heard: Hearing,
): boolean {
  if (wasAffirmed(before)) return false
  if (stood.certainty !== 'possible' || stood.kind !== 'self-harm' || heard.answer === 'yes' || heard.answer === 'partly') return false
  const isOfBody = heard.mentions.some(({ finding, polarity }) => polarity === 'present' && !isAboutCrisis(finding))
  return isOfBody && onlyTheBody.test(words.replace(/['’]/g, ''))
}

/** Whether the crisis that is now in doubt was told outright before: then only an answer to the question ends it. */
function wasAffirmed({ held }: ConsultationCase): boolean {
  return held.some(({ rule, level }) => rule.startsWith('crisis:') && isEmergency(level))
}
