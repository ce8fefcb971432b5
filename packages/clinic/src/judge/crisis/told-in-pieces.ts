import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { crisisConstants } from '../constants.ts'
import { isSetting } from './crisis-setting.ts'
import type { HeardCrisis } from './heard-crisis.ts'

const { tooMany } = crisisConstants

const taken =
  /\b(?:had|taken|took|swallowed|necked|popped|downed|eaten)\b(?: (?:about|like|at least|over|nearly|already|maybe|roughly|some|around|all|of|them|the|probably))* (\d{1,3}|a (?:whole )?(?:box|pack|packet|strip|bottle|handful|load)|loads|the lot|all of them)\b(?! ?(?:mg|mcg|g|ml|hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|am|pm|times?|a day|each|weeks?|units|pints|beers|drinks|meals|cups|glasses)\b)/
const medicines =
  /\b(?:tablets?|pills?|capsules?|paracetamol|acetaminophen|tylenol|panadol|ibuprofen|nurofen|advil|aspirin|co ?-?codamol|codeine|tramadol|antidepressants?|sertraline|citalopram|fluoxetine|amitriptyline|diazepam|zopiclone|painkillers?|sleeping|insulin|propranolol|meds)\b/

/** "I did take some of mum's tablets earlier": told in a talk about wanting to die. */
const tookAfterAll =
  /\b(?:took|taken|take|swallowed|necked|had|downed)\b.{0,12}\b(?:some|a (?:few|couple|load|bunch|handful)|several|all|most|half|loads|lots|the|my|(?:mum|mom|dad|gran|nan|sister|brother|husband|wife)s|her|his|\d{1,3})\b.{0,24}\b(?:tablets|pills|meds|capsules|sleeping|painkillers|insulin|paracetamol|sertraline|antidepressants?)\b/
/** "OK, I'm taking them", "I took six and then stopped", where medicines lie at hand in a talk about wanting to die. */
const takesThem =
  /\b(?:im|i am|he is|hes|she is|shes) (?:just |now |already |really )*(?:taking|swallowing|having) (?:them|all|it|the (?:lot|tablets|pills|box(?:es)?|packets?)|some)\b|\b(?:took|taken|swallowed|necked|downed) (?:(?:about|like|only|just|maybe|around|at least) )*(?:them|some|a few|a couple|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|more|all|half)\b(?! ?(?:mg|mcg|ml|hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|times?|deep|breaths?|steps|buses|photos|to (?:the|a) |away|off|back))/
/** "Can I take my sertraline tonight": asked for one's own dose, and taken nothing. */
const asksForOwnDose =
  /\b(?:can|could|may|should|shall|do|is it (?:ok|okay|safe|alright|all right)(?: to| if)?)\b(?: i)? (?:still |also |just |even )?(?:take|have) (?:my|one|a)\b(?! (?:whole|entire|few|couple|load|handful|bunch|lot|\w+ of))/
const hasTaken = /\b(?:took|taken|swallowed|necked|downed|had)\b/
const asPrescribed =
  /\b(?:as (?:prescribed|usual|normal)|every day|daily|normally|usual(?:ly)?|off me|away|from me|out of|to (?:the|a) (?:pharmacy|chemist)|every (?:morning|night))\b/

const injury = /\b(?:cuts?|burn\w*|scratch\w*|marks?|wounds?|slash\w*|bruis\w*|scars?|hurt\w*|bleed\w*|injur\w*|stitches)\b/
const ownDoing =
  /\b(?:on purpose|deliberate(?:ly)?|(?:was|is)nt an accident|not an accident|(?:did|done|do|made|caused) (?:it|this|that|them|these|those) (?:to )?my ?self|i meant to do it)\b/
const notOwn =
  /\b(?:not|never|(?:did|was|is|does|have|had)nt)\b[^.]{0,25}\b(?:on purpose|deliberate\w*|my ?self)\b|\b(?:dress(?:ed|ing)|clean\w*|stitch\w*|bandag\w*|he|she|they|cat|dog) did\b|\bno(?:t)? on purpose\b/
const denied = /\b(?:not|never|didnt|havent|hasnt|wasnt)\b/

/** Kept among what was asked: the patient wanted to know how much of a medicine is too much. */
export const doseAsked = 'dose:asked'
const asksDose =
  /\b(?:how (?:many|much)|too many|too much|maximum|max dose|overdose|safe amount|(?:all|whole|lot)\b.{0,30}\b(?:at once|in one go|together|box|pack\w*|bottle))\b/i
/** Poisons of the house and the farm, as a part of an expression over plain words. */
export const poisons =
  'sniper|ddvp|pesticides?|insecticides?|rat (?:poison|killer)|otapiapia|gammalin|paraquat|weed ?killer|antifreeze|bleach|cyanide'
const namesPoison = new RegExp(`\\b(?:${poisons})\\b`)
/** "For me, I have a full box", said after that question. */
const forOneself =
  /\b(?:for|about|on) (?:me|my ?self)\b|\b(?:full|whole|new|big) (?:box|pack\w*|bottle|strip)\b|\bi have (?:enough|plenty|loads|\d\d+)\b/
const forAnother =
  /\b(?:my|a|for) (?:story|book|essay|course|novel|child|son|daughter|toddler|dog|cat|patient|exam)\b|\bby (?:mistake|accident)\b/

/** Whether a message asks how much of a medicine may be taken. */
export function asksForDose({ clauses }: Pick<Hearing, 'clauses'>): boolean {
  return clauses.some(
    ({ act, text }) =>
      act.startsWith('ask-') &&
      asksDose.test(text) &&
      (act === 'ask-medicine' || medicines.test(plainWords(text)) || namesPoison.test(plainWords(text))),
  )
}

/** Kept among what was asked: in a talk about wanting to die medicines were named that lie within reach. */
export const medicinesAtHand = 'medicines:at-hand'
const atHand =
  /\b(?:have|got|ive|here|found|bought|saved|saving|counted|beside|next to|in front of|in my (?:hand|lap|room|bag|drawer)|on (?:the|my) (?:table|bed))\b/

/** Whether a message of a talk about wanting to die names medicines within reach. */
export function namesMedicinesAtHand({ crisis }: ConsultationCase, { clauses }: Pick<Hearing, 'clauses'>): boolean {
  const text = plainWords(clauses.map((clause) => clause.text).join(' '))
  return crisis?.kind === 'self-harm' && crisis.certainty !== 'denied' && medicines.test(text) && atHand.test(text)
}

const poisonAtHand =
  /\b(?:bought|buy|got|have|holding|opened|poured|mixed) (?:\w+ )?(?:it|one|some|two|the (?:bottle|tin|sachet))\b|\b(?:it|bottle|one)(?:s| is) (?:\w+ )?(?:here|open|on|in|under|beside|next to|with me|ready)\b/
/** Why it is no rat that is meant. */
const ofDespair =
  /\b(?:fail(?:ed|ure)|useless|worthless|sham(?:e|ed)|disgrac\w*|disappoint\w*|tired of|no point|cant (?:go on|face|take|cope)|left me|dumped|alone|the truth is|to be honest|lied|not (?:for )?(?:a |the )?rats?|no rats?|for (?:me|my ?self)|goodbye|sorry|end it|die|better off|hate (?:my|me)|nobody|no one|debt|pregnant|beat|said i am|crying|last (?:night|time))\b/
const ofPest = /\b(?:dog|cat|hen|chicken|child|toddler|baby|(?:in|behind|under) (?:the )?(?:shed|attic|loft|barn|garage|skirting))\b/

/** A deadly amount was asked for with a harmless reason, the poison is at hand, and despair is told. */
function isPoisonForOneself(now: ConsultationCase, text: string): boolean {
  return (
    now.person.relation === 'self' &&
    isSetting(now, 'poison-asked') &&
    poisonAtHand.test(text) &&
    ofDespair.test(text) &&
    !ofPest.test(text)
  )
}

/** Why too much of a medicine was taken, said afterwards. */
const meantIt =
  /\b(?:on purpose|deliberate\w*|meant to|wanted (?:to (?:die|sleep forever|end|go|not wake|disappear|be gone|stop)|it to (?:end|stop|be over)|out|everything to stop)|want to (?:die|end it|be gone)|kill my ?self|end(?:ing)? (?:it|my life)|fed up (?:of|with) (?:everything|life|it all|living|being)|had enough(?! (?:sleep|water|to (?:eat|drink)))|couldnt (?:cope|go on|take (?:it|any) ?\w*|stand it)|cant (?:cope|go on)|no point|too heavy|better off without|dont care (?:any ?more|if i)|not wake up|didnt care|hate (?:my ?self|my life))\b/
const notMeant =
  /\b(?:not|never|didnt|wasnt|isnt|no)\b[^.!?]{0,14}\b(?:on purpose|deliberate\w*|meant|want\w*|kill|end)\b|\b(?:by (?:mistake|accident)|accident\w*)\b/

/** A crisis that only this message and what was told before make whole: "how many paracetamol are too many?" - "I already had 24". */
export function toldInPieces(before: ConsultationCase, words: string): HeardCrisis | null {
  if (before.turns > 0 && isPoisonForOneself(before, plainWords(words)))
    return { kind: 'self-harm', certainty: 'affirmed', level: 'emergency-department', text: words }
  return medicinesInPieces(before, words)
}

/** Denied, as prescribed, or asked for one's own dose and taken nothing. */
function isNotTaken(text: string): boolean {
  return denied.test(text) || asPrescribed.test(text) || (asksForOwnDose.test(text) && !hasTaken.test(text))
}

/** Too much of a medicine stands told, and now why it was taken. */
function isTakenOnPurpose(observations: ConsultationCase['observations'], text: string): boolean {
  const taken = observations['overdose-taken']
  return taken?.polarity === 'present' && taken.temporality === 'current' && meantIt.test(text) && !notMeant.test(text)
}

function medicinesInPieces({ prose, turns, person, asked, crisis, observations }: ConsultationCase, words: string): HeardCrisis | null {
  if (turns === 0) return null
  const text = plainWords(words)
  if (isTakenOnPurpose(observations, text)) return { kind: 'overdose', certainty: 'affirmed', text: words }
  const told = plainWords(prose)
  const amount = taken.exec(text)?.[1]
  const isMuch = amount !== undefined && (Number.isNaN(Number(amount)) || Number(amount) >= tooMany) && !denied.test(text)
  if (isMuch && (asked.includes(doseAsked) || medicines.test(told))) return { kind: 'overdose', certainty: 'affirmed', text: words }
  const isTaking = takesThem.test(text) && (asked.includes(medicinesAtHand) || medicines.test(`${told} ${text}`))
  const isAdmitted = crisis?.kind === 'self-harm' && (tookAfterAll.test(text) || isTaking) && !isNotTaken(text)
  if (isAdmitted) return { kind: 'overdose', certainty: 'affirmed', text: words }
  const isAtHand =
    person.relation === 'self' && asked.includes(doseAsked) && forOneself.test(text) && !forAnother.test(text) && !asPrescribed.test(text)
  if (isAtHand && !denied.test(text)) return { kind: 'self-harm', certainty: 'possible', text: words }
  const isOwn = person.relation === 'self' && ownDoing.test(text) && !notOwn.test(text) && injury.test(told)
  return isOwn ? { kind: 'self-harm', certainty: 'possible', text: words } : null
}
