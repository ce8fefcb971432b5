import type { ConsultationCase } from '../case/case.ts'
import { plainWords } from '../hear/plain-words.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { patientName } from '../judge/questions/address-patient.ts'

const drives = /\b(?:driv(?:e|es|ing|en)|take|takes|taking|run|bring|brings|bringing|lift|taxi|cab|uber|car)\b/
const self = /\b(?:drive|driving) (?:myself|meself|there myself|in myself)\b/
const byOther =
  /\b(?:she|he|they|someone|somebody|wife|missus|missis|husband|hubby|fella|partner|friend|son|daughter|neighbou?r|dad|mum|mom|brother|sister|mate|flatmate|boyfriend|girlfriend)\b[^.?!]{0,24}\b(?:drive|driv(?:es|ing)|take|run|bring)\b|\b(?:drive|driving|take|taking|run|bring|bringing) (?:me|us)\b|\bbe driven\b|\b(?:taxi|cab|uber|lift)\b|\bnot me (?:drive|driving)\b/

/** Whether words are about the way there by car. */
export function asksForCar(text: string): boolean {
  const words = plainWords(text)
  return (
    drives.test(words) &&
    /\b(?:can|could|should|shall|may|cant|couldnt|rather|just|ill|i will|what if|i would|wouldnt|would|if)\b/.test(words) &&
    /\b(?:driv\w+|taxi|cab|uber)\b/.test(words) &&
    !/\b(?:next|tomorrow|afterwards|after (?:this|that|it)|in (?:a|two|\d+)) ?(?:week|month|days?)?s?\b/.test(words)
  )
}

/**
 * What is said to the wish to go by car, by whose hands drive and who may get worse: the patient never drives; who drives a patient that
 * needs an ambulance cannot treat. Placeholders are those of the obstacles. Null where nothing of this fits and the plain answer stands.
 */
export function carAnswer(now: Pick<ConsultationCase, 'person' | 'held' | 'help'>, message: string): string | null {
  const words = plainWords(message)
  const isOfSelf = now.person.relation === 'self'
  if (isOfSelf && (self.test(words) || !byOther.test(words)))
    return now.help === 'called'
      ? 'Please do not drive yourself: if you get worse at the wheel, it endangers you and others. {reason} The crew is on its way: stay where you are.'
      : null
  const who = patientName(now.person)
  const why = isOfSelf
    ? 'No, not by car, whoever drives: if it gets worse on the way, nobody in the car can treat you.'
    : `No, not by car: please do not drive while you also have to watch somebody so ill. If ${who} gets worse on the way, nobody in the car can help.`
  if (levelOf(now.held) !== 'ambulance')
    return isOfSelf
      ? 'Yes, if they can leave with you right now, and you do not sit alone in the back. Tell the desk at once what you told me. If it gets worse on the way, stop and call {number}.'
      : `Yes, you may drive, if you can leave right now and somebody sits beside ${who}. Tell the desk at once what you told me. If it gets worse on the way, stop and call {number}.`
  if (now.help === 'called')
    return `${why} The crew is on its way and treats from the first minute. Ring {number} again if it gets worse or they are late; only if they say so, ${isOfSelf ? 'let somebody drive you' : 'go by car'}.`
  return `${why} {reason} Call {number}: a crew treats on the way. Only if no ambulance can come, ${isOfSelf ? 'let someone else drive' : `drive, with somebody beside ${who}`}.`
}
