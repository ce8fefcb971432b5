import type { ConsultationCase } from '../../case/case.ts'
import type { Person } from '../../case/model.ts'
import { crisisConstants } from '../constants.ts'
import type { HeardCrisis } from './heard-crisis.ts'

const { youngestYears } = crisisConstants

const thirdPerson = /\b(?:he|she|him|her|hes|shes|himself|herself|they|them|themselves)\b/
const firstPerson = /\b(?:i|im|ive|me|myself)\b/
const relation =
  /\bmy (?:\d+ year old |teenage |little |older |younger |elderly |best |own |late |\w+ )?(son|daughter|husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|brother|sister|friend|mate|flatmate|housemate|gran|nan|grandma|grandad|grandson|granddaughter|niece|nephew|uncle|aunt|cousin|neighbour|neighbor|colleague|student|toddler|baby|kid|child)\b/

/** Whether one clause is the speaker's own thought: "I just get in everyone's way", not "I think my son is sad". */
const ownSubject = /\b(?:i|im|ive|id)\b/
const ofOthersState =
  /\bi(?:m| am)? (?:think|thought|found|heard|saw|worr\w+|fear|scared|afraid|know|noticed|reckon|caught|told|asked)\b|\b(?:himself|herself|themselves)\b|\b(?:he|she|they|hes|shes|my (?!self\b|life\b|own\b|head\b)\w+)(?: \w+){0,2} (?:say|said|says|told|tells|text|texts|texted|messaged|sent|wrote|posted|wants?|keeps|talks?|thinks|threaten\w*|cut|cuts|took|taken|tried|is (?:suicidal|cutting|talking)|has been|hasnt|wont|doesnt)\b/
const withoutReason = /\b(?:no ?(?:one|body)|every ?(?:one|body)|them|they|their|the kids)\b/g

function isOwnThought(text: string): boolean {
  return plain(text)
    .split(/[.!?;\n]+/)
    .some((sentence) => ownSubject.test(sentence) && !ofOthersState.test(sentence.replace(withoutReason, '')))
}

/** Too young to think of ending a life: who writes is meant. */
const tooYoung = /^(?:baby|infant|newborn|toddler|bairn)$/

/** The patient, where a crisis of the first message is the speaker's own though somebody else is named in it: the speaker. */
export function spokenOf(crisis: HeardCrisis, before: ConsultationCase, now: ConsultationCase): Person {
  const isMisread = before.turns === 0 && before.person.relation === 'self' && now.person.relation !== 'self'
  return isMisread && isOfSpeaker(crisis, now.person) ? before.person : now.person
}

function isOfSpeaker({ kind, text }: HeardCrisis, { relation: called, ageYears }: Person): boolean {
  if (kind !== 'self-harm') return false
  return tooYoung.test(called) || (ageYears !== null && ageYears < youngestYears) || isOwnThought(text)
}

const quoted =
  /\b(?:text(?:ed|s)?|messag\w+|wrote|sent|posted)\b.{0,40}\btell (?:my|his|her) (?:mum|mom|dad|wife|husband|family|kids|sister|brother)\b/

/** Somebody else whom the crisis is about: by the person of the case, or by the words ("my son says nobody would miss him"). */
export function aboutWhom(crisis: HeardCrisis, words: string, before: ConsultationCase, now: ConsultationCase): string | undefined {
  // "I'm her carer, I can't take any more": the one who writes, not the one who is ill.
  const text = plain(words)
  const other = relation.exec(text)?.[1]
  if (now.person.relation !== 'self') {
    // "My mate just texted: tell my mum I love her": the one who is named first wrote it.
    const isQuoted = before.turns === 0 && crisis.kind === 'self-harm' && quoted.test(text) && other !== undefined
    return isQuoted ? other : isOfSpeaker(crisis, now.person) ? 'self' : undefined
  }
  const thought = plain(crisis.text)
  // Who hurts is no patient: "my husband hits me".
  if (
    crisis.kind === 'abuse' &&
    /\b(?:me|my|i)\b/.test(thought.replace(/\bmy (?:son|daughter|mum|mom|gran|nan|sister|friend|child|kids?|baby)\b/g, ''))
  )
    return undefined
  if (crisis.kind === 'self-harm' && other !== undefined && (tooYoung.test(other) || isOwnThought(crisis.text))) return undefined
  if (
    other !== undefined &&
    thirdPerson.test(thought) &&
    !/\bi (?:want|wanna|am going|took|have taken|cut)\b|\b(?:kill|hurt|cut|harm) myself\b/.test(thought)
  )
    return other
  if (other === undefined && thirdPerson.test(thought) && !firstPerson.test(thought))
    return before.turns === 0 ? 'other' : before.crisis?.about
  return crisis.kind === 'poisoning' && other !== undefined && !firstPerson.test(thought) ? other : undefined
}

function plain(words: string): string {
  return words.toLowerCase().replace(/['’`]/g, '')
}
