import type { ConsultationCase } from '../../case/case.ts'
import type { Person } from '../../case/model.ts'
import { birthTold } from '../../hear/lexicon/crisis/after-birth.ts'
import { writtenFarewell } from '../../hear/lexicon/crisis/farewell.ts'
import { plainWords } from '../../hear/plain-words.ts'
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
  if (isOwnWish(plainWords(text))) return true
  return plainWords(text)
    .split(/[.!?;\n]+/)
    .some((sentence) => ownSubject.test(sentence) && !ofOthersState.test(sentence.replace(withoutReason, '')))
}

/** "My mum said she would be better off without me and I just want it to stop": what another one said of the speaker, and the wish of the speaker. */
const saidOfSpeaker =
  /\b(?:he|she|they)(?:d| would|s| is| are|re| will)? (?:all )?(?:be )?(?:so much |much |far )?(?:better off|better|happier|easier) without me\b/
const wishOfSpeaker =
  /\bi(?:m| am|ve| have| just| really| only| so)* (?:want|wanna|wish|need|had enough|cant (?:go on|do this|take (?:it|this|any)|cope)|dont want to (?:be (?:here|alive)|live|wake|go on))\b(?: (?:it|this|everything|all of (?:it|this)|the pain|to (?:stop|die|end|go|disappear|sleep|be (?:dead|gone))|out|be))?/
const wishOfAnother =
  /\b(?:he|she|they|hes|shes|my \w+)\b[^.!?;]{0,30}\b(?:kill|die|dying|dead|suicid\w*|end (?:it|things|his|her|their)|overdos\w*|jump|hang|cut(?:s|ting)?|harm(?:s|ing)?)\b/

function isOwnWish(text: string): boolean {
  if (wishOfAnother.test(text) || quoted.test(text)) return false
  return saidOfSpeaker.test(text) || (/\bwithout me\b/.test(text) && wishOfSpeaker.test(text))
}

/** "Me", "no, me", "me not her": few words that begin so. */
const onlyMe = /^\W*(?:no\W+)?me\b(?:\W+\w+){0,3}\W*$/
/** "No, it's ME", "I am the one who wants it to stop", "me, not my mum", "I want to kill myself", "I took six". */
const saysItIsOwn =
  /\b(?:its|it is|this is|thats|that is|i mean|i meant|is about|talking about) me\b(?! (?:who|that) (?:call|writ|ask|typ|found|look))|\bi(?: a|)m the one (?:who|that|thats|with)\b(?! (?:call|writ|ask|typ|found|look|is (?:call|writ|ask|look)))|\bmyself i mean\b|\b(?:me|i)\b[^.!?]{0,12}\bnot (?:my \w+|her|him|them)\b|\bnot (?:my (?:mum|mom|mam|mother|dad|father|son|daughter|wife|husband|partner|sister|brother|friend|mate|boyfriend|girlfriend|gran|nan)|her|him|them)\b[^.!?]{0,6}\b(?:me|i)\b|\bi(?:m| am| want| wanna| just want| really want| am going| will| might|ll|m going|m gonna)*(?: to)? (?:kill|killing|hang|hanging|drown|shoot|hurt|cut|harm|end) (?:my ?self|my (?:own )?life)\b|\bi(?:ve| have)? (?:just |already |only )?(?:took|taken|swallowed)\b(?! (?:him|her|them (?:away|off)|it (?:away|off)|the (?:pills|tablets|knife) (?:away|off)|care|time|a (?:day|photo|picture)))|\bim taking (?:them|the (?:pills|tablets)|all|it)\b(?! (?:away|off|from|to (?:the|a)))/

/**
 * Whether a message says of a crisis that was taken to be somebody else's that it is the speaker's own. In: the words as written. A helper who
 * takes the tablets away, or who is the one who calls, is not meant.
 */
export function turnsToSpeaker({ crisis, person }: ConsultationCase, words: string): boolean {
  if (crisis === null || crisis.certainty === 'denied') return false
  if ((crisis.about ?? person.relation) === 'self') return false
  const text = plainWords(words).trim()
  return saysItIsOwn.test(text) || onlyMe.test(text)
}

/** The case with its crisis as the speaker's own: nobody else's age or sex is left. */
export function asOfSpeaker(consultation: ConsultationCase): ConsultationCase {
  const { crisis, person } = consultation
  if (crisis === null) return consultation
  const { about: _other, ...own } = crisis
  const speaker =
    person.relation === 'self' ? person : { ...person, relation: 'self', ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null }
  return { ...consultation, crisis: own, person: speaker }
}

/** Too young to think of ending a life: who writes is meant. */
const tooYoung = /^(?:baby|infant|newborn|toddler|bairn)$/

/** A newborn loses hold of nothing: who writes of one is meant. */
const isOwnBaby = (called: string, text: string): boolean =>
  tooYoung.test(called) || (/^(?:son|daughter|child|kid)$/.test(called) && birthTold.test(text))

/** A hand of one's own that nearly did it, or one's own baby that is seen as another. */
function isPlainlyOwn({ kind, text: said }: HeardCrisis, thought: string, other: string | undefined, text: string): boolean {
  if (kind === 'harm-to-others') return isByOwnHand(thought) || (other !== undefined && isOwnBaby(other, text))
  if (other === undefined) return false
  if (kind === 'self-harm') return tooYoung.test(other) || isOwnThought(said)
  return kind === 'psychosis' && isOwnBaby(other, text)
}

/** The patient, where a crisis of the first message is the speaker's own though somebody else is named in it: the speaker. */
export function spokenOf(crisis: HeardCrisis, before: ConsultationCase, now: ConsultationCase): Person {
  const isMisread = before.turns === 0 && before.person.relation === 'self' && now.person.relation !== 'self'
  return isMisread && isOfSpeaker(crisis, now.person) ? before.person : now.person
}

/** "I nearly put the pillow on her face": the danger is the one who writes. */
const ofOwnHand =
  /\b(?:i|ive|im|id)\b[^.!?]{0,50}\b(?:pillow|cushion|smother\w*|hit|hurt|harm|shak\w*|shook|strangl\w*|stab\w*|kill|push\w*|slap\w*|punch\w*|drown\w*|drop\w*|throw\w*|threw)\b/
const isByOwnHand = (text: string): boolean => ofOwnHand.test(text) && !ofOthersState.test(text)

function isOfSpeaker({ kind, text }: HeardCrisis, { relation: called, ageYears }: Person): boolean {
  const isYoung = tooYoung.test(called) || (ageYears !== null && ageYears < youngestYears)
  if (kind === 'harm-to-others') return isYoung || isByOwnHand(plainWords(text))
  if (kind === 'psychosis') return isYoung
  if (kind !== 'self-harm') return false
  return isYoung || isOwnThought(text)
}

const quoted = new RegExp(
  `${writtenFarewell.source}|\\b(?:text(?:ed|s)?|messag\\w+|wrote|sen[dt]|posted)\\b.{0,60}\\b(?:is|was|so|im|hes|shes) (?:very |so |really )?sorry\\b`,
)

/** "My boyfriend shook the baby": the baby is the one in danger. */
const hurtBaby =
  /\b(?:shook|shaken|shaking|shakes|threw|hit|slapped|smacked|squeezed) (?:the|my|our|his|her) (?:\w+ )?(?:baby|newborn|infant)\b/

/** Who hurts is no patient: "my husband hits me". */
const isDoneToSpeaker = ({ kind }: HeardCrisis, thought: string): boolean =>
  kind === 'abuse' &&
  /\b(?:me|my|i)\b/.test(thought.replace(/\bmy (?:son|daughter|mum|mom|gran|nan|sister|friend|child|kids?|baby)\b/g, ''))

/** Somebody else whom the crisis is about: by the person of the case, or by the words ("my son says nobody would miss him"). */
export function aboutWhom(crisis: HeardCrisis, words: string, before: ConsultationCase, now: ConsultationCase): string | undefined {
  // "I'm her carer, I can't take any more": the one who writes, not the one who is ill.
  const text = plainWords(words)
  const other = relation.exec(text)?.[1]
  if (crisis.kind === 'abuse' && hurtBaby.test(text)) return 'baby'
  if (now.person.relation !== 'self') {
    // "My mate just texted: tell my mum I love her": the one who is named first wrote it.
    const isQuoted = before.turns === 0 && crisis.kind === 'self-harm' && quoted.test(text) && other !== undefined
    return isQuoted ? other : isOfSpeaker(crisis, now.person) ? 'self' : undefined
  }
  const thought = plainWords(crisis.text)
  if (isDoneToSpeaker(crisis, thought)) return undefined
  if (crisis.kind === 'self-harm' && other !== undefined && before.turns === 0 && quoted.test(text)) return other
  if (isPlainlyOwn(crisis, thought, other, text)) return undefined
  if (
    other !== undefined &&
    thirdPerson.test(thought) &&
    !/\bi (?:want|wanna|am going|took|have taken|cut)\b|\b(?:kill|hurt|cut|harm) myself\b/.test(thought)
  )
    return other
  if (other === undefined && thirdPerson.test(thought))
    return ofPronoun(thought, before, crisis.kind === 'psychosis' && isOfBabyAlone(text))
  return crisis.kind === 'poisoning' && other !== undefined && !firstPerson.test(thought) ? other : undefined
}

/** "She is 5 weeks, a voice says to put her out the window": "her" is the baby, and the one who hears it writes. */
function isOfBabyAlone(text: string): boolean {
  return birthTold.test(text) && !hearsIt.test(text)
}
const hearsIt =
  /\b(?:she|he|they|shes|hes)\b(?: \w+){0,2}? (?:hears?|heard|hearing|says?|said|thinks?|thought|believes?|convinced|sees|keeps|told|swears|wont|hasnt slept)\b|\bvoices?\b (?:\w+ ){0,2}?(?:tell\w*|told|order\w*|speak\w* to|talk\w* to|say\w* to) (?:her|him|them)\b/

/** Whom "she" or "he" means where nobody is named: the one whom the crisis is about already, or somebody unnamed. */
function ofPronoun(thought: string, { turns, crisis }: ConsultationCase, isOfBaby: boolean): string | undefined {
  if (isOfBaby) return undefined
  const known = crisis?.about ?? 'self'
  if (known !== 'self' && !saysItIsOwn.test(thought)) return known
  if (firstPerson.test(thought)) return undefined
  return turns === 0 ? 'other' : crisis?.about
}
