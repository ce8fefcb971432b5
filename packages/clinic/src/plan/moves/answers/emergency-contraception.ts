import type { ConsultationCase } from '../../../case/case.ts'
import { isPeriodLate } from '../../../hear/doubted-pregnancy.ts'
import { lastRead } from '../../../hear/last-read.ts'
import { type Answer, isLean } from './answer.ts'

const mishap =
  /\b(?:condom|johnny)s?\b.{0,24}\b(?:broke|broken|burst|split|tore|torn|ripped|slipped|came off|come off|fell off)\b|\b(?:broke|burst|split|torn|ripped) condom\b|\bmorning[- ]after\b|\bemergency contracept\w*\b|\bplan b\b|\bunprotected sex\b|\b(?:no|without|forgot(?: to use)?(?: a)?) (?:protection|condom)\b|\b(?:missed|forgot) (?:my |a |two |2 )?pills?\b.{0,40}\bsex\b/i
const tellsOfMishap = lastRead((words) => mishap.test(words))
const long =
  /\b(?:weeks?|months?|years?|ages) (?:ago|back)\b|\b(?:last|for) (?:month|year)\b|\b(?:back )?in (?:like |about |early |mid |late |around )*(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/i
const goesOn =
  /\b(?:pregnan\w*|worr\w*|where|how long|time limit|too late|how soon|when|get it|buy it|cost|side[- ]effects?|work|safe|free|prescription|pharmacy|chemist|which)\b/i
const confidential =
  /\b(?:mum|mom|mother|dad|father|parents|family|anyone|school|boyfriend|husband)\b.{0,24}\b(?:find out|know|be told|told|tell)\b|\btell my (?:mum|mom|parents|dad)\b/i

const whatAndWhen =
  'You can still prevent a pregnancy, and the sooner the better. The tablet with levonorgestrel works up to 3 days after the sex, the one with ulipristal up to 5 days; a copper coil fitted within 5 days works best of all (at times it can still be fitted later: ask). A pharmacy can give you the tablet today without an appointment; a sexual health clinic, a doctor or an urgent clinic can too, and they know about the coil. If you are sick within 3 hours of the tablet, you need another. Do a pregnancy test if the next period is more than 7 days late, and ask there for a check for infections. (NHS: Emergency contraception)'
const inPrivate =
  'What you tell a pharmacist, a clinic or a doctor about this stays private, in most countries also under 16, unless they fear that somebody is hurting you. I tell nobody.'

/** "I'm 20 weeks pregnant", also of whoever writes for another. */
const tellsOfPregnancy = /\bi(?:['’]?m| am) (?!not\b)(?:\w+ ){0,4}pregnant\b|\btake (?:it|them|that) pregnant\b/i

/** Whether whoever asks is pregnant, as the patient or beside one. */
export function isWriterPregnant({ person, prose }: Pick<ConsultationCase, 'person' | 'prose'>, words: string): boolean {
  return person.pregnant === true || tellsOfPregnancy.test(`${prose} ${words}`)
}

/** A torn condom, unprotected sex, "the morning-after pill": what still helps, until when and where; also where it is only told. */
export const emergencyContraception: Answer = ({ text }, { words, before, now }) => {
  const isTold = mishap.test(text) || (isLean(text) && tellsOfMishap(words))
  const isKnown = tellsOfMishap(before.prose) && !long.test(before.prose)
  if (isKnown && confidential.test(text)) return inPrivate
  const isAbout = isTold ? !long.test(words) : isKnown && goesOn.test(text)
  if (!isAbout || now.person.sex === 'male' || isPeriodLate(now.observations) || isWriterPregnant(now, words)) return null
  return whatAndWhen
}
