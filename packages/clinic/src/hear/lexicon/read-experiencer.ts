import type { HeardPatient } from '../learned/heard-patient.ts'
import { describedOthers } from './described-others.ts'
import {
  conditionVerbs,
  dependants,
  femaleWords,
  firstPerson,
  helperWords,
  maleWords,
  others,
  possessives,
  relatives,
  speakingVerbs,
  wordSet,
} from './experiencer-words.ts'
import { isAmongOthers, isAnimalIll } from './ill-beside-speaker.ts'
import { isOnlyNamed } from './is-only-named.ts'
import { namelessPatient } from './nameless-patient.ts'
import { isOwner } from './owner-again.ts'
import { isOpinion, saysSpeakerIsIll } from './speaker-is-ill.ts'
import type { Token } from './token.ts'
import { opensMessage, whoIsMeant } from './who-is-meant.ts'

/** Who is ill in a message, as far as the words tell. */
export interface Experiencers {
  /** For each token: whose words these are. */
  of: readonly ('patient' | 'family' | 'other')[]
  /** Where relatives are named; a finding whose own words name one ("the baby has stopped moving") is the patient's. */
  relativesAt: ReadonlySet<number>
  /** Where the relative is named who is the patient: what is said of this one is no illness "in the family". */
  patientNamedAt: ReadonlySet<number>
  /** What describes somebody beside the patient, before the name: "my pregnant sister", "my 80 year old nan". */
  describesOtherAt: ReadonlySet<number>
  /** The relative or friend the message is about, where it is about somebody else: "daughter"; null for the speaker. */
  onBehalfOf: string | null
}

/**
 * Whom each word is about. In: the tokens, who the consultation is about ("self", "daughter", "patient"), and whom the words sound to be about.
 * `mayBeAnother`: no complaint of the speaker is known yet. A relative who speaks or brings the patient is not ill; "my 3-year-old son has..." makes the son the patient.
 */
export function readExperiencer(
  tokens: readonly Token[],
  patientIs: string,
  mayBeAnother = true,
  heard: HeardPatient | null = null,
): Experiencers {
  const of = tokens.map((): 'patient' | 'family' | 'other' => 'patient')
  const { isOpen, named, likeliest } = whoIsMeant(tokens, patientIs, mayBeAnother, heard)
  const namesOwnBody = ownBody.test(tokens.map(({ word }) => word).join(' '))
  let onBehalfOf = named
  for (const [index, { lemma }] of tokens.entries()) {
    if (isAnimalIll(tokens, index) || isAmongOthers(tokens, index)) mark(of, tokens, index, 'other')
    if (lemma === patientIs || lemma === onBehalfOf || sameGeneration(lemma, patientIs)) continue
    const told = toldOfAnother(tokens, index, namesOwnBody)
    if (told === 'in the family') mark(of, tokens, index, 'family')
    if (told !== 'ill') continue
    if (isOpen && onBehalfOf === null && becomesPatient(tokens, index)) onBehalfOf = lemma
    else if (!(patientIs === 'patient' && dependants.has(lemma))) mark(of, tokens, index, relatives.has(lemma) ? 'family' : 'other')
  }
  onBehalfOf ??= namelessPatient(tokens, patientIs, isOpen) ?? likeliest
  const patient = onBehalfOf ?? patientIs
  const isSpeaker = patient === 'self' && (!mayBeAnother || saysSpeakerIsIll(tokens))
  markPronouns(of, tokens, isSpeaker)
  if (patient !== 'self') {
    markWorriesOfSpeaker(of, tokens)
    markPregnancyOfSpeaker(of, tokens)
  }
  const isPatient = (lemma: string) => lemma === patient || sameGeneration(lemma, patient)
  const relativesAt = tokens.flatMap(({ lemma }, index) => (relatives.has(lemma) ? [index] : []))
  const patientNamedAt = relativesAt.filter((index) => isPatient(tokens[index]?.lemma ?? ''))
  const describesOtherAt = patient !== 'self' || isSpeaker ? describedOthers(tokens, isPatient) : []
  for (const index of describesOtherAt) of[index] = 'other'
  return {
    of,
    relativesAt: new Set(relativesAt),
    patientNamedAt: new Set(patientNamedAt),
    describesOtherAt: new Set(describesOtherAt),
    onBehalfOf,
  }
}

/**
 * What the word at a place tells of somebody beside the patient: nothing, an illness that runs in the family, or that this one is ill.
 * `namesOwnBody`: the message tells of a part of the speaker's own body.
 */
function toldOfAnother(tokens: readonly Token[], index: number, namesOwnBody: boolean): 'nothing' | 'in the family' | 'ill' {
  const lemma = tokens[index]?.lemma ?? ''
  const isRelative = relatives.has(lemma)
  if (!isRelative && !others.has(lemma)) return isFamilyHistory(tokens, index) ? 'in the family' : 'nothing'
  if (isOnlyNamed(tokens, index) || (companions.has(lemma) && (namesOwnBody || isInPassing(tokens, index)))) return 'nothing'
  const verb = verbAfter(tokens, index)
  const isSpeaker = verb !== null && speakingVerbs.has(verb.lemma) && !isTakenByThem(tokens, verb)
  if (verb !== null && !isSpeaker && hasPossessive(tokens, index)) return 'ill'
  return isRelative && tokens[index + 1]?.lemma === 'with' ? 'in the family' : 'nothing'
}

/** "Family history of asthma", "in my family there is asthma". */
function isFamilyHistory(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.lemma !== 'family') return false
  return tokens[index + 1]?.lemma === 'history' || tokens.slice(Math.max(0, index - 2), index).some(({ lemma }) => lemma === 'in')
}

/** Whether the speaker's own relative who is ill now is the one the message is about: not who was ill once or died, no child not yet born. */
function becomesPatient(tokens: readonly Token[], index: number): boolean {
  const lemma = tokens[index]?.lemma ?? ''
  const verb = verbAfter(tokens, index)
  const isMine =
    tokens.slice(Math.max(0, index - 6), index).some((before) => before.lemma === 'my' || before.lemma === 'our') ||
    (dependants.has(lemma) && tokens[index - 1]?.lemma === 'the') ||
    opensMessage(tokens, index)
  // "My son had it last week": who had the same is not the one who has it.
  if (
    verb?.word === 'had' &&
    /^(?:it|this|that|them|one|the)$/.test(tokens[tokens.indexOf(verb) + 1]?.word ?? '') &&
    !tellsOfNow(tokens, index)
  )
    return false
  // "Husband passed in May": nobody is asked to bring him.
  const isDead = verb?.lemma === 'die' || (verb?.word === 'passed' && !passing.test(tokens[tokens.indexOf(verb) + 1]?.word ?? ''))
  if (isDead && verb?.lemma !== 'die') return false
  const isPast = (verb?.word === 'had' && !tellsOfNow(tokens, index)) || isDead
  return isMine && (!isPast || dependants.has(lemma)) && !isUnborn(tokens, index)
}

/** Who lives or works beside the speaker, and comes into many a story without being ill in it. */
const companions = wordSet(`
  wife husband missus partner boyfriend girlfriend roommate flatmate housemate friend mate neighbour neighbor colleague boss teammate fiance fiancee
`)
const ownBody =
  /\bmy (?:(?!wife|husband|partner|friend|mate)\w+ ){0,2}(?:backs?|eyes?|ears?|skin|head|hair|face|mouth|lips?|tongue|tooth|teeth|gums?|throat|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|chest|breasts?|boobs?|ribs?|belly|tummy|stomach|side|groin|balls?|willy|penis|bum|bottom|hips?|thighs?|legs?|knees?|calf|calves|shins?|ankles?|foot|feet|heels?|toes?|nails?|nose|jaw|period|periods|voice|wee|pee|poo|mole)\b/
const reacts =
  /^(?:(?:also|too|nearly|almost|just|only|even|always)\b|(?:goes|went|going) (?:mental|mad|spare|crazy|nuts|ballistic|on)\b|(?:laugh|moan|nag|panick|worr|scream|shout|joke|tease)\w*)/

/** "My roommate is also scratching": named beside what ails the speaker, as is "a mole on my back my wife swears has grown". */
function isInPassing(tokens: readonly Token[], index: number): boolean {
  const behind = tokens.slice(index + 1, index + 5).map(({ word }) => word)
  return behind.slice(0, 2).some((word) => word === 'also' || word === 'too') || reacts.test(behind.join(' '))
}

const passing = /^(?:out|blood|urine|water|wind|gas|a|stones?|it|clots?|stools?)$/

/** "My mother took too many pills", not "my mother took me to the doctor". */
function isTakenByThem(tokens: readonly Token[], verb: Token): boolean {
  const object = tokens[tokens.indexOf(verb) + 1]
  return (
    verb.lemma === 'take' && object !== undefined && !['me', 'us', 'him', 'her', 'them', 'care', 'i', 'my', 'our'].includes(object.word)
  )
}

const presentWords = wordSet('is has does keeps cannot says looks wants feels now will')
const nowWords = wordSet('now today tonight since morning')
/** "I have", "I found", "I want": the speaker's own affair. */
const ownVerbs = wordSet('have be feel get find notice want need keep start')

/** "My wife had a coil put in and today she ...": what was had in the past leads up to now, and nobody else is spoken of. */
function tellsOfNow(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1)
  if (tokens.some(({ word }, at) => word === 'i' && ownVerbs.has(tokens[at + 1]?.lemma ?? '') && !isOpinion(tokens, at))) return false
  const pronouns = after.flatMap(({ word }, at) => (/^(?:he|she|he's|she's|hes|shes|his|her)$/.test(word) ? [at] : []))
  const goesOn = after.some(({ word, before }) => before !== 'none' && /^(?:has|is|keeps|cannot)$/.test(word))
  if (goesOn && after.some(({ word }) => word === 'ago')) return true
  return (
    pronouns.length > 0 &&
    (after.some(({ word }) => nowWords.has(word)) || pronouns.some((at) => presentWords.has(after[at + 1]?.word ?? '')))
  )
}

/** A baby that moves, kicks or is about to come is the pregnant speaker's. */
function isUnborn(tokens: readonly Token[], index: number): boolean {
  if (!['baby', 'child', 'twin', 'infant'].includes(tokens[index]?.lemma ?? '')) return false
  return tokens.slice(index + 1, index + 6).some(({ lemma }) => ['move', 'kick', 'come', 'movement', 'due', 'inside'].includes(lemma))
}

function verbAfter(tokens: readonly Token[], index: number): Token | null {
  const next = tokens[index + 1]
  if (next === undefined || next.before === 'sentence') return null
  if (next.lemma === 'and' || next.lemma === 'or') return laterVerb(tokens, index)
  const spoken = tokens.slice(index + 1, index + 4).find(({ lemma }) => !helperWords.has(lemma))
  if (spoken !== undefined && helperWords.has(next.lemma) && speakingVerbs.has(spoken.lemma)) return spoken
  if (next.before === 'none' && /^(who|which|that)$/.test(next.word)) return tokens[index + 2] ?? null
  if (next.before === 'none' && !/^\d/.test(next.word)) return next
  return laterVerb(tokens, index)
}

function laterVerb(tokens: readonly Token[], index: number): Token | null {
  const ahead = tokens.slice(index + 1, index + 9)
  const speaker = ahead.findIndex(({ lemma }) => firstPerson.has(lemma) || lemma === 'my')
  const later = ahead
    .slice(0, speaker < 0 ? undefined : speaker)
    .find(({ lemma, before }) => before !== 'sentence' && (conditionVerbs.has(lemma) || speakingVerbs.has(lemma)))
  return later ?? null
}

function hasPossessive(tokens: readonly Token[], index: number): boolean {
  return (
    tokens
      .slice(Math.max(0, index - 6), index)
      .some(({ lemma, sentence }) => possessives.has(lemma) && sentence === tokens[index]?.sentence) || tokens[index]?.before === 'sentence'
  )
}

function sameGeneration(relative: string, patientIs: string): boolean {
  return dependants.has(relative) && dependants.has(patientIs)
}

/**
 * "My mum ... She has asthma": a sentence about he or she after a relative who is not the patient is hers; where the speaker is, also after one who
 * was only named ("Can my daughter catch it off me? She's pregnant").
 */
function markPronouns(of: ('patient' | 'family' | 'other')[], tokens: readonly Token[], isSpeaker: boolean): void {
  let relative: 'family' | 'other' | null = null
  let named = ''
  let owner: string | undefined
  let isAnyNamed = false
  for (const [index, token] of tokens.entries()) {
    const who = of[index]
    const isNamed = (relatives.has(token.lemma) || others.has(token.lemma)) && !isAmongOthers(tokens, index)
    if (isNamed && who !== undefined && who !== 'patient') {
      relative = who
      named = token.lemma
    }
    if (isNamed && !/^an?$/.test(tokens[index - 1]?.word ?? '')) owner = tokens[index - 1]?.word
    if (firstPerson.has(token.lemma) || isOwner(owner, token)) relative = null
    if (isNamed && hasPossessive(tokens, index)) isAnyNamed = true
    const another = relative ?? (isSpeaker && isAnyNamed && token.before === 'sentence' ? 'other' : null)
    // "My brother is with her but she is vomiting": no brother is "she".
    const isOfOtherSex = token.lemma === 'she' ? maleWords.has(named) : femaleWords.has(named)
    if (another !== null && (token.lemma === 'he' || token.lemma === 'she') && who === 'patient' && !(isOfOtherSex && !isSpeaker))
      mark(of, tokens, index, another)
  }
}

/** "He says I worry too much": the worry is the speaker's. */
function markWorriesOfSpeaker(of: ('patient' | 'family' | 'other')[], tokens: readonly Token[]): void {
  const worries = /^(?:worry|worried|anxious|scared|afraid|panic|panicking|stressed|upset|exhausted|frightened|terrified|overreact)$/
  for (const [index, { word }] of tokens.entries()) {
    if (word !== 'i') continue
    for (let at = index + 1; at < index + 5 && tokens[at]?.sentence === tokens[index]?.sentence; at += 1)
      if (worries.test(tokens[at]?.lemma ?? '') || worries.test(tokens[at]?.word ?? '')) of[at] = 'other'
  }
}

/** "My daughter has ... I'm 20 weeks pregnant, what can I buy": the pregnancy is the speaker's, the patient is another. */
function markPregnancyOfSpeaker(of: ('patient' | 'family' | 'other')[], tokens: readonly Token[]): void {
  for (const [index, { word, sentence }] of tokens.entries()) {
    if (word !== 'pregnant') continue
    const from = tokens.slice(0, index).findLastIndex((token) => token.sentence === sentence && firstPerson.has(token.lemma))
    if (from < 0) continue
    for (let at = from; at <= index; at += 1) of[at] = 'other'
  }
}

/** From the relative to the end of the sentence or to the next word about the speaker. */
function mark(of: ('patient' | 'family' | 'other')[], tokens: readonly Token[], from: number, who: 'family' | 'other'): void {
  const owner = tokens[from - 1]?.word
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (
      token === undefined ||
      isOwner(owner, token) ||
      (at > from && token.before === 'sentence') ||
      firstPerson.has(token.lemma) ||
      token.lemma === 'but' ||
      (token.lemma === 'my' && tokens[at - 1]?.lemma === 'and')
    )
      return
    of[at] = who
  }
}
