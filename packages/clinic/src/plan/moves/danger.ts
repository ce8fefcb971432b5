import type { ConsultationCase } from '../../case/case.ts'
import { wantsAnswer } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { bodilyRules, isCrisisRule } from '../../judge/crisis/bodily-rules.ts'
import { isMedical } from '../../judge/crisis/crisis-words.ts'
import type { CrisisMode } from '../../judge/crisis/judged-crisis.ts'
import type { KnowledgeBase } from '../../judge/knowledge-base.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { workOfClinician } from '../../judge/levels/seen-by-clinician.ts'
import { ofSight } from '../../judge/levels/sight-rules.ts'
import { isChild, patientName } from '../../judge/questions/address-patient.ts'
import { spokenList } from '../../judge/questions/spoken-list.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { triageSoFar } from '../../say/build-reply.ts'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import { crisisLines, emergencyContacts, lineWithin } from '../../say/emergency-contacts.ts'
import { levelAgain, levelBesideCrisis, levelCard, levelOnItsWay, levelWithNews } from '../../say/level-card.ts'
import { overByNow } from '../../say/over-by-now.ts'
import type { ReplyTriage } from '../../say/reply.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { standingLevel } from './answers/standing-level.ts'
import { pointsHere } from './points.ts'

/**
 * An emergency, when it is reached: the level, why, and what to do; while it stands, the level again whenever something is said to
 * it that no move of its own answers. A crisis that has its own card does not hide what the body needs.
 */
export const danger: Move = (state) => {
  const { base, before, now, words, heard, judged } = state
  const triage = shownTriage(now, judged.crisis)
  if (judged.crisis === 'made-sure') return []
  if (triage === null && judged.crisis === 'none' && bodilyTriage(before) !== null)
    return [{ kind: 'corrected', text: fallenText(before, now, heard, deniedNow(base, now)) }]
  if (triage === null || isOfMindAlone(now, judged.crisis)) return []
  if (isCaredFor(now.help)) return []
  const number = emergencyContacts(now.country).ambulance
  if (judged.isNewEmergency)
    return [
      {
        kind: 'level',
        text: [levelCard(ledByCard(triage, now, words), now.person, number, judged.isProvisional, poisonLine(now, words)), whyTaken(now)]
          .filter((each) => each !== null)
          .join('\n\n'),
        isProvisional: judged.isProvisional,
      },
    ]
  return isSaidByObstacles(state) ? [] : standingAgain(state, triage, number)
}

/** The level that stands, once more, where something is said to it. */
function standingAgain({ before, now, words, heard, judged }: TurnState, triage: ReplyTriage, number: string): ReturnType<Move> {
  const isBeside = !carriesNews({ heard }) && !isAnswer({ heard }) && heard.choice === null
  const isPressed = judged.emergency === 'obstacle' || isBeside || heard.clauses.some(({ act }) => wantsAnswer(act))
  const isTold = carriesNews({ heard }) && heard.choice === null && heard.answer === null
  const isDue = judged.emergency === 'none' ? isPressed || isTold : judged.emergency !== 'coming' || isPressed
  const isNewsOfBody = isTold && tellsOfBody(heard)
  if (!isDue || (judged.emergency === 'coming' && (isNewsOfBody || answersCrew(before, words)))) return []
  if (judged.emergency === 'coming')
    return [{ kind: 'level', text: levelOnItsWay(triage.level, number, now.help === 'travelling'), isProvisional: false }]
  const say = isNewsOfBody ? newsIn(judged.crisis) : levelAgain
  return [{ kind: 'level', text: say(triage.level, number, now, toldFor(now)), isProvisional: false }]
}

/** The level of the body; beside a crisis that needs an ambulance that of both, in one word. */
function shownTriage(now: ConsultationCase, crisis: CrisisMode): ReplyTriage | null {
  const ofBody = bodilyTriage(now)
  const isOfBoth = (crisis === 'card' || crisis === 'question') && levelOf(now.held) === 'ambulance'
  return ofBody !== null && isOfBoth ? triageSoFar(now) : ofBody
}

/** The line to ring before the way to hospital, where something was swallowed by who is awake and well; null where it is not so, or none is known. */
function poisonLine(now: ConsultationCase, words: string): string | null {
  const { poison } = emergencyContacts(now.country)
  const isSwallowed = levelOf(now.held) === 'emergency-department' && chooseFirstAid(now, words).id === 'poison-mouth'
  return isSwallowed && poison !== null ? `${poison.name} (${poison.phone})` : null
}

/** Said once to who took, by the words, more of a medicine than is safe: why is not known, and a mistake is the most likely. */
function whyTaken({ crisis, held, person, country }: ConsultationCase): string | null {
  if (crisis !== null || isChild(person) || !held.some(({ findings }) => findings.includes('overdose-taken'))) return null
  const line = lineWithin(crisisLines('self-harm', country, { isChild: false, isMother: false }))
  const took = person.relation === 'self' ? 'you took it' : 'it was taken'
  return `A mistake like this happens to many. If ${took} because life had become too heavy, say so to them and to me. Nobody will be angry, and you can talk to ${line} at any hour.`
}

/** Where something was pleaded or the level was asked for, it is said there. */
function isSaidByObstacles(state: TurnState): boolean {
  const { heard, judged } = state
  return judged.pushes.length > 0 || pointsHere(state).length > 0 || heard.clauses.some((clause) => standingLevel(clause, state) !== null)
}

/** "No" to what the crew wants to know. What is new goes to the crew as well: while help is on its way nobody is told to call again. */
function answersCrew({ pending }: ConsultationCase, words: string): boolean {
  return pending?.id.startsWith('crew:') === true && bareNo.test(words)
}

/** How the level is said to something new of the body: in a talk after a crisis gently. */
function newsIn(crisis: CrisisMode): typeof levelAgain {
  return crisis === 'after' ? levelBesideCrisis : levelWithNews
}

/** Whether the message tells of something that the patient has. */
export function tellsOfBody({ mentions }: Hearing): boolean {
  return mentions.some(({ polarity, experiencer }) => polarity === 'present' && experiencer === 'patient')
}

/** Whether a card of the mind or of violence was opened and nothing else is an emergency. */
function isOfMindAlone({ crisis, held }: ConsultationCase, mode: CrisisMode): boolean {
  const isOfMind = mode === 'card' && crisis !== null && !isMedical(crisis.kind)
  return isOfMind && held.every((rule) => !isEmergency(rule.level) || isCrisisRule(rule))
}

const bareNo = /^\W*(?:no|none|nope|nothing|not that i know|no idea)\b[^?]{0,16}$/i

const noLonger =
  'Thank you for putting that straight. Then what I said about an emergency no longer holds. If it is ever so today, call for help at once.'

const denied = 'Good: then this no longer needs the hospital.'
const ifAfterAll = 'If it comes after all, or anything gets worse, call {number} at once.'
const examined =
  'Good that somebody has examined {who}: what was found there counts for more than what I hear from here, so I no longer send {who} to the emergency department. Keep to what was agreed there. Ask to be seen again the same day if it does not get better as they said. For trouble breathing, a fit, somebody who is hard to wake, or a sudden change for the worse, call {number} at once.'
const soon = { 'within-24-hours': 'See a doctor within a day.', appointment: 'I would still book a visit with a doctor.' } as const

/** Said where an emergency no longer stands: it was examined, denied, put right or settled by answers. */
function fallenText(before: ConsultationCase, now: ConsultationCase, heard: Hearing, absent: string | null): string {
  const filled = (text: string) =>
    text
      .replaceAll('{number}', emergencyContacts(now.country).ambulance)
      .replaceAll('{who}', patientName(now.person))
      .replaceAll('{need}', patientName(now.person) === 'you' ? 'need' : 'needs')
  if (workOfClinician(heard) !== null) return filled(examined)
  const over = overByNow(now)
  if (over !== null) return over
  const ended = endedText(before, now)
  if (ended !== null) return filled(ended)
  const isCorrected = heard.clauses.some(({ act }) => act === 'correction')
  const isDenied = Object.values(now.observations).some(
    ({ finding, source, polarity, turn }) =>
      source === 'corrected' && polarity === 'absent' && turn === now.turns && before.observations[finding]?.polarity === 'present',
  )
  const level = levelOf(bodilyRules(now))
  const next = level === 'within-24-hours' || level === 'appointment' ? soon[level] : null
  if (!isDenied && isCorrected) return noLonger
  if (!isDenied)
    return [absent === null ? settled : settled.replace('by now an', `by now (${absent}) an`), next, ifComes]
      .filter((each) => each !== null)
      .join(' ')
  return filled([denied, next, ifAfterAll].filter((each) => each !== null).join(' '))
}

/** Said where what the level rested on is over: what it was, that it is gone, and what remains to be done. */
function endedText(before: ConsultationCase, now: ConsultationCase): string | null {
  const isOver = (id: string) => before.observations[id]?.temporality === 'current' && now.observations[id]?.temporality === 'past'
  if (!Object.keys(now.observations).some(isOver)) return null
  const level = levelOf(bodilyRules(now))
  const reason = bodilyRules(before).find(({ rule, level: stood }) => isEmergency(stood) && !rule.startsWith('provisional:'))
  const why = reason === undefined ? 'what you told me sounded serious' : `of ${reason.name}`
  const next = level === 'within-24-hours' || level === 'appointment' ? endedNext[level] : null
  return [
    `Good that it is over. I said hospital because ${why}. That is over by now, so {who} no longer {need} the emergency department for it.`,
    next,
    ifBack,
  ]
    .filter((each) => each !== null)
    .join(' ')
}

const endedNext = {
  'within-24-hours': 'Have a doctor or nurse look at it within a day, to be sure that it stays so.',
  appointment: 'Book a visit with a doctor in the next few days, so that the cause is looked for.',
} as const
const ifBack = 'If it starts again, or anything new comes with it, do not wait: go after all, or call {number}.'

/** What this message denied, at most two of it: why an emergency is less likely now. */
function deniedNow({ findings }: KnowledgeBase, { observations, turns }: ConsultationCase): string | null {
  const names = Object.values(observations)
    .filter(({ polarity, turn, finding }) => polarity === 'absent' && turn === turns && findings.get(finding)?.kind === 'symptom')
    .sort((one, other) => Number(other.source === 'told') - Number(one.source === 'told'))
    .map(({ finding }) => `no ${(findings.get(finding)?.name ?? '').replace(/^(?:an?|the) /, '')}`)
  return names.length === 0 ? null : spokenList(names.slice(0, 2))
}

const settled = 'Thank you, that helps. With what you have told me by now an emergency is less likely than it looked.'
const ifComes = 'If it gets worse, or any of those signs comes, call for help at once.'

const longestWords = 60
/** What is taken, known or was done lately is no reason to be said alone: "flight". */
const ofBackground = /^(?:recent-|takes-|history-|family-|lives-)/

/** A quotation does not stop in the middle of a thought: "chest since". */
const openEnd = /(?:[,;]?\s(?:since|my|and|the|a|an|at|in|on|for|about|is|was|over|of|to|with|but|or|his|her|from|when|that|all|so))+$/i

/** What the level rests on, in the patient's own words, a complaint before what only goes with it, the fullest of them; null where none of them stands or they are many. */
export function toldFor(now: ConsultationCase): string | null {
  const rankOf = (id: string) => (id.includes('.') ? 2 : now.complaints.includes(id) ? 0 : 1)
  for (const { findings, level } of bodilyRules(now)) {
    if (!isEmergency(level)) continue
    const [told] = findings
      .flatMap((id) => Object.values(now.observations).filter(({ finding }) => finding === id || finding.startsWith(`${id}.`)))
      .filter(({ finding }) => !ofBackground.test(finding))
      .filter(({ polarity, source, text }) => polarity === 'present' && source === 'told' && text.length > 3 && text.length <= longestWords)
      .sort((one, other) => rankOf(one.finding) - rankOf(other.finding) || other.text.length - one.text.length)
    const quoted = told?.text.trim().replace(openEnd, '').trim() ?? ''
    if (quoted.includes(' ')) return quoted
  }
  return null
}

/** The level of the body, beside a crisis without the crisis' own rules; null where it is no emergency. */
export function bodilyTriage(now: ConsultationCase): ReplyTriage | null {
  const held = bodilyRules(now)
  const level = levelOf(held)
  return level !== null && isEmergency(level) ? triageSoFar({ ...now, held }) : null
}

/** The reason that the first aid is for stands first, before all what was seen. */
function ledByCard(triage: ReplyTriage, now: ConsultationCase, words: string): ReplyTriage {
  const { rules } = chooseFirstAid(now, words)
  const isSeen = ({ rule }: ReplyTriage['because'][number]) => rule.startsWith(ofSight)
  const ofCard = triage.because.filter(({ rule }) => rules?.test(rule))
  const leads = [...ofCard.filter(isSeen), ...ofCard.filter((reason) => !isSeen(reason))]
  return { ...triage, because: [...leads, ...triage.because.filter((reason) => !leads.includes(reason))] }
}
