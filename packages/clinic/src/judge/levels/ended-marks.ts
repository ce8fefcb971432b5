import type { ConsultationCase } from '../../case/case.ts'

/**
 * What harms by going on, and is no danger any more once it is over: a wound that bleeds, a colic, a stomach upset, a fever, a tooth
 * (NHS and NICE: the advice for each changes once it has settled). Chest pain, a stroke sign, a faint, a fit, a blow to the head, a poison, an
 * allergy, trouble breathing and a twisted testicle are not here: they count when they are over (docs/decisions/0053-when-a-level-falls.md).
 */
export const mayEnd =
  /^(?:bleeding-wont-stop|severe-bleeding-wound|nosebleed|bleeding-gums|abdominal-pain(?!\.right-lower)|upper-abdominal-pain$|indigestion|heartburn|nausea|vomiting(?!-blood|\.bloody|\.bilious)|diarrhoea(?!-bloody)|dehydration-signs|fever|chills|back-pain|flank-pain|tooth-pain|gum-swelling|facial-swelling-dental|ear-pain|sore-throat|swallowing-painful|body-aches|muscle-pain|joint-pain|joint-swelling|joint-red-hot|toe-pain|foot-pain|hand-pain|knee-pain|wrist-pain|skin-(?:itch|redness|swelling|pain|warm)|rash|malaise|cough|sneezing|constipation|headache$|food-sticking|swallowing-(?:difficult|nothing)|urine-little|urination-(?:painful|frequent|urgent)|hiccups|appetite-loss|fatigue)/
/** What makes a small thing grave for this patient, or is a deed that was done: nothing that rests on it falls because a sign is over. */
export const keeps =
  /chemo|neutro|immun|transplant|splenec|sickle|adrenal|insulin|diabet|lithium|tropic|malaria|surgery|operation|head-injury|fall|accident|pregnan|postpartum|birth|period-late|swallowed|overdose|poison|sting|bite|burn|hiv|injecting/
/** What was opened stays a wound; whether it goes on bleeding is what counts. */
export const woundThere = /^(?:cut-wound|injury-recent|skin-tear|graze|skin-wound|wound|dental-work|tooth-extracted)/

/** Kept among what was asked: most of it has gone since this turn. */
export const betterMark = 'better:'
/** Kept among what was asked: what was told is over since this turn; `:long` where that was not only today. */
export const mark = 'over:'
export const ofLong = ':long'
export const ofMeasure = ':measured'

export interface Ended {
  turn: number
  isLong: boolean
  /** A number that was a danger is none any more. */
  isMeasured: boolean
}

/** The turn since which most of it has gone; null where nothing of the kind was told. */
export function betterIn({ asked }: Pick<ConsultationCase, 'asked'>): Ended | null {
  const noted = asked.findLast((id) => id.startsWith(betterMark))
  return noted === undefined ? null : { turn: Number(noted.slice(betterMark.length)), isLong: false, isMeasured: false }
}

export function endedIn({ asked }: Pick<ConsultationCase, 'asked'>): Ended | null {
  const noted = asked.find((id) => id.startsWith(mark))
  if (noted === undefined) return null
  const [, turn, kind] = noted.split(':')
  return { turn: Number(turn), isLong: `:${kind}` === ofLong, isMeasured: `:${kind}` === ofMeasure }
}

/** Whether something was told to be over by now: what was told before it speaks no more by the sound of its words. */
export function hasEnded(consultation: Pick<ConsultationCase, 'asked'>): boolean {
  return endedIn(consultation) !== null
}

/** Whether this turn told that a number which was a danger is none any more. */
export function isMeasuredNow(consultation: Pick<ConsultationCase, 'asked' | 'turns'>): boolean {
  const ended = endedIn(consultation)
  return ended?.isMeasured === true && ended.turn === consultation.turns
}
