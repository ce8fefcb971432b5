import type { ConsultationCase } from '../../../case/case.ts'
import { namesPart } from '../../../hear/lexicon/part-statements.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { patientName } from '../../../judge/questions/address-patient.ts'
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

const care = String.raw`(?:doctor|gp|surgery|clinic|hospital|a ?& ?e|er|emergency room|casualty|ambulance|walk[- ]in(?: cent(?:re|er))?|urgent care|minor injur\w+(?: unit)?|pharmacist|chemist|nurse|health cent(?:re|er)|out[- ]of[- ]hours)`
const later = String.raw`(?:(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the morning|morning|the weekend|next (?:week|month)|christmas|new year|easter|(?:the|my|our) holidays?|(?:a|an|one|two|three|\d+|another|a few|a couple of) (?:more )?(?:hours?|days?|weeks?|months?)|then|pay ?day|i(?:['’]m| am) back|my (?:own )?(?:doctor|gp)\w*)`

const asksWhy = new RegExp(
  String.raw`\bwhy\b[^?]{0,40}(?:\b24 ?(?:hours?|h)\b|\b(?:today|tomorrow|now|(?:so|that) (?:soon|fast|quickly|urgent\w*)|at once|(?:in|within) (?:a|the) (?:day|next few days)|an? appointment|(?:see|seen by) (?:some|any)(?:one|body)|be seen|${care})\b)|\bwhat(?:['’]?s| is) (?:all )?the (?:hurry|rush|urgency)\b`,
  'i',
)
const asksNeed = new RegExp(
  String.raw`\b(?:do|does) (?:i|we|he|she|my \w+) (?:really |still |actually |even |honestly )*(?:have|need) (?:to (?:see|go|call|ring|be seen|come|phone)|an? ${care}|the ${care})(?! about)|\bis (?:a |the |an )?${care} (?:really |still |actually )*(?:necessary|needed)\b`,
  'i',
)
const asksToWait = new RegExp(
  String.raw`\b(?:(?:can|could|may|will) (?:it|this|that|i|we|he|she)|(?:is|would) (?:it|that) (?:be )?(?:ok|okay|safe|fine|alright|all right|bad|too late))\b[^?]{0,40}\b(?:wait|leave (?:it|this|that)|hold (?:on|off)|put (?:it|this|that) off|keep)\b[^?]{0,20}\b(?:till|til|until|for|after|to)\b[^?]{0,8}\b${later}|\b(?:is|would|will) (?:the |early |late )?${later} (?:be )?(?:soon enough|early enough|too (?:late|long)|ok(?:ay)?|fine|alright|all right|good enough|quick enough)\b|\b(?:am|is|are|was) (?:i|we|he|she|it|my \w+) (?:ok(?:ay)?|alright|all right|safe|fine|right) to (?:wait|leave it|hold on)\b`,
  'i',
)
const asksHowSoon =
  /^\W*(?:(?:so|and|but|ok|okay|sorry|well|then|roughly|exactly)\W+)*(?:how (?:soon|quick(?:ly)?|fast|urgent(?:ly)?)|by when|when(?: exactly)? (?:should|do|must|does|shall) (?:i|we|he|she|they|my \w+) (?:go|be seen|see (?:a |the |my |some)|ring|call|book|get (?:seen|this|it)))\b(?:\W*$|[^?]{0,24}\b(?:do|does|should|must|is|needs?|be|see|seen|look\w*|checked|go)\b)/i
const waitsFor = new RegExp(String.raw`\b(?:till|til|until|after|to|for)\b[^?]{0,10}\b${later}`, 'i')
const asksHow =
  /\b(?:car|taxi|uber|bus|train|drive (?:me|us|him|her|there|in|to|myself)|lift)\b[^?]{0,40}\b(?:instead|ambulance|or|ok|okay|enough|do)\b|\b(?:ambulance|999|911|112|call)\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:car|taxi|drive|bus|lift)\b|\b(?:can|could|should|shall|may|is it ok (?:if|for)) (?:we|i|he|she|my \w+|our \w+|somebody|someone)(?: just| to)* (?:go by car|take (?:a taxi|the car|the bus)|drive (?:me|us|him|her|there|in|to|myself))/i
const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:in )?the morning|next week|later|after the weekend)`
const asksWhichDay = new RegExp(
  String.raw`\b(?:today|tonight|now|this (?:morning|afternoon|evening)|straight away)\b[^?.!]{0,16}\bor\b[^?.!]{0,24}\b${day}\b|\b(?:should|shall|must|do|ought|can) (?:i|we|he|she) (?:just |really |not |better |have to |need to )*(?:ring|call|phone|go(?: in)?|see|book|get (?:him|her|it|this) seen)(?: (?:up|in|them|someone|somebody|anyone|anybody|(?:a|the|my|our|his|her) (?:doctor|gp|surgery|practice|nurse)))?(?: (?:right|straight))? (?:now|today|tonight|away|at this hour|this (?:morning|afternoon|evening))\b`,
  'i',
)
/** "Can I drive to work?" is about the day, not about the way to help. */
const toADuty =
  /\bor not\b|\bdriv\w+ (?:in )?to (?:my |the |his |her )?(?:work|job|office|school|shops?|church|mosque|gym|football|meeting)\b/i
const chooses = /\b(?:instead|or)\b/i
const place = new RegExp(
  String.raw`\b${care}(?: \w+)? or (?:just )?(?:wait for |go to |see |ring )?(?:my own |my |the |a |our )?(?:\w+ )?${care}\b`,
  'i',
)
const asksWhere =
  /\bwhere (?:do|should|can|shall|must|could) (?:i|we) (?:go|take (?:him|her|it|them)|bring (?:him|her))\b|\bwhere (?:i|we|make (?:i|we)) go\b|\bdo (?:i|we) (?:book|go to|see|ring) (?:the |a |an |my )?\w+ or\b|\bwhich (?:hospital|clinic|doctor|place)\b|\b(?:who|whom) (?:do|should|can|shall) (?:i|we) (?:call|ring|phone|see|ask|go to)\b|\bwho (?:should|has to|ought to|needs to|must) (?:look at|see|check|treat|deal with)\b/i

/** Whether words ask how soon, where, or whether at all somebody has to be seen. */
export const asksOfLevel = (text: string): boolean =>
  [asksToWait, asksHowSoon, asksWhichDay, asksNeed].some((asked) => asked.test(text)) ||
  ((place.test(text) || asksWhere.test(text)) && !namesOwnPart(text))

/** A question about the level that stands: its reason, whether it may wait, how to get there, and where. Null where none stands or something else is asked. */
export const standingLevel: Answer = ({ text }, state) => {
  const { now } = state
  const level = levelOf(now.held) ?? (now.verdictTurn === null ? null : 'self-care')
  if (now.complaints.length === 0 || isCaredFor(now.help)) return null
  if (level === null) return whileAsking(text, state)
  if (asksHow.test(text) && !toADuty.test(text) && (!isEmergency(level) || chooses.test(text))) return wayThere(text, level, now)
  if ((place.test(text) || asksWhere.test(text)) && !namesOwnPart(text)) return inCountry(whereTo(text, level, state), now.country)
  if (asksToWait.test(text)) return wait(text, level, state)
  if (asksHowSoon.test(text))
    return isEmergency(level) ? timeText[level] : [timeText[level], shortReason(level, state)].filter(Boolean).join(' ')
  if (asksWhichDay.test(text)) return whichDay(text, level, state)
  if (asksWhy.test(text)) return (namesTooSoon(text, level) ? `${timeText[level]} ` : '') + reason(level, state)
  if (!asksNeed.test(text)) return null
  return isEmergency(level) ? (seen.test(text) ? timeText[level] : null) : need(text, level, state)
}

const seen = /\bbe seen\b/i

/** "A walk-in" names no leg. */
const namesOwnPart = (text: string): boolean => namesPart(text.replace(/\bwalk[- ]in\b/gi, ' '))

/** "Why 24 hours?", where nobody asked for that. */
const namesTooSoon = (text: string, level: TriageLevel): boolean =>
  level === 'appointment' && /\b(?:24 ?(?:hours?|h)|today|tomorrow|now|at once)\b/i.test(text)

/** Where to and how, while no level is settled yet: nothing that soothes, and whom to ask if it cannot wait for the last questions. */
function whileAsking(text: string, { now }: TurnState): string | null {
  const { ambulance } = emergencyContacts(now.country)
  const who = patientName(now.person)
  if (asksHow.test(text) && !toADuty.test(text))
    return inCountry(
      `A car will do only if ${who} ${who === 'you' ? 'are' : 'is'} wide awake, ${who === 'you' ? 'breathe' : 'breathes'} easily and can sit up; if not, call ${ambulance}. Whether anybody has to be seen, and how soon, I can say after a few more answers.`,
      now.country,
    )
  // Which kind of doctor is for it does not hang on how soon.
  if ((place.test(text) || asksWhere.test(text)) && !namesOwnPart(text) && !/\bwhich doctor\b/i.test(text))
    return inCountry(
      `I can say where after a few more answers. If it cannot wait for that: {line} answers at any hour, and if ${who} ${who === 'you' ? 'get' : 'gets'} much worse, go to an emergency department or call ${ambulance}.`,
      now.country,
    )
  return null
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
  if (level === 'self-care') return `Neither has to be: it can be cared for at home. ${signs(state)}`
  if (level === 'appointment')
    return `It need not be today: ring your own doctor when they are open, and a visit in the next few days is soon enough. ${signs(state)}`
  const reason = shortReason(level, state)
  const when = laterThanTomorrow(text, state) ? 'Today or tomorrow, not later' : 'Today if you can, and tomorrow at the latest'
  return inCountry(
    `${when}: a doctor should see ${patientName(state.now.person)} within 24 hours. Ring your own doctor if they are open, else {line}. ${reason}`.trim(),
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
    (line) => levelOf(now.held) !== 'within-24-hours' || !/\b(?:weeks?|months?)\b/i.test(line),
  )
  return lines.find((line) => /\b(?:soon|early|same day|today|prevent|before|within|at once|quick\w*)\b/i.test(line)) ?? lines[0] ?? ''
}

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
  if (level === 'self-care') return `As things are, no: it can be cared for at home. ${signs(state)}`
  if (
    level === 'appointment' &&
    /\b(?:today|tonight|right now|straight ?away|immediately|at once|this (?:morning|afternoon|evening))\b/i.test(text)
  )
    return `Not today: in the next few days is soon enough, as long as it stays as it is. ${signs(state)}`
  return `Yes, a doctor should see ${who} ${timeOf[level] ?? 'now'}. ${reason(level, state)}`
}

function wait(text: string, level: TriageLevel, state: TurnState): string {
  const { now } = state
  const long = /\b(?:week|weeks|month|months|pay ?day)\b/i.test(waitsFor.exec(text)?.[0] ?? '')
  const isShort = /\b(?:tomorrow|morning)\b/i.test(waitsFor.exec(text)?.[0] ?? '')
  const number = emergencyContacts(now.country).ambulance
  if (level === 'ambulance') return `No, please do not wait. Call ${number} now.`
  if (isEmergency(level)) return 'No, please do not wait. Go to an emergency department now.'
  if (level === 'within-24-hours')
    return isShort
      ? `Tomorrow morning is all right as long as it is within 24 hours and it gets no worse. ${signs(state)}`
      : `No, not that long: a doctor should see ${patientName(now.person)} within 24 hours. If your own surgery is closed, use the out-of-hours line or a walk-in clinic. ${reason(level, state)}`
  if (level === 'appointment')
    return long
      ? `Ask for a visit in the next few days; if the first free one is a little later, that is no danger as long as nothing changes. ${signs(state)}`
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
