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
const later = String.raw`(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the morning|morning|the weekend|next (?:week|month)|christmas|new year|easter|(?:the|my|our) holidays?|(?:a|an|one|two|three|\d+|another|a few|a couple of) (?:more )?(?:hours?|days?|weeks?|months?)|then|pay ?day|i(?:['’]m| am) back|my (?:own )?(?:doctor|gp)\w*)`

const asksWhy = new RegExp(
  String.raw`\bwhy\b[^?]{0,40}(?:\b24 ?(?:hours?|h)\b|\b(?:today|tomorrow|now|(?:so|that) (?:soon|fast|quickly|urgent\w*)|at once|(?:in|within) (?:a|the) (?:day|next few days)|an? appointment|(?:see|seen by) (?:some|any)(?:one|body)|be seen|${care})\b)|\bwhat(?:['’]?s| is) (?:all )?the (?:hurry|rush|urgency)\b`,
  'i',
)
const asksNeed = new RegExp(
  String.raw`\b(?:do|does) (?:i|we|he|she|my \w+) (?:really |still |actually |even |honestly )*(?:have|need) (?:to (?:see|go|call|ring|be seen|come|phone)|an? ${care}|the ${care})(?! about)|\bis (?:a |the |an )?${care} (?:really |still |actually )*(?:necessary|needed)\b`,
  'i',
)
const asksToWait = new RegExp(
  String.raw`\b(?:(?:can|could|may|will) (?:it|this|that|i|we|he|she)|(?:is|would) (?:it|that) (?:be )?(?:ok|okay|safe|fine|alright|all right|bad|too late))\b[^?]{0,40}\b(?:wait|leave (?:it|this|that)|hold (?:on|off)|put (?:it|this|that) off|keep)\b[^?]{0,20}\b(?:till|til|until|for|after|to)\b[^?]{0,8}\b${later}`,
  'i',
)
const asksHowSoon =
  /^\W*(?:(?:so|and|but|ok|okay|sorry)\W+)*(?:how (?:soon|quickly|fast|urgent(?:ly)?)|by when)\b(?:\W*$| (?:do|does|should|must|is) )/i
const waitsFor = new RegExp(String.raw`\b(?:till|til|until|after|to|for)\b[^?]{0,10}\b${later}`, 'i')
const asksHow =
  /\b(?:car|taxi|uber|bus|train|drive (?:me|us|him|her|there|in|to|myself)|lift)\b[^?]{0,40}\b(?:instead|ambulance|or|ok|okay|enough|do)\b|\b(?:ambulance|999|911|112|call)\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:car|taxi|drive|bus|lift)\b|\b(?:can|could|should|shall|may|is it ok (?:if|for)) (?:we|i|he|she|my \w+|our \w+|somebody|someone)(?: just| to)* (?:go by car|take (?:a taxi|the car|the bus)|drive (?:me|us|him|her|there|in|to|myself))/i
/** "Can I drive to work?" is about the day, not about the way to help. */
const toADuty = /\bdriv\w+ (?:in )?to (?:my |the |his |her )?(?:work|job|office|school|shops?|church|mosque|gym|football|meeting)\b/i
const chooses = /\b(?:instead|or)\b/i
const place = new RegExp(String.raw`\b${care}(?: \w+)? or (?:my own |my |the |a |our )?(?:\w+ )?${care}\b`, 'i')
const asksWhere =
  /\bwhere (?:do|should|can|shall|must|could) (?:i|we) (?:go|take (?:him|her|it|them)|bring (?:him|her))\b|\bwhere (?:i|we|make (?:i|we)) go\b|\bdo (?:i|we) (?:book|go to|see|ring) (?:the |a |an |my )?\w+ or\b|\bwhich (?:hospital|clinic|doctor|place)\b|\b(?:who|whom) (?:do|should|can|shall) (?:i|we) (?:call|ring|phone|see|ask|go to)\b/i

/** A question about the level that stands: its reason, whether it may wait, how to get there, and where. Null where none stands or something else is asked. */
export const standingLevel: Answer = ({ text }, state) => {
  const { now } = state
  const level = levelOf(now.held) ?? (now.verdictTurn === null ? null : 'self-care')
  if (now.complaints.length === 0 || isCaredFor(now.help)) return null
  if (level === null) return whileAsking(text, state)
  if (asksHow.test(text) && !toADuty.test(text) && (!isEmergency(level) || chooses.test(text))) return wayThere(text, level, now)
  if ((place.test(text) || asksWhere.test(text)) && !namesPart(text)) return inCountry(whereTo(text, level, state), now.country)
  if (asksToWait.test(text)) return wait(text, level, state)
  if (asksHowSoon.test(text)) return timeText[level]
  if (asksWhy.test(text)) return reason(level, state)
  if (isEmergency(level)) return null
  return asksNeed.test(text) ? need(text, level, state) : null
}

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
  if ((place.test(text) || asksWhere.test(text)) && !namesPart(text) && !/\bwhich doctor\b/i.test(text))
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
  const lines = leader === undefined ? [] : (suitedAdvice(base.knowledge, leader, now)?.doctor ?? [])
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
const isChoice = (text: string): boolean => /^\W*(?:(?:so|ok|an?|the|by)\W+)*[\w&]+ or /i.test(text)

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
