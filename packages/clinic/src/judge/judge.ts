import type { ConsultationCase, EmergencyStage, HeldRule } from '../case/case.ts'
import type { Question, TriageDecision } from '../case/model.ts'
import { does } from '../hear/hear.ts'
import type { Hearing } from '../hear/hearing.ts'
import { statedResults } from '../hear/lexicon/stated-results.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import { rankingConstants } from './constants.ts'
import { withSetting } from './crisis/crisis-setting.ts'
import { judgeCrisis } from './crisis/judge-crisis.ts'
import { type CrisisMode, staysWithCrisis } from './crisis/judged-crisis.ts'
import { asksForDose, doseAsked, medicinesAtHand, namesMedicinesAtHand } from './crisis/told-in-pieces.ts'
import { type KnowledgeBase, rankCase } from './knowledge-base.ts'
import { criticalResults, ofResult, withoutForOthers } from './levels/critical-results.ts'
import { holdRules, immediateRules, levelOf, presenceTest } from './levels/decide-triage.ts'
import { doubleDoseRules } from './levels/double-dose-rules.ts'
import { findingInDoubt, withDoubtfulRules } from './levels/doubtful-rules.ts'
import { droppedBabyRules } from './levels/dropped-baby.ts'
import { compareLevels, isEmergency } from './levels/level-order.ts'
import { withLevelSoFar } from './levels/level-so-far.ts'
import { lifeRules, withoutRevived } from './levels/life-rules.ts'
import { outmeasuredRules, withoutOutmeasured } from './levels/measured-anew.ts'
import { openNoRules } from './levels/open-no.ts'
import { pillWithAura } from './levels/pill-with-aura.ts'
import { provisionalRules, withNeed } from './levels/provisional-rules.ts'
import { sightRules } from './levels/sight-rules.ts'
import { strongTabletRules } from './levels/strong-tablets.ts'
import { thrustRules } from './levels/throat-clear.ts'
import { verdictTriage } from './levels/verdict-triage.ts'
import { warnedOfRules } from './levels/warned-of.ts'
import { worseningRules } from './levels/worsening.ts'
import { decidingChecklist, redFlagChecklist } from './questions/checklists.ts'
import { chooseQuestion, confirmQuestion } from './questions/choose-question.ts'
import { crewQuestion, emergencyStage, knownHelp } from './questions/emergency-check.ts'
import { emergencyCheckId, firstPushes, type Push, readPushes, withoutBareNo } from './questions/emergency-pushes.ts'
import { fittingPushes } from './questions/fitting-pushes.ts'
import { helpNow, insideHospital, noHelp, ofHelp } from './questions/help-now.ts'
import { straightQuestion } from './questions/safety-question.ts'
import { helpNews, isCaredFor, pushesWithHelp, withoutOtherLines } from './questions/state-of-help.ts'
import type { Ranking } from './ranking/rank-conditions.ts'

/** What follows the answers of this turn. */
export type Next =
  | { kind: 'question'; question: Question }
  | { kind: 'verdict'; decision: TriageDecision }
  /** An emergency stands: has help been called, is it coming? */
  | { kind: 'emergency-check'; question: Question | null }
  | { kind: 'nothing' }

export interface Judgement {
  ranking: Ranking
  level: TriageLevel | null
  /** Whether this turn reached an emergency, or a more urgent one than before. */
  isNewEmergency: boolean
  /** Whether the emergency rests on a likely cause alone, until its deciding question is answered. */
  isProvisional: boolean
  emergency: EmergencyStage
  /** What was said to a standing emergency: obstacles, pleas, that help comes. */
  pushes: readonly Push[]
  crisis: CrisisMode
  next: Next
  /** Whether the patient asked for the verdict now. */
  wantsVerdict: boolean
}

/** A number that is taken back ("sorry, 98, not 88") takes the rules with it that rested on numbers alone. */
function withoutMismeasured(before: ConsultationCase, consultation: ConsultationCase, heard: Hearing): ConsultationCase {
  const words = heard.clauses.map(({ text }) => text).join(' ')
  const isReadWrongly = isAnotherNumber(before, consultation, words)
  if (!isReadWrongly && !does(heard, 'correction')) return consultation
  const isNamedAgain = (rule: string) =>
    rule.startsWith(ofResult) && statedResults(words).some(({ test }) => rule === `${ofResult}${test.id}`)
  const restsOnNumbers = ({ rule, findings }: HeldRule) =>
    isNamedAgain(rule) ||
    ((isReadWrongly || Object.keys(heard.vitals).length > 0) &&
      findings.length === 0 &&
      !/^(?:crisis:|verdict$|second-opinion$|provisional:|result:)/.test(rule))
  return { ...consultation, held: consultation.held.filter((rule) => !restsOnNumbers(rule)) }
}

/** "It's 8.2, not 28": a sign that stands with another number, and the former one is said to be wrong. */
function isAnotherNumber(before: ConsultationCase, now: ConsultationCase, words: string): boolean {
  return Object.entries(before.vitals).some(
    ([sign, value]) =>
      now.vitals[sign as keyof typeof now.vitals] !== value &&
      new RegExp(String.raw`\bnot (?:an? )?${String(value).replace('.', '[.,]')}\b`, 'i').test(words),
  )
}

/** The case as it is now, judged: its level with the evidence, crisis, ranking and what comes next. Pure. */
export function judge(
  base: KnowledgeBase,
  before: ConsultationCase,
  told: ConsultationCase,
  heard: Hearing,
  ranking: Ranking,
  questionBudget: number,
): { now: ConsultationCase; judged: Judgement } {
  const merged = withNeed(base, before, told, heard)
  const isPresent = presenceTest(base.index, ranking.facts)
  const immediate = immediateRules(base.index, base.redFlags, merged, isPresent)
  // What is only likely is not made likelier by what an outside listener alone has heard.
  const own = withoutListener(merged)
  const ownRanking = own === merged ? ranking : rankCase(base, own)
  const bearing = withDoubtfulRules(base.index, before, merged, immediate, ownRanking)
  const fired = [
    ...bearing,
    ...openNoRules(merged, bearing, (finding) => base.findings.get(finding)?.name ?? finding),
    ...provisionalRules(base, before, own, ownHearing(heard), ownRanking),
    ...worseningRules(before, heard),
    ...warnedOfRules(base, before, own, ownHearing(heard)),
    ...criticalResults(before, merged, heard),
    ...doubleDoseRules(merged, heard),
    ...lifeRules(before, heard, merged.person),
    ...seenRules(merged, heard),
    ...strongTabletRules(merged),
    ...pillWithAura(merged, isPresent),
    ...droppedBabyRules(merged),
    ...outmeasuredRules(merged),
  ]
  const held = holdRules(
    base.index,
    withoutRevived(withoutOutmeasured(before, withoutMismeasured(before, withoutForOthers(before, merged), heard)), heard),
    fired,
  )
  const led = withSetting(withLeaders({ ...merged, held }, ranking), heard)
  const { now: found, mode } = judgeCrisis(before, led, heard, base.learned)
  const withCrisis = withLevelSoFar(before, found, () => verdictTriage(base, found, ranking).decision)
  const level = levelOf(withCrisis.held)
  const former = levelOf(before.held)
  const isRaised = level !== null && isEmergency(level) && (former === null || compareLevels(level, former) > 0)
  const leading = withCrisis.held.filter((rule) => rule.level === level)
  const isProvisional = level !== null && isEmergency(level) && leading.every(({ provisional }) => provisional === true)
  const stood = former !== null && isEmergency(former)
  const readAll = stood
    ? withoutBareNo(readPushes(heard.clauses), before.pending?.id ?? null, before.emergency === 'coming')
    : firstPushes(readPushes(heard.clauses), heard.clauses)
  const isStanding = level !== null && isEmergency(level)
  const news = isStanding && heard.choice === null ? helpNews(heard.clauses, knownHelp(before), merged.country) : null
  const read = withoutOtherLines(readAll, heard.clauses, merged.country)
  const said = fittingPushes(pushesWithHelp(read, heard.clauses, news), heard.clauses, merged)
  const { help, isInside, isReopened, isAlarm } = isStanding ? helpNow(before, withCrisis, heard, news, said) : noHelp
  const pushes = said.filter(({ kind }) => !(isReopened && ofHelp.has(kind)) && !(isAlarm && kind === 'better'))
  const isDecidable = isProvisional && mayBeAsked(base, withCrisis)
  const answered = before.pending?.id === emergencyCheckId ? heard.answer : null
  const emergency = emergencyStage(before, withCrisis, isDecidable, pushes, help, answered)
  const wantsVerdict = asksForVerdict(heard) && withCrisis.complaints.length > 0
  const marks = marksOf(withCrisis, heard, wantsVerdict)
  const now = {
    ...withCrisis,
    emergency,
    ...((help !== 'none' || before.help !== undefined) && { help }),
    asked: [...new Set([...withCrisis.asked.filter((mark) => mark !== insideHospital), ...marks, ...(isInside ? [insideHospital] : [])])],
  }
  const judged: Judgement = {
    ranking,
    level,
    isNewEmergency: isRaised || isReopened,
    isProvisional,
    emergency,
    pushes,
    crisis: mode,
    next: { kind: 'nothing' },
    wantsVerdict,
  }
  return { now, judged: { ...judged, next: chooseNext(base, before, now, judged, questionBudget) } }
}

/** What is kept of this message among what was asked. */
function marksOf(consultation: ConsultationCase, heard: Hearing, wantsVerdict: boolean): string[] {
  const isNewWish = wantsVerdict && !consultation.asked.includes(verdictWish)
  return [
    ...(isNewWish ? [verdictWish] : []),
    ...(asksForDose(heard) ? [doseAsked] : []),
    ...(namesMedicinesAtHand(consultation, heard) ? [medicinesAtHand] : []),
  ]
}

/** What somebody sees, and what was done about it. */
const seenRules = (merged: ConsultationCase, heard: Hearing): HeldRule[] => [...sightRules(heard), ...thrustRules(merged, heard)]

/**
 * Whether a question may decide what is only likely: none can about words of which nothing was read, and beside the call for an ambulance
 * nothing is asked but whether a word that it rests on was meant.
 */
function mayBeAsked({ index }: KnowledgeBase, now: ConsultationCase): boolean {
  return now.complaints.length > 0 && (levelOf(now.held) !== 'ambulance' || findingInDoubt(index, now) !== null)
}

/** The case as the clinic's own readers have it. */
function withoutListener(consultation: ConsultationCase): ConsultationCase {
  const all = Object.entries(consultation.observations)
  const own = all.filter(([, { by }]) => by !== 'listener')
  return own.length === all.length ? consultation : { ...consultation, observations: Object.fromEntries(own) }
}

/** The hearing as the clinic's own readers have it. */
function ownHearing(heard: Hearing): Hearing {
  return { ...heard, mentions: heard.mentions.filter(({ by }) => by !== 'listener') }
}

/** Kept among what was asked: the patient wants no more questions but those after danger signs. */
const verdictWish = 'verdict:wanted'

function chooseNext(base: KnowledgeBase, before: ConsultationCase, now: ConsultationCase, judgement: Judgement, budget: number): Next {
  const { ranking, level, crisis, emergency, wantsVerdict } = judgement
  if (crisis === 'card' || crisis === 'question' || staysWithCrisis(crisis)) return { kind: 'nothing' }
  if (emergency === 'told' || emergency === 'obstacle') return { kind: 'emergency-check', question: signsInDoubt(base, now, judgement) }
  if (emergency === 'coming') {
    const question = isCaredFor(now.help) ? null : crewQuestion(now)
    return question === null ? { kind: 'nothing' } : { kind: 'emergency-check', question }
  }
  const deciding = questionInDoubt(base, now, judgement)
  if (deciding !== null) return { kind: 'question', question: deciding }
  const isAfterVerdict = now.verdictTurn !== null && now.complaints.length === before.complaints.length
  const safety = () => (level === null || !isEmergency(level) ? redFlagChecklist(base, now, ranking, []) : null)
  const question =
    wantsVerdict || now.asked.includes(verdictWish) || isAfterVerdict
      ? safety()
      : chooseQuestion(base, now, ranking, now.verdictTurn === null ? budget : now.asked.length + (safety() ? 1 : 0))
  if (question !== null) return { kind: 'question', question }
  return { kind: 'verdict', decision: verdictTriage(base, now, ranking).decision }
}

/** What comes before the interview: a danger that may have been misread, the signs that decide an emergency in doubt, whether somebody is safe. */
function questionInDoubt(base: KnowledgeBase, now: ConsultationCase, { ranking, isProvisional, wantsVerdict }: Judgement): Question | null {
  const straight = straightQuestion(now)
  const doubted = findingInDoubt(base.index, now)
  // What an outside listener alone has heard does not come before whether somebody is safe.
  const isClaimed = doubted !== null && now.observations[doubted]?.by === 'listener'
  const doubt = isClaimed && straight !== null ? null : confirmQuestion(base, now, doubted)
  if (doubt !== null) return doubt
  const signs = isProvisional && now.verdictTurn === null && !wantsVerdict ? decidingChecklist(base, now, ranking) : null
  return signs ?? straight
}

/** Who pleads against an emergency that is only likely is asked after the signs that decide it, before the way there. */
function signsInDoubt(base: KnowledgeBase, now: ConsultationCase, { ranking, isProvisional }: Judgement): Question | null {
  const isDecidable = isProvisional && now.verdictTurn === null && mayBeAsked(base, now)
  return isDecidable ? decidingChecklist(base, now, ranking) : null
}

const verdictWords = /\b(?:sum|summari[sz]e|verdict|diagnosis|result|answer|just tell|enough|no more|stop asking|get on)\b/i
const asksWhatItIs =
  /\bwhat (?:do you think (?:it is|i have|this is)|(?:is|['’]s) (?:wrong with (?:me|him|her)|(?:my|the|your) (?:diagnosis|verdict|opinion))|could it be|should i do)\b|\bwhat have i got\b/i

/** "Sum up now", "just tell me", "what do you think it is?"; not "start over" or "skip". */
function asksForVerdict({ clauses }: Pick<Hearing, 'clauses'>): boolean {
  return clauses.some(({ act, text }) => (act === 'help' && verdictWords.test(text)) || (act.startsWith('ask-') && asksWhatItIs.test(text)))
}

function withLeaders(consultation: ConsultationCase, ranking: Ranking): ConsultationCase {
  const leaders = ranking.ranked.slice(0, rankingConstants.leadersKept).map((entry) => entry.condition)
  return { ...consultation, leaders }
}
