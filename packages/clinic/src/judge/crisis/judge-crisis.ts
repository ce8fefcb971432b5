import type { ConsultationCase } from '../../case/case.ts'
import { isHalfNo, wishesToBeGone } from '../../hear/clear-no.ts'
import { isDoubledByMistake } from '../../hear/doubled-dose.ts'
import type { Hearing } from '../../hear/hearing.ts'
import type { LearnedReader } from '../../hear/learned/learned-reader.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { besideCrisisOfMind, crisisFindings } from '../../knowledge/crisis-findings.ts'
import { crisisConstants } from '../constants.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { isEmergency } from '../levels/level-order.ts'
import { readPushes } from '../questions/emergency-pushes.ts'
import { crisisAskedAbout, fearedQuestion, safetyQuestion } from '../questions/safety-question.ts'
import { aboutWhom, asOfSpeaker, spokenOf, turnsToSpeaker } from './about-whom.ts'
import { bodilyRules } from './bodily-rules.ts'
import { isAboutCrisis, isBackground } from './crisis-kinds.ts'
import { doubtedLevels, gravest, isAfterBirth, isGraver, raised, unansweredLevels } from './crisis-levels.ts'
import { isCalledUnmeant, isJokeOfAnother, isMedical, isTakenBack } from './crisis-words.ts'
import { mayBeAsked, staysWithIt, withoutDoubt } from './doubt.ts'
import { isExplained } from './explained.ts'
import { asFeared, withoutWish, withPicturesLeft } from './feared.ts'
import { grievingSafely, withPassiveWish } from './grieving.ts'
import { type HeardCrisis, heardCrisis, namesDanger } from './heard-crisis.ts'
import { type CrisisMode, type JudgedCrisis, standing } from './judged-crisis.ts'
import { isLowAfterBirth } from './low-after-birth.ts'
import { madeSure, mustBeMadeSure } from './made-sure.ts'
import { leveledByAll, soundsCertain, withNearness } from './nearer.ts'
import { deniesDeathAlone, deniesPlan, isOfHelp, stillHarmed, stillThought } from './no-plan.ts'
import { admitsThoughts, isAnotherQuestionDenied, thinksOfAWay, wayThoughtOf } from './own-admission.ts'
import { passiveWish } from './passive-wish.ts'
import { released } from './released.ts'
import { toldAfterAll } from './told-after-all.ts'
import { toldInPieces } from './told-in-pieces.ts'
import { isUsualAfterAll } from './usual-after-all.ts'
import { leavesOutMedicine, veiledDanger } from './veiled.ts'

const { plainFrom } = crisisConstants

/** Whether nothing of the body was told beside what a crisis of the mind brings with it. */
function isAllOfMind({ complaints, observations }: ConsultationCase): boolean {
  const isOwnCut = (id: string) => id === 'cut-wound' && observations['self-harm']?.polarity === 'present'
  return complaints.every((id) => isAboutCrisis(id) || beginsWith(id, besideCrisisOfMind) || isBackground(id) || isOwnCut(id))
}

/** While an emergency of the body stands, nobody is asked on a mere likeness whether he hears voices or is beaten. */
function isBodyFirst(before: ConsultationCase, now: ConsultationCase, { kind }: HeardCrisis): boolean {
  const level = levelOf(bodilyRules(now))
  return before.turns > 0 && kind !== 'self-harm' && !isMedical(kind) && level !== null && isEmergency(level)
}

/**
 * The crisis state after a message: raised by what was heard or by the answer to the direct question, released by a clear word. `learned` reads
 * the whole story where the direct question was passed over; null where no learned reader is loaded.
 */
export function judgeCrisis(
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
  learned: Pick<LearnedReader, 'message'> | null,
): JudgedCrisis {
  const words = heard.clauses.map(({ text }) => text).join(' ')
  if (!turnsToSpeaker(before, words)) return judgeSpoken(before, merged, heard, learned)
  const { now, mode } = judgeSpoken(asOfSpeaker(before), asOfSpeaker(merged), heard, learned)
  // What was said to somebody who looks after another is said anew to the one whom it is about.
  if (now.crisis === null || now.crisis.certainty === 'denied' || mode === 'card' || mode === 'question') return { now, mode }
  return { now: raised(now, now.crisis.kind, levelOfCrisis(now), 'affirmed', undefined), mode: 'card' }
}

function judgeSpoken(
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
  learned: Pick<LearnedReader, 'message'> | null,
): JudgedCrisis {
  const words = heard.clauses.map(({ text }) => text).join(' ')
  const judged = withPassiveWish(before, ofThisMessage(before, merged, heard), words)
  return withNearness(before, soundsCertain(before, judged, learned) ? leveledByAll(judged) : judged, heard)
}

function ofThisMessage(before: ConsultationCase, merged: ConsultationCase, heard: Hearing): JudgedCrisis {
  const now = withoutCrisisComplaints(merged)
  const words = heard.clauses.map(({ text }) => text).join(' ')
  const wondered: HeardCrisis | null = isLowAfterBirth(merged) ? { kind: 'self-harm', certainty: 'wondered', text: words } : null
  const crisis = confirmedCrisis(before, merged) ?? asFeared(crisisInWords(before, heard, words), words) ?? wondered
  if (crisis === null) return judgeHeard(before, now, heard, words, null)
  const spoken = { ...now, person: spokenOf(crisis, before, now) }
  return judgeHeard(before, crisis.isFeared === true ? withoutWish(spoken) : spoken, heard, words, crisis)
}

/** The level that the crisis holds already: to whom it is said changes nothing about it. */
const levelOfCrisis = ({ held, crisis }: ConsultationCase) => held.find(({ rule }) => rule === `crisis:${crisis?.kind}`)?.level

function judgeHeard(
  before: ConsultationCase,
  now: ConsultationCase,
  heard: Hearing,
  words: string,
  crisis: HeardCrisis | null,
): JudgedCrisis {
  const asked = before.pending?.slot === 'safety' && !isOfHelp(heard)
  const denied = asked && !thinksOfAWay(words) ? answeredNo(before, now, heard, words, crisis) : null
  if (denied) return denied
  const stood = standing(before)
  const cleared = stood === null || crisis?.certainty === 'affirmed' ? null : clearedBy(before, now, heard, words, { stood, asked })
  if (cleared !== null) return cleared
  const isAnswered = asked && answersStraight(before, now, heard, words)
  const passive = passiveWish(now, words, crisis, stood)
  if (passive !== null) return passive
  if (crisis?.certainty === 'affirmed' && (stood === null || isNew(crisis, stood) || isGraver(crisis.level, before)))
    return { now: raised(now, crisis.kind, crisis.level, 'affirmed', aboutWhom(crisis, words, before, now)), mode: 'card' }
  const answered = isAnswered ? answeredStraight(before, now, heard, { stood, isHeard: crisis !== null }) : null
  if (answered) return answered
  if (crisis?.certainty === 'wondered' && before.crisis === null)
    return { now: isBodyFirst(before, now, crisis) ? now : { ...now, wondered: crisis.kind }, mode: 'none' }
  if (crisis !== null && stood === null && mayBeAsked(before, crisis)) return questioned(now, crisis, words, before)
  if (isLeftOpen(before, now, heard)) return leftOpen(before, now)
  return { now, mode: stood === null ? 'none' : modeOfTalk(stood, before, now, heard) }
}

/** A no beside a wish to be gone is asked about again; one to a mere doubt ends it. Null where a crisis stood. */
function answeredNo(
  before: ConsultationCase,
  now: ConsultationCase,
  { answer }: Hearing,
  words: string,
  crisis: HeardCrisis | null,
): JudgedCrisis | null {
  if (answer !== 'no' || crisis?.certainty === 'affirmed') return null
  if (wishesToBeGone(words)) return questioned(now, { kind: 'self-harm', certainty: 'possible', text: words }, words, before)
  if (before.crisis !== null || before.pending === null) return null
  if (isHalfNo(words)) return { now, mode: 'unsure' }
  return { now: withoutDoubt(now, crisisAskedAbout(before.pending)), mode: 'none' }
}

/** Whether the direct question got a yes, a "partly" or an "I don't know", one's own or that of the one who was asked. */
function answersStraight(before: ConsultationCase, { person }: ConsultationCase, { answer }: Hearing, words: string): boolean {
  if (answer === 'yes' || answer === 'partly' || answer === 'unknown') return true
  const isOfSelf = before.pending !== null && crisisAskedAbout(before.pending) === 'self-harm'
  if (isOfSelf && person.relation === 'self' && admitsThoughts(words)) return true
  return person.relation !== 'self' && saidOfOther.test(words)
}

/** "He is crying and says he had thought of it": the yes of the one who was asked. */
const saidOfOther =
  /\b(?:he|she|they)(?:s| is| has| are)?\b.{0,40}\b(?:(?:had |has |have |is |was )?(?:thought|thinking|thinks) (?:of|about)|said yes|says yes|admitted|nodded|wants? to (?:die|end|go)|ha[sd] a plan)\b/i

/** The release of a standing crisis by a clear word; null where it stands. */
function clearedBy(
  before: ConsultationCase,
  now: ConsultationCase,
  heard: Hearing,
  words: string,
  { stood, asked }: { stood: NonNullable<ConsultationCase['crisis']>; asked: boolean },
): JudgedCrisis | null {
  const grieving = stood.kind === 'self-harm' ? grievingSafely(before, now, words, asked && heard.answer === 'no') : null
  if (grieving !== null) return { now: grieving, mode: 'grief' }
  if (asked && stood.kind === 'self-harm' && heard.answer === 'no' && deniesPlan.test(words))
    return { now: raised(stillThought(before, now), stood.kind, unansweredLevels[stood.kind], 'possible', stood.about), mode: 'after' }
  if (stood.kind === 'self-harm' && before.observations['self-harm']?.polarity === 'present' && deniesDeathAlone(words))
    return { now: raised(stillHarmed(before, now), stood.kind, unansweredLevels[stood.kind], 'possible', stood.about), mode: 'after' }
  const isTaken =
    !isJokeOfAnother(words) && (isTakenBack(words, stood.kind) || isUsualAfterAll(before, words, stood) || (asked && heard.answer === 'no'))
  if (mustBeMadeSure(now, words, stood, isTaken)) return madeSure(before, now, stood)
  if (!isTaken && !isExplained(words, before, stood, heard)) return null
  const pictures = withPicturesLeft(before, now, words)
  if (pictures !== null) return { now: pictures, mode: 'pictures-left' }
  if (asked || !isCalledUnmeant(stood, words)) return { now: released(now, words), mode: 'released' }
  const pending = safetyQuestion(stood.kind, now.person)
  return { now: { ...now, crisis: { ...stood, certainty: 'possible', turn: now.turns }, pending }, mode: 'question' }
}

/** Whether the talk after a crisis goes on: not for a poison, nor where something of the body was told. */
function modeOfTalk(
  stood: NonNullable<ConsultationCase['crisis']>,
  before: ConsultationCase,
  now: ConsultationCase,
  heard: Hearing,
): CrisisMode {
  if (isMedical(stood.kind)) return 'none'
  if (stood.certainty !== 'affirmed' && stood.isPassive !== true) return staysWithIt(heard) || isAllOfMind(now) ? 'after' : 'none'
  const isNews = now.complaints.some((id) => !before.complaints.includes(id) && !/^(?:fatigue|insomnia)/.test(id))
  return !isAllOfMind(now) && isNews && now.complaints.length > before.complaints.length ? 'none' : 'after'
}

/** What a "yes" or an "I don't know" to the direct question comes to; null where it settles nothing. */
function answeredStraight(
  before: ConsultationCase,
  now: ConsultationCase,
  { answer, clauses }: Hearing,
  { stood, isHeard }: { stood: ConsultationCase['crisis']; isHeard: boolean },
): JudgedCrisis | null {
  const isOpen = answer === 'unknown'
  if (stood !== null) {
    const level = isOpen ? gravest(unansweredLevels[stood.kind], levelOfCrisis(now)) : undefined
    return { now: raised(now, stood.kind, level, isOpen ? 'possible' : 'affirmed', stood.about), mode: 'card' }
  }
  if (isOpen) return isHeard ? null : { now, mode: 'unsure' }
  if (before.pending === null || clauses.some(({ act }) => act.startsWith('ask-'))) return null
  return { now: raised(now, crisisAskedAbout(before.pending), undefined, 'affirmed', undefined), mode: 'card' }
}

/** "Have you hurt yourself on purpose?" - "Yes": what was asked for in an ordinary question and affirmed is certain. */
function confirmedCrisis(before: ConsultationCase, { observations }: ConsultationCase): HeardCrisis | null {
  if (before.pending === null || before.pending.slot === 'safety') return null
  for (const finding of before.pending.findings) {
    const asked = crisisFindings[finding]
    const answered = observations[finding]
    const isAffirmed = answered?.polarity === 'present' && answered.turn > before.turns
    if (asked?.onYes === true && isAffirmed) return { kind: asked.kind, certainty: 'affirmed', text: answered.text }
  }
  return null
}

/** The direct question was passed over: it is asked once more. An emergency of the body comes first, a sore knee after it. */
function isLeftOpen(before: ConsultationCase, now: ConsultationCase, heard: Hearing): boolean {
  const { crisis, pending } = before
  if (pending?.slot !== 'safety' || crisis?.certainty !== 'possible' || heard.answer !== null || isMedical(crisis.kind)) return false
  const level = levelOf(bodilyRules(now))
  return now.turns === crisis.turn + 1 && (level === null || !isEmergency(level))
}

/** The question asked once more; meanwhile somebody looks at it the same day. */
function leftOpen({ crisis, pending }: ConsultationCase, now: ConsultationCase): JudgedCrisis {
  const waiting =
    crisis === null || isMedical(crisis.kind)
      ? now
      : raised(now, crisis.kind, gravest(unansweredLevels[crisis.kind], levelOfCrisis(now)), 'possible', crisis.about)
  return { now: { ...waiting, crisis, pending }, mode: 'question' }
}

/** What the words of this message tell, or complete with what was told before. What is only wondered at comes last. */
function crisisInWords(before: ConsultationCase, heard: Hearing, words: string): HeardCrisis | null {
  if (isAnotherQuestionDenied(words)) return null
  const pieces = toldInPieces(before, words)
  if (pieces !== null && (isMedical(pieces.kind) || pieces.certainty === 'affirmed')) return pieces
  const late = toldAfterAll(before, heard, words) ?? veiledDanger(before, words)
  if (late !== null) return late
  const said = heardCrisis(heard, isLearnedBelieved(before, heard), before.turns === 0)
  if (said?.kind === 'abuse' && isBadHospital(before, heard)) return null
  const way = before.person.relation === 'self' && said?.certainty !== 'affirmed' ? wayThoughtOf(before, words) : null
  if (way !== null) return way
  if (said !== null && said.kind !== 'self-harm' && said.certainty !== 'affirmed' && isDoubledByMistake(words)) return pieces
  return said === null || said.certainty === 'wondered' ? (pieces ?? said) : said
}

/** "I was assaulted in one": why somebody who should go to a hospital now fears it, and no danger of today. */
function isBadHospital({ held }: ConsultationCase, { clauses }: Hearing): boolean {
  const level = levelOf(held)
  const isEmergencyNow = level !== null && isEmergency(level)
  return isEmergencyNow && readPushes(clauses).some(({ kind }) => kind === 'bad-experience' || kind === 'fear-hospital')
}

/** The learned reader is never believed against what plainly speaks to a standing emergency. */
function isLearnedBelieved(before: ConsultationCase, { clauses, learned }: Hearing): boolean {
  const level = levelOf(before.held)
  if (level === null || !isEmergency(level) || before.crisis !== null) return true
  const isPlain = learned.crisis.probability >= plainFrom || clauses.some(({ text }) => namesDanger.test(text))
  return isPlain && readPushes(clauses).length === 0 && !clauses.some(({ text }) => leavesOutMedicine(text))
}

/** In a talk about one crisis another one of the mind takes plain words: a likeness alone ("they will lock me up") is part of the talk. */
function isNew(crisis: HeardCrisis, stood: NonNullable<ConsultationCase['crisis']>): boolean {
  if (crisis.isLearned && stood.certainty === 'affirmed' && !isMedical(crisis.kind)) return false
  return stood.certainty !== 'affirmed' || (crisis.kind !== stood.kind && (isMedical(crisis.kind) || !isMedical(stood.kind)))
}

function questioned(
  now: ConsultationCase,
  crisis: HeardCrisis,
  words: string,
  before: ConsultationCase,
): { now: ConsultationCase; mode: CrisisMode } {
  const about = aboutWhom(crisis, words, before, now)
  const person = about === undefined ? now.person : { ...now.person, relation: about }
  const isHeld = crisis.level !== undefined || isAfterBirth(crisis.kind, now)
  const level = crisis.level ?? (isHeld ? undefined : doubtedLevels[crisis.kind])
  const waiting = isHeld || level !== undefined ? raised(now, crisis.kind, level, 'possible', about) : now
  return {
    now: {
      ...waiting,
      crisis: { kind: crisis.kind, certainty: 'possible', turn: now.turns, ...(about === undefined ? {} : { about }) },
      pending: crisis.isFeared === true ? fearedQuestion(person) : safetyQuestion(crisis.kind, person),
    },
    mode: 'question',
  }
}

/** Beside another complaint a crisis is no complaint to be asked about. */
function withoutCrisisComplaints(consultation: ConsultationCase): ConsultationCase {
  if (consultation.crisis?.certainty !== 'affirmed') return consultation
  const others = consultation.complaints.filter((id) => !isAboutCrisis(id))
  return others.length === 0 ? consultation : { ...consultation, complaints: others }
}
