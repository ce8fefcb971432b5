import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { Clause } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelConstants } from '../constants.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { evidenceFor, isBelow } from './evidence.ts'
import { wasSeen, workOfClinician } from './seen-by-clinician.ts'
import { isWellChild } from './well-child.ts'

const { bellyOfTheOld } = levelConstants

/**
 * What harms by going on, and is no danger any more once it is over: a wound that bleeds, a colic, a stomach upset, a fever, a tooth
 * (NHS and NICE: the advice for each changes once it has settled). Chest pain, a stroke sign, a faint, a fit, a blow to the head, a poison, an
 * allergy, trouble breathing and a twisted testicle are not here: they count when they are over (docs/decisions/0053-when-a-level-falls.md).
 */
const mayEnd =
  /^(?:bleeding-wont-stop|severe-bleeding-wound|nosebleed|bleeding-gums|abdominal-pain(?!\.right-lower)|upper-abdominal-pain$|indigestion|heartburn|nausea|vomiting(?!-blood|\.bloody|\.bilious)|diarrhoea(?!-bloody)|dehydration-signs|fever|chills|back-pain|flank-pain|tooth-pain|gum-swelling|facial-swelling-dental|ear-pain|sore-throat|swallowing-painful|body-aches|muscle-pain|joint-pain|joint-swelling|joint-red-hot|toe-pain|foot-pain|hand-pain|knee-pain|wrist-pain|skin-(?:itch|redness|swelling|pain|warm)|rash|malaise|cough|sneezing|constipation|headache$|food-sticking|swallowing-(?:difficult|nothing)|urine-little|urination-(?:painful|frequent|urgent)|hiccups|appetite-loss|fatigue)/
/** What makes a small thing grave for this patient, or is a deed that was done: nothing that rests on it falls because a sign is over. */
const keeps =
  /chemo|neutro|immun|transplant|splenec|sickle|adrenal|insulin|diabet|lithium|tropic|malaria|surgery|operation|head-injury|fall|accident|pregnan|postpartum|birth|period-late|swallowed|overdose|poison|sting|bite|burn|hiv|injecting/
/** What was opened stays a wound; whether it goes on bleeding is what counts. */
const woundThere = /^(?:cut-wound|injury-recent|skin-tear|graze|skin-wound|wound|dental-work|tooth-extracted)/

/** "It has stopped", "gone now", "no pain any more", "not been sick since", "nae temperature": over, and no mere better. */
const over =
  /\b(?:stopped|gone(?! (?:to|for|on|into|through|in|out|off|back|up|red|blue|black|numb|white|grey|pale|yellow|hard|stiff|floppy|quiet|dark|septic|wrong|worse))|went (?:away|down)|cleared(?: up)?|settled|passed(?! (?:out|away|wind|urine|water|blood|stool|it on))|resolved|vanished|disappeared|dried up|finished|nil|over now|all over with|over and done)\b|\b(?:is|its|thats|that is|was) over\b|\b(?:no|nae|not any|zero|without|not|nothing|hasnt|havent|isnt|aint|didnt|doesnt|dont)\b.{0,28}\b(?:now|any ?more|any longer|since|today)\b|\b(?:no longer|no more)\b|\bnow (?:no|nothing|zero)\b|\b(?:the )?last (?:one|time|attack|bout|episode|pain|was)\b.{0,14}\b(?:ago|yesterday|last|mon|tues|wednes|thurs|fri|satur|sun|on)\w*|\b(?:back to|are|is|all|completely) normal\b/
/** Not yet, only nearly, only for a while, only under a painkiller, or only thought of. */
const notOver =
  /\b(?:not|hasnt|havent|isnt|wont|never|didnt|doesnt|not yet|nearly|almost|mostly|partly|half|hardly|barely)(?: \w+){0,2} (?:stopped|gone|cleared|settled|passed|resolved|finished|over|disappeared|went)\b|\b(?:if|when|until|till|once|hope|hoping|wish|waiting for|should|will|would|might|may)\b.{0,20}\b(?:stop\w*|gone|go|goes|clear\w*|settle\w*|pass\w*|over)\b|\b(?:come|came|comes|coming|keeps|kept|starts|started) (?:back|again|coming)\b|\bcomes and goes\b|\bon and off\b|\bworse\b|\bbut (?:now|still|then)\b|\bnot (?:any )?(?:better|improv\w+)\b|\bno (?:better|change|different|improvement)\b/
const masked =
  /\b(?:since|after|because of|thanks to|with|on|took|taken|take|given|gave|had)\b.{0,24}\b(?:pain ?killers?|paracetamol|tylenol|acetaminophen|calpol|ibuprofen|nurofen|advil|naproxen|codeine|cocodamol|co-codamol|tramadol|morphine|aspirin|panadol)\b/
const ofLongerAgo =
  /\b(?:since|was|on|from)\b.{0,10}\b(?:yesterday|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|the weekend|last week|(?:a|one|two|three|four|five|\d+) (?:days?|nights?|weeks?))\b|\b(?:yesterday|(?:days?|weeks?) ago|for (?:two|three|four|five|\d+|a few|several) (?:days|weeks))\b/

/** Acts in which nothing is told of now. */
const notSaid: ReadonlySet<Clause['act']> = new Set(['hypothetical', 'family', 'figurative', 'refusal'])
const thatIsPain = /\b(?:pain|hurt\w*|ach(?:e|es|ing)|sore|colic|cramps?)\b/
const ofPain = /pain|indigestion|heartburn|sore-throat/
const thatIsSting = /\b(?:sting\w*|burn\w*|itch\w*|smart\w*)\b/
const ofSting = /urination-painful|itch|burn/
const thatIsBlood = /\b(?:bleed\w*|blood|oozing)\b/
const ofBlood = /bleed/
/** What a clinician does to a wound or a nose that bleeds. */
const closesWound = /\b(?:stitch\w*|sutur\w*|glued|closed|dress(?:ed|ing)|steri|bandag\w*|packed|cauteri[sz]\w*)\b/
/** "It", "that", "everything", or no name at all. */
const unnamed =
  /^\W*(?:(?:and|but|so|ok|okay|well|oh|yes|no|hi|right|good|news|update|thank god|thankfully|luckily|actually|honestly) )*(?:(?:it|its|that|thats|this|they|theyre|theyve|these|those|everything|all of it|all|nothing|the last|last|gone|stopped|all gone|completely|over|back to normal|settled|cleared)\b|$)/

/** Kept among what was asked: what was told is over since this turn; `:long` where that was not only today. */
const mark = 'over:'

interface Ended {
  turn: number
  isLong: boolean
}

/** The turn since which most of it has gone; null where nothing of the kind was told. */
function betterIn({ asked }: Pick<ConsultationCase, 'asked'>): Ended | null {
  const noted = asked.findLast((id) => id.startsWith(betterMark))
  return noted === undefined ? null : { turn: Number(noted.slice(betterMark.length)), isLong: false }
}

function endedIn({ asked }: Pick<ConsultationCase, 'asked'>): Ended | null {
  const noted = asked.find((id) => id.startsWith(mark))
  if (noted === undefined) return null
  const [, turn, long] = noted.split(':')
  return { turn: Number(turn), isLong: long !== undefined }
}

/** The findings of which this message tells that they are over, by what the case held of them before. */
export function endedFindings(index: ReasoningIndex, before: ConsultationCase, heard: Hearing): string[] {
  if (before.turns === 0 || heard.choice !== null || isYoungest(before)) return []
  const held = Object.values(before.observations).filter(({ finding, polarity, temporality }) => {
    return polarity === 'present' && temporality === 'current' && mayEnd.test(finding)
  })
  const isAmbiguous = heard.clauses.some(({ text }) => notOver.test(plainWords(text)) || masked.test(plainWords(text)))
  if (held.length === 0 || isAmbiguous) return []
  const words = plainWords(heard.clauses.map(({ text }) => text).join(' '))
  const dressed = workOfClinician(heard) !== null && closesWound.test(words) ? held.filter(({ finding }) => ofBlood.test(finding)) : []
  const ended = heard.clauses
    .filter(({ act, text }) => !notSaid.has(act) && !act.startsWith('ask-') && !text.trim().endsWith('?'))
    .flatMap(partsOf)
    .filter(({ text }) => over.test(text))
    .flatMap((part) => held.filter(({ finding }) => isMeant(index, finding, part, heard, before)))
  return [...new Set([...ended, ...dressed].map(({ finding }) => finding))]
}

interface Part {
  text: string
  start: number
  end: number
}

/** A clause by its commas and joining words: "the pain has gone, I still feel sick". */
function partsOf({ text, start }: Clause): Part[] {
  return [...text.matchAll(/[^,;.!\n]+?(?=[,;.!\n]|\s(?:and|but|though|still)\s|$)/g)].map((part) => ({
    text: plainWords(part[0]).trim(),
    start: start + part.index,
    end: start + part.index + part[0].length,
  }))
}

/** Whether words that say that something is over mean this finding: by its name, by "the pain", or by no name at all. */
function isMeant(index: ReasoningIndex, finding: string, part: Part, { mentions }: Hearing, before: ConsultationCase): boolean {
  const { text } = part
  const named = mentions.filter(({ start, experiencer }) => experiencer === 'patient' && start >= part.start && start < part.end)
  const isNamed = named.some(
    (mention) =>
      mention.finding === finding ||
      isBelow(index, finding, mention.finding) ||
      (mention.polarity === 'absent' && isBelow(index, mention.finding, finding)),
  )
  if (isNamed || (thatIsBlood.test(text) && ofBlood.test(finding))) return true
  if (thatIsPain.test(text)) return ofPain.test(finding)
  if (thatIsSting.test(text)) return ofSting.test(finding)
  if (named.length > 0 || !unnamed.test(text)) return false
  if (wholly.test(text)) return true
  const meant = [...before.complaints, ...before.held.flatMap(({ findings }) => findings)]
  const isAlike = (id: string) => [ofPain, ofBlood].some((kind) => kind.test(id) && kind.test(finding))
  return meant.some((id) => id === finding || isBelow(index, finding, id) || isAlike(id))
}
const wholly = /\b(?:all|everything|completely|nothing|nil|normal)\b/

/** A fever or a sickness of the first year is never over by a word. */
function isYoungest({ person }: ConsultationCase): boolean {
  return person.ageYears === null ? /^(?:baby|infant|newborn|twin|bairn)$/.test(person.relation) : person.ageYears < 1
}

/** The case with what this message tells to be over set into the past, and the turn noted. */
export function withEndedSigns(
  index: ReasoningIndex,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): ConsultationCase {
  const ended = endedFindings(index, before, heard).filter((id) => !isToldAnew(heard, id))
  if (ended.length === 0)
    return tellsOfMuchBetter(before, heard) ? { ...merged, asked: [...merged.asked, `${betterMark}${merged.turns}`] } : merged
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const id of ended) {
    const former = before.observations[id]
    if (former !== undefined) observations[id] = { ...former, temporality: 'past' }
  }
  const isLong = heard.clauses.some(({ text }) => ofLongerAgo.test(plainWords(text)))
  const others = merged.asked.filter((id) => !id.startsWith(mark))
  return { ...merged, observations, asked: [...others, `${mark}${merged.turns}${isLong ? ':long' : ''}`] }
}

/** Kept among what was asked: most of it has gone since this turn. */
const betterMark = 'better:'
const muchBetter =
  /\b(?:much|lots|way|far|loads|a lot|mostly|nearly all|almost all|almost|nearly|pretty much) (?:better|gone|eased|settled|improved|cleared)\b/
const argues =
  /\b(?:not going|(?:dont|do not) (?:want|need) to go|wont go|no (?:hospital|ambulance|need)|leave it|stay(?:ing)? (?:at )?home)\b/

/** Whether a message tells that most of it has gone, takes nothing of that back and argues against no help. */
function tellsOfMuchBetter(before: ConsultationCase, { clauses, choice }: Hearing): boolean {
  const text = plainWords(clauses.map((clause) => clause.text).join(' '))
  const isUndone = /\b(?:worse|not (?:any )?(?:better|much)|come back|came back|again|but (?:now|still))\b/.test(text) || argues.test(text)
  return before.turns > 0 && choice === null && muchBetter.test(text) && !isUndone && !text.trim().endsWith('?') && !isYoungest(before)
}

function isToldAnew({ mentions, clauses }: Hearing, finding: string): boolean {
  return mentions.some(
    ({ finding: told, polarity, experiencer, temporality, start }) =>
      told === finding &&
      polarity === 'present' &&
      temporality === 'current' &&
      experiencer === 'patient' &&
      !clauses.some((clause) => start >= clause.start && start < clause.end && over.test(plainWords(clause.text))),
  )
}

/** Whether something was told to be over by now: what was told before it speaks no more by the sound of its words. */
export function hasEnded(consultation: Pick<ConsultationCase, 'asked'>): boolean {
  return endedIn(consultation) !== null
}

/**
 * A rule as it stands once what it rests on is over: a second look within a day, or where it has been over for a day or longer a booked visit. It stands
 * where something else that it rests on lasts, where a state of the patient makes it grave, and where it was told after that. An ambulance stands.
 */
export function asEnded(index: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  const ended = endedIn(consultation) ?? (rule.provisional === true ? betterIn(consultation) : null)
  const isLowerable =
    rule.level === 'emergency-department' ||
    (rule.level === 'ambulance' && (rule.findings.length === 0 || rule.findings.every((id) => ofBleedingOut.test(id)))) ||
    (rule.level === 'within-24-hours' && (ended?.isLong === true || wasSeen(consultation)))
  if (ended === null || !isLowerable || keeps.test(rule.rule) || isGraveByState(consultation)) return rule
  const isOver = rule.provisional === true ? isAllOver(index, consultation, ended.turn) : restsOnEnded(index, consultation, rule)
  if (!isOver) return rule
  return { ...rule, level: ended.isLong || wasSeen(consultation) ? 'appointment' : 'within-24-hours' }
}

/** A wound or a nose that has stopped bleeding needs no ambulance any more, whatever else makes it bleed longer (NHS: Cuts and grazes, Nosebleed). */
const ofBleedingOut = /^(?:bleeding-wont-stop|severe-bleeding-wound|nosebleed|cut-wound|skin-tear|takes-blood-thinner|injury-recent)/

/** A pregnancy, weak defences, an operation or a fall that was told. */
function isGraveByState({ observations, person }: ConsultationCase): boolean {
  const isTold = ({ finding, polarity }: Observation) => polarity === 'present' && keeps.test(finding)
  return person.pregnant === true || Object.values(observations).some(isTold) || isOldWithBelly({ observations, person })
}

/** A sudden or severe pain of the belly that may have been the aorta (NICE NG156). */
function isOldWithBelly({ observations, person }: Pick<ConsultationCase, 'observations' | 'person'>): boolean {
  const isSevere = ['abdominal-pain.severe', 'abdominal-pain.sudden'].some((id) => observations[id]?.polarity === 'present')
  return isSevere && (person.ageYears === null || person.ageYears >= bellyOfTheOld)
}

function restsOnEnded(index: ReasoningIndex, { observations }: ConsultationCase, { findings }: HeldRule): boolean {
  const states = findings
    .filter((id) => !isLasting(index, id) && !woundThere.test(id))
    .map((id) => {
      const present = evidenceFor(index, observations, id).filter(({ polarity }) => polarity === 'present')
      if (present.length === 0) return mayEnd.test(id) && evidenceFor(index, observations, id).some(({ polarity }) => polarity === 'absent')
      return present.every(({ finding, temporality }) => temporality === 'past' && mayEnd.test(finding))
    })
  return states.length > 0 && states.every(Boolean)
}

/**
 * What is only likely is over where no sign of danger is left of it: none that lasts, and none that counts when it is over. Of a child that plays only the
 * latter counts.
 */
function isAllOver(index: ReasoningIndex, consultation: ConsultationCase, turn: number): boolean {
  const { observations } = consultation
  const felt = Object.values(observations).filter(({ finding, polarity }) => polarity === 'present' && !isLasting(index, finding))
  const isBetter = endedIn(consultation) === null
  const lasts = ({ temporality, finding, turn: told }: Observation) =>
    temporality === 'current' &&
    !woundThere.test(finding) &&
    (told > turn || (isSign(index, finding) && !isBetter && !isWellChild(consultation)))
  const neverEnds = ({ finding }: Observation) => !mayEnd.test(finding) && !woundThere.test(finding) && isSign(index, finding)
  return !felt.some((observation) => lasts(observation) || neverEnds(observation))
}

function isSign({ dangerSigns }: ReasoningIndex, finding: string): boolean {
  return dangerSigns.has(finding)
}

const lastingKinds: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])
function isLasting(index: ReasoningIndex, finding: string): boolean {
  return lastingKinds.has(index.findings[index.findingNumbers.get(finding) ?? -1]?.kind ?? '')
}
