import type { ConsultationCase } from '../../../case/case.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { patientName } from '../../../judge/questions/address-patient.ts'
import { uncapital } from '../../../judge/questions/question-knowledge.ts'
import { isCaredFor } from '../../../judge/questions/state-of-help.ts'
import type { TriageLevel } from '../../../knowledge/schema.ts'
import { triageSoFar } from '../../../say/build-reply.ts'
import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import { because } from '../../../say/level-card.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { isWarningTold } from '../../../say/told-warnings.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { type Answer, warningsOf } from './answer.ts'
import { inCountry } from './in-country.ts'
import { choosesWay, type LevelQuestion, levelQuestion, waitedFor } from './level-question.ts'
import { notForWeeks } from './not-for-weeks.ts'

/** A question about the level that stands: its reason, whether it may wait, how to get there, and where. Null where none stands or something else is asked. */
export const standingLevel: Answer = ({ text }, state) => {
  const { now } = state
  const asked = levelQuestion(text)
  if (asked === null || now.complaints.length === 0 || isCaredFor(now.help)) return null
  const level = levelOf(now.held) ?? (now.verdictTurn === null ? null : 'self-care')
  return level === null ? whileAsking(asked, text, state) : byLevel(asked, text, level, state)
}

function byLevel(asked: LevelQuestion, text: string, level: TriageLevel, state: TurnState): string | null {
  const { now } = state
  switch (asked) {
    case 'how':
      return isEmergency(level) && !choosesWay(text) ? null : wayThere(text, level, now)
    case 'where':
      return inCountry(whereTo(text, level, state), now.country)
    case 'wait':
      return inCountry(wait(text, level, state), now.country)
    case 'how-soon':
      return isEmergency(level) ? timeText[level] : [timeText[level], shortReason(level, state)].filter(Boolean).join(' ')
    case 'which-day':
      return whichDay(text, level, state)
    case 'why':
      return (namesTooSoon(text, level) ? `${timeText[level]} ` : '') + reason(level, state)
    case 'need':
      return isEmergency(level) ? (seen.test(text) ? timeText[level] : null) : need(text, level, state)
    case 'go':
      return isEmergency(level) ? goNow(level, now) : need(text, level, state)
  }
}

const seen = /\bbe seen\b/i

const goNow = (level: TriageLevel, { country }: ConsultationCase): string =>
  level === 'ambulance' ? `Yes: call ${emergencyContacts(country).ambulance} now.` : 'Yes: go to an emergency department now.'

/** "Why 24 hours?", where nobody asked for that. */
const namesTooSoon = (text: string, level: TriageLevel): boolean =>
  level === 'appointment' && /\b(?:24 ?(?:hours?|h)|today|tomorrow|now|at once)\b/i.test(text)

/** While no level is settled yet: nothing that soothes, what it depends on, and whom to ask if it cannot wait for the last questions. */
function whileAsking(asked: LevelQuestion, text: string, state: TurnState): string | null {
  const { now } = state
  const { ambulance } = emergencyContacts(now.country)
  const who = patientName(now.person)
  const isWriter = who === 'you'
  if (asked === 'how')
    return inCountry(
      `A car will do only if ${who} ${isWriter ? 'are' : 'is'} wide awake, ${isWriter ? 'breathe' : 'breathes'} easily and can sit up; if not, call ${ambulance}. Whether anybody has to be seen, and how soon, I can say after a few more answers.`,
      now.country,
    )
  // Which kind of doctor is for it does not hang on how soon.
  if (asked === 'where')
    return /\bwhich doctor\b/i.test(text)
      ? null
      : inCountry(
          `I can say where after a few more answers. If it cannot wait for that: {line} answers at any hour, and if ${who} ${isWriter ? 'get' : 'gets'} much worse, go to an emergency department or call ${ambulance}.`,
          now.country,
        )
  if (asked === 'why') return null
  const soFar = ofHospital.test(text)
    ? 'Not yet: I have not heard anything that needs a hospital so far.'
    : asked === 'wait'
      ? 'I can’t tell from here yet.'
      : 'Not for what I have heard so far.'
  return inCountry(
    `${soFar} It ${hangsOn}${openSigns(state)}. ${signs(state)} If it cannot wait for my questions: {line} answers at any hour.`,
    now.country,
  )
}

/** Said while the interview is open; a verdict in the same reply takes its place. */
const hangsOn = 'depends on what I still ask'
const ofHospital = /\b(?:hospital|a ?& ?e|er|emergency (?:room|department)|casualty|ambulance|999|911|112)\b/i
const signsNamed = 3

/** The signs that are still open: those of the list that was asked, or comes next. */
function openSigns({ before, judged }: TurnState): string {
  const next = judged.next.kind === 'question' ? judged.next.question : null
  const list = [before.pending, next].find((each) => each?.kind === 'checklist')
  const labels = list?.options.filter(({ id }) => list.findings.includes(id)).map(({ label }) => uncapital(label)) ?? []
  return labels.length === 0 ? '' : ` (${labels.slice(0, signsNamed).join(', ')})`
}

const timeOf: Partial<Record<TriageLevel, string>> = { 'within-24-hours': 'within 24 hours', appointment: 'in the next few days' }

const timeText: Readonly<Record<TriageLevel, string>> = {
  ambulance: 'Now, this minute.',
  'emergency-department': 'Now, without waiting for anything.',
  'within-24-hours': 'Today or tomorrow, within 24 hours; at once if it gets much worse.',
  appointment: 'In the next few days. It need not be today; sooner if it gets worse.',
  'self-care': 'There is no hurry: it can be cared for at home, and only has to be seen if it does not settle or gets worse.',
}

/** The time frame for a question that names days: "today or Monday?", "should I ring now?" */
function whichDay(text: string, level: TriageLevel, state: TurnState): string {
  if (isEmergency(level)) return wait(text, level, state)
  const isChoiceOfDays = /\bor\b(?! not\b| no\b)/i.test(text)
  if (level === 'self-care')
    return `${isChoiceOfDays ? 'Neither has to be' : 'No, there is no need'}: it can be cared for at home. ${signs(state)}`
  if (level === 'appointment')
    return `${isChoiceOfDays ? 'It' : 'No, it'} need not be today: ring your own doctor when they are open, and a visit in the next few days is soon enough. ${signs(state)}`
  const reason = shortReason(level, state)
  const when = laterThanTomorrow(text, state) ? 'Today or tomorrow, not later' : 'Today if you can, and tomorrow at the latest'
  return inCountry(
    `${isChoiceOfDays ? when : `Yes, ${uncapital(when)}`}: a doctor should see ${patientName(state.now.person)} within 24 hours. Ring your own doctor if they are open, else {line}. ${reason}`.trim(),
    state.now.country,
  )
}

const weekdays = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']

/** Whether the later of two days is beyond tomorrow; a weekday is taken to be, where nobody knows which day it is. */
function laterThanTomorrow(text: string, { time }: TurnState): boolean {
  if (/\b(?:next week|after the weekend)\b/i.test(text)) return true
  const named = /\bor\b.*?\b(sun|mon|tues|wednes|thurs|fri|satur)day\b/i.exec(text)?.[1]?.toLowerCase()
  if (named === undefined) return false
  if (time === null) return true
  const ahead = (weekdays.indexOf(named) - new Date(time).getUTCDay() + weekdays.length) % weekdays.length
  return ahead > 1
}

/** Why that soon, in one sentence: what was noticed; empty where nothing was. */
function shortReason(level: TriageLevel, { now }: TurnState): string {
  const triage = level === 'self-care' ? null : triageSoFar(now)
  return triage === null ? '' : because(triage, null)
}

/** Why that soon: what was noticed, what it may be, and what a doctor does about it. */
function reason(level: TriageLevel, state: TurnState): string {
  if (level === 'self-care') return `There is no hurry: it can be cared for at home. ${signs(state)}`
  const triage = triageSoFar(state.now)
  const noticed = triage === null ? '' : because(triage, null)
  return [noticed, dangerOf(state), soonOf(state)].filter(Boolean).join(' ') || 'It should be examined before it can get worse.'
}

/** What a doctor does about it, and why soon, in one line of the likeliest illness's advice. */
function soonOf({ base, now, judged }: TurnState): string {
  const leader = judged.ranking.ranked[0]?.condition
  const lines = (leader === undefined ? [] : (suitedAdvice(base.knowledge, leader, now)?.doctor ?? [])).filter(
    (line) => !onlyAtTimes.test(line) && (levelOf(now.held) !== 'within-24-hours' || !/\b(?:weeks?|months?)\b/i.test(line)),
  )
  return lines.find((line) => /\b(?:soon|early|same day|today|prevent|before|within|at once|quick\w*)\b/i.test(line)) ?? lines[0] ?? ''
}

/** What says when no doctor is needed is no reason to see one. */
const onlyAtTimes = /\b(?:needed|needs? (?:a doctor|to be seen)|necessary) only\b|\b(?:is|are) not needed\b|\bonly (?:needed|if)\b/i

/** The dangerous cause that is looked for, where one is among the likely. */
function dangerOf({ base, judged }: TurnState): string {
  const grave = judged.ranking.ranked
    .slice(0, 3)
    .map(({ condition }) => base.knowledge.conditions.get(condition))
    .find((condition) => condition?.mustNotMiss === true)
  return grave === undefined ? '' : `What must not be missed here is ${lowerName(grave.name)}: ${lowerFirst(grave.summary)}`
}

const lowerFirst = (text: string): string => (/^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const lowerName = (name: string): string => (/^[A-Z][a-z]/.test(name) ? lowerFirst(name) : name)

function signs({ base, judged, now }: TurnState): string {
  const leader = judged.ranking.ranked[0]?.condition
  const advice = leader === undefined ? null : suitedAdvice(base.knowledge, leader, now)
  const own = leader === undefined ? [] : (base.knowledge.conditions.get(leader)?.comeBack ?? [])
  const warnings = advice === null ? own : [...advice.callIf.slice(0, 1), ...advice.doctorIf, ...advice.callIf.slice(1)]
  const found = warningsOf(warnings.filter((warning) => !isWarningTold(base.knowledge, now, warning)))
  return found === '' ? 'If it gets much worse, get help at once.' : `Do not wait if ${found}.`
}

function need(text: string, level: TriageLevel, state: TurnState): string {
  const who = patientName(state.now.person)
  if (level === 'self-care') return `No, not as things are: it can be cared for at home. ${signs(state)}`
  if (ofHospital.test(text)) return `No, no hospital as it stands: a doctor should see ${who} ${timeOf[level] ?? 'now'}. ${signs(state)}`
  if (
    level === 'appointment' &&
    /\b(?:today|tonight|right now|straight ?away|immediately|at once|this (?:morning|afternoon|evening))\b/i.test(text)
  )
    return `No, not today: in the next few days is soon enough, as long as it stays as it is. ${signs(state)}`
  return `Yes, a doctor should see ${who} ${timeOf[level] ?? 'now'}. ${reason(level, state)}`
}

function wait(text: string, level: TriageLevel, state: TurnState): string {
  const { now } = state
  const until = waitedFor(text)
  const long = /\b(?:week|weeks|month|months|pay ?day)\b/i.test(until)
  const isShort = /\b(?:tomorrow|morning)\b/i.test(until)
  const number = emergencyContacts(now.country).ambulance
  if (level === 'ambulance') return `No, please do not wait. Call ${number} now.`
  if (isEmergency(level)) return 'No, please do not wait. Go to an emergency department now.'
  if (level === 'within-24-hours')
    return isShort
      ? `Yes, tomorrow morning is all right as long as it is within 24 hours and it gets no worse. ${signs(state)}`
      : until === ''
        ? `Not longer than a day: a doctor should see ${patientName(now.person)} within 24 hours. If your own surgery is closed, ring {line}. ${signs(state)}`
        : `No, not that long: a doctor should see ${patientName(now.person)} within 24 hours. If your own surgery is closed, use the out-of-hours line or a walk-in clinic. ${reason(level, state)}`
  const soon = level === 'appointment' && !isShort ? notForWeeks(now) : null
  if (soon !== null) return `${soon} ${reason(level, state)}`
  if (level === 'appointment')
    return long
      ? `Yes, if nothing changes: ask for a visit in the next few days, and if the first free one is a little later, that is no danger. ${signs(state)}`
      : `Yes, that is soon enough. ${signs(state)}`
  return `Yes, it can wait: it can be cared for at home. ${signs(state)}`
}

/** "Ambulance or car?" */
const isChoice = (text: string): boolean =>
  /^\W*(?:(?:so|ok|an?|the|by)\W+)*[\w&]+ or |\b(?:car|drive|taxi|lift)\b[^?]{0,20}\bor\b[^?]{0,20}\b(?:ring|call|phone|ambulance|\d{3})\b|\b(?:ring|call|phone|ambulance|\d{3})\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:car|drive|taxi|lift)\b/i.test(
    text,
  )

function wayThere(text: string, level: TriageLevel, now: ConsultationCase): string {
  const number = emergencyContacts(now.country).ambulance
  if (level === 'ambulance')
    return `${isChoice(text) ? 'An' : 'No, an'} ambulance: the crew brings what is needed to you and can treat on the way, and in a car nobody can help if it gets worse. Do not drive yourself. Call ${number}. Only if no ambulance can come in time, let somebody else drive, and go to an emergency department.`
  if (isEmergency(level))
    return `${isChoice(text) ? 'By car or taxi, if somebody can drive right away' : 'Yes, if they can leave with you right away'} and you do not drive yourself: go straight to the emergency department. Call ${number} for an ambulance if it gets worse, if you cannot sit up or walk, or if nobody can drive.`
  return 'By car, bus or taxi, as you like; no ambulance is needed for this as it stands. If you feel faint, dizzy or in much pain, let somebody else drive.'
}

/** Nobody is open now, or it is asked in the night. */
const atThisHour = /\b(?:this (?:hour|time)|right now|tonight|closed|shut|night|weekend|saturday|sunday|bank holiday|late)\b/i
const asksWho = /\bwho\b/i

function whereTo(text: string, level: TriageLevel, state: TurnState): string {
  const { now } = state
  const number = emergencyContacts(now.country).ambulance
  const isLate = atThisHour.test(text)
  if (level === 'ambulance') return `Call ${number}: the crew chooses the right hospital for this, and it is not always the nearest.`
  if (isEmergency(level))
    return `To the emergency department of a hospital, the nearest one that is open; a small clinic or a surgery often cannot do enough for this. They are open at any hour. If you cannot get there, call ${number}.`
  if (level === 'within-24-hours')
    return isLate
      ? 'Ring {line} now: they say who can see it at this hour, often an out-of-hours or walk-in clinic. If it stays as it is, your own doctor first thing when they open is soon enough, as long as that is within 24 hours.'
      : 'Your own doctor first, if you can be seen today or tomorrow. If not, or at the weekend: the out-of-hours line, or a walk-in or urgent care clinic, which can treat it just as well. You need no hospital for it as it stands.'
  if (level === 'appointment')
    return isLate
      ? `Nowhere at this hour: it can wait until your own doctor is open. Ring {line} if it gets much worse before then. ${signs(state)}`
      : 'Your own doctor or the surgery’s nurse: ask for an ordinary appointment. You need no hospital for it.'
  return asksWho.test(text)
    ? 'For now nobody has to see it: it can be cared for at home. A pharmacist can advise you without an appointment, and your own doctor if it does not get better.'
    : 'Nowhere for now: it can be cared for at home. A pharmacist can advise you without an appointment, and your own doctor if it does not get better.'
}
