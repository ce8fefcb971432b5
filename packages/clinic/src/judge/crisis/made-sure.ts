import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { moreUrgent } from '../levels/level-order.ts'
import { isAfterBirth, raised } from './crisis-levels.ts'
import { isSetting } from './crisis-setting.ts'
import type { JudgedCrisis } from './judged-crisis.ts'

type Crisis = NonNullable<ConsultationCase['crisis']>

/** The help is waved away beside the taking back. */
const wavesAway =
  /\b(?:dont|do not|dnt|no need to|not to|stop|wont you) (?:\w+ ){0,3}?(?:send\w*|ring\w*|call\w*|phone|get|tell|bring|report|fetch|make a fuss|worry|fuss|panic|bother|come)\b|\bno (?:ambulances?|hospital|police|fuss|doctors?|paramedics?)\b|\b(?:forget (?:it|i|about|what|this)|leave (?:it|me)|ignore (?:me|that|it|what|this)|never ?mind|im (?:fine|ok|okay|grand|alright|all right|good)|its (?:fine|ok|okay|grand|nothing|all good)|changed my mind|cancel)\b/
/** It was in the mouth or in the stomach. */
const broughtUp =
  /\b(?:spat|spit|spitted|threw (?:them|it|everything) up|sick(?:ed)? (?:them|it|up)|puked|brought (?:them|it) (?:back )?up|vomited|made my ?self (?:sick|throw up)|cough(?:ed)? (?:them|it) (?:up|back))\b/
/** The word before is called untrue, without another that takes its place. */
const calledUntrue =
  /\b(?:lied|lying|a lie|made (?:it|that|this) up|jok(?:e|ing)|kidding|messing|(?:not|wasnt|isnt) true|for attention|exaggerat\w*)\b/
/** What was meant instead: a wrong figure or unit, a dose as it is given. */
const putRight =
  /\b(?:mgs?|milligrams?|micrograms?|mls?)\b|\bas (?:it was |is |were )?(?:prescribed|usual|normal)\b|\b(?:normal|usual|prescribed|own) dose\b|\b(?:one|1|two|2) (?:tablets?|pills?)\b|\bover (?:the|a) (?:\w+ )?(?:week|month)|\btyp(?:o|ed|ing)\b|\bmeant to (?:say|write|type)\b|\byears? ago\b|\b(?:book|novel|film|essay|story|song|game)\b/
const ofWords = /\b(?:you|thought|wrote|said) (?:\w+ ){0,2}?(?:mis\w+|wrong)\b/

/** "Actually I didn't. I spat them out": too much that was taken is taken back. */
function takesTakenBack(words: string, { kind }: Crisis): boolean {
  const text = plainWords(words)
  if (kind !== 'overdose' && kind !== 'poisoning') return false
  return (
    broughtUp.test(text) ||
    calledUntrue.test(text) ||
    /\bi (?:really |actually |honestly )?(?:didnt|did not|havent|have not|never)(?: (?:really|actually|take|taken|took|swallow\w*|do|done|did)\b|\W*(?:$|[.,!]))/.test(
      text,
    )
  )
}

/** What no word alone takes back: too much that was told as taken by somebody in despair; a mind that has lost its footing after a birth. */
export function mustBeMadeSure(now: ConsultationCase, words: string, stood: Crisis, isTaken: boolean): boolean {
  const text = plainWords(words)
  if (!isTaken && !takesTakenBack(words, stood) && !(stood.kind === 'psychosis' && wavesAway.test(text))) return false
  if (putRight.test(text) || ofWords.test(text)) return false
  if (stood.kind === 'psychosis') return isAfterBirth(stood.kind, now) && (stood.certainty === 'affirmed' || wavesAway.test(text))
  const isOwn = stood.kind === 'poisoning' && (stood.about ?? now.person.relation) === 'self'
  if (stood.kind !== 'overdose' && !isOwn) return false
  const isDespair = isSetting(now, 'despair')
  if (stood.kind === 'poisoning' && !isDespair) return false
  return isDespair || wavesAway.test(text) || broughtUp.test(text) || calledUntrue.test(text)
}

/** The crisis stands as it was told, at no lower level, and a hospital makes sure. */
export function madeSure(before: ConsultationCase, now: ConsultationCase, stood: Crisis): JudgedCrisis {
  const level = moreUrgent('emergency-department', levelOf(before.held) ?? 'emergency-department')
  return { now: raised(now, stood.kind, level, 'affirmed', stood.about), mode: 'made-sure' }
}
