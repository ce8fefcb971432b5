import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { patientName } from '../../../judge/questions/address-patient.ts'
import { isCaredFor } from '../../../judge/questions/state-of-help.ts'
import { answerFromDocuments } from '../../../records/documents/answer-from-documents.ts'
import { patientOf } from '../../../records/documents/explain-for-patient.ts'
import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import { isWarningTold } from '../../../say/told-warnings.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { noTrifle } from './alarm-so-far.ts'
import { type Answer, complaintName, isLean, warningsOf } from './answer.ts'
import { ofOrgan } from './could-it-be.ts'
import { howLikely } from './how-likely.ts'
import { illnessOf, namedIn } from './illness.ts'
import { medicineKinds } from './medicine-kinds.ts'
import { notForWeeks } from './not-for-weeks.ts'
import { numberAnswer } from './number-answer.ts'
import { toldIn } from './told.ts'

const hospital = /\b(?:hospital|a ?& ?e|er|emergency (?:room|department)|casualty|ambulance|999|911|112|go in|urgent care|walk[- ]in)\b/i
const doctor =
  /\b(?:see|call|ring|phone|visit|need|contact|go to)\b[^?]{0,200}\b(?:doctor|gp|nurse|dentist|midwife|specialist|someone|clinic)\b/i
const waiting = /\b(?:wait|leave it|hold on|see how it goes|put it off|till|until|tomorrow|monday|morning)\b/i
const cancer = /\b(?:cancer|tumou?r|malignan\w*|leuk\w*|lymphoma)\b/i
const isOkay = /\b(?:is|are) (?:it|this|that|these|they|all that) (?:still )?(?:ok|okay|safe)\b/i
const dying = /\b(?:am i|will i|is (?:he|she)|could i) (?:going to )?(?:die|dying)\b|\bgonna die\b|\bkill me\b/i

const ofThat =
  /\b(?:is|was) (?:this|that|it) (?:too |very |a bit |really |still |so )*(?:high|low|slow|fast|much|little|normal|ok|okay|bad|good|fine|dangerous)\b/i

/** "Is it dangerous?", "should I go to hospital?", "can it wait?", "could it be cancer?": by the level so far, never softer than it. */
export const dangerAnswer: Answer = (clause, state) => answerOfNamed(clause.text, state) ?? answerByLevel(clause, state)

/** The answer to what the question names: a number, cancer, a value of a document, a medicine, an illness. Null where it names none. */
function answerOfNamed(text: string, state: TurnState): string | null {
  const number = numberAnswer(text, isLean(text) || ofThat.test(text) ? state.words : text, state.now.person.ageYears)
  if (number !== null) return number
  if (cancer.test(text)) return cancerAnswer(state)
  const value = valueAnswer(text, state)
  if (value !== null) return value
  const medicine = isOkay.test(text) ? medicineInPassing(state) : null
  if (medicine !== null) return medicine
  const named = namedIn(text, state) ?? ofOrgan(text, state)
  if (named !== null && state.now.complaints.length > 0) return howLikely(named, state)
  return state.now.person.pregnant === true && bleeding.test(text) ? bleedingInPregnancy : null
}

/** The answer by the level so far. */
function answerByLevel(clause: { text: string }, state: TurnState): string {
  const { text } = clause
  const level = levelOf(state.now.held)
  const call = emergencyContacts(state.now.country).ambulance
  if (level !== null && isEmergency(level)) return helpAnswer(text, state) ?? emergencyAnswer(text, level === 'ambulance', call)
  if (state.now.complaints.length === 0) return withoutComplaint(clause, state, call)
  const signs = signsOf(state)
  const soon = level === 'appointment' && waiting.test(text) ? notForWeeks(state.now) : null
  if (soon !== null) return soon
  if (dying.test(text)) return `Nothing you have told me so far points to that. I know it is a frightening thought. ${signs}`
  if (level === 'within-24-hours') return `${answerWithinADay(text, patientName(state.now.person))} ${signs}`
  return `${answerWithoutHurry(text, level === 'appointment', state.now.verdictTurn !== null, noTrifle(state))} ${signs}`
}

function answerWithinADay(text: string, who: string): string {
  if (waiting.test(text)) return 'Please do not wait longer than a day: a doctor should look at this within 24 hours.'
  if (hospital.test(text)) return `It need not be a hospital at this moment, but a doctor should see ${who} within 24 hours.`
  const isNeed = doctor.test(text) || /\bneed\b/i.test(text)
  return `${isNeed ? 'Yes: a' : 'It may be. A'} doctor should see ${who} within 24 hours.`
}

function answerWithoutHurry(text: string, isForDoctor: boolean, isDecided: boolean, alarm: string | null): string {
  const soFar = isDecided ? '' : ' I still want to ask a little more to be sure.'
  if (hospital.test(text)) return `From what you have told me, no: I have not heard anything that needs a hospital now.${soFar}`
  if (doctor.test(text)) {
    if (!isDecided) return `Perhaps; I can tell you in a moment how soon. So far I have heard nothing urgent.${soFar}`
    return isForDoctor
      ? 'Yes, a doctor should look at it in the next few days; it is not urgent.'
      : 'Not for now: you can care for this at home.'
  }
  if (waiting.test(text)) return `So far, yes, it can wait until a doctor has time for you.${soFar}`
  if (alarm !== null) return `${alarm}${soFar}`
  return isDecided ? 'I found no sign of danger in what you told me.' : `I have not heard a sign of danger so far.${soFar}`
}

/** "Is my potassium dangerous?", "What does my potassium mean?": by the value that a document holds; not beside an emergency. */
export function valueAnswer(text: string, { documents, time, now }: TurnState): string | null {
  const level = levelOf(now.held)
  return level !== null && isEmergency(level) ? null : answerFromDocuments(text, documents, time, patientOf(now, documents))
}

/** "I'm on the pill and have migraine, is that ok": the question is about the medicine. */
function medicineInPassing(state: TurnState): string | null {
  const { words, now } = state
  const told = toldIn(state, words)
  if (told.isEmergency) return null
  const kind = medicineKinds.find(({ id, asked }) => id === 'the-pill' && asked.test(words))
  return kind === undefined
    ? medicationAnswer(words, now, now.person, words)
    : (kind.rules.find(({ holds }) => holds(told))?.answer ?? kind.otherwise)
}

/** The answer where help is known: on its way, on the road, or there. */
function helpAnswer(text: string, { now }: TurnState): string | null {
  const number = emergencyContacts(now.country).ambulance
  if (now.help === 'called')
    return dying.test(text)
      ? null
      : `Yes, it can be dangerous, and help is on its way. Tell the crew of it, and ring ${number} again if it gets worse.`
  if (now.help === 'travelling') return 'Yes, it can be dangerous: go straight on, and say it at the desk first of all.'
  if (!isCaredFor(now.help)) return null
  return waiting.test(text)
    ? 'That is for the people who look after you to say: ask them before you leave or put anything off.'
    : 'It can be serious, and you are where it can be treated. Ask the nurse or doctor beside you what they make of it.'
}

/** "Am I bleeding inside?" asks for something else. */
const asksDanger =
  /\b(?:danger\w*|serious|bad|worr\w*|concern\w*|urgent|emergency|life|harm\w*|risk\w*|normal|ok|okay|safe|fine|need|should|must|hospital|doctor|matter|severe|grave)\b/i

function emergencyAnswer(text: string, isAmbulance: boolean, call: string): string {
  if (waiting.test(text)) return `No, please do not wait. ${isAmbulance ? `Call ${call} now.` : 'Go to an emergency department now.'}`
  if (dying.test(text))
    return `Getting help quickly is what keeps you safe. ${isAmbulance ? `Call ${call} now.` : 'Go to an emergency department now.'}`
  if (doctor.test(text) && !hospital.test(text))
    return `A surgery cannot do enough here. ${isAmbulance ? `Call ${call} now.` : 'Please go to an emergency department now.'}`
  if (!asksDanger.test(text))
    return `I cannot tell that from here, and it must not be left to guessing. ${isAmbulance ? `Please call ${call} now.` : 'Please go to an emergency department now: there they can look.'}`
  return isAmbulance
    ? `Yes, it can be dangerous. Please call ${call} now.`
    : 'Yes, it can be dangerous. Please go to an emergency department now.'
}

function withoutComplaint({ text }: { text: string }, state: TurnState, call: string): string {
  const { condition } = illnessOf(text, state)
  if (condition !== null) {
    const signs = warningsOf(condition.comeBack)
    const how = [
      'harmless',
      'a nuisance, but not dangerous',
      'not dangerous as a rule, but it needs treatment',
      'serious',
      'dangerous to life',
    ][condition.severity]
    return `${condition.name} is ${how ?? 'serious'}. ${signs === '' ? '' : `Get help if ${signs}.`}`
  }
  return `I cannot say yet, as I do not know what is wrong. Tell me what you notice and since when. Call ${call} at once for chest pain, trouble breathing, weakness of one side, a bad bleed, or if somebody cannot be woken.`
}

/** What would make it urgent, from the leading causes. */
function signsOf({ base, judged, now }: TurnState): string {
  const [leader] = judged.ranking.ranked
  const condition = leader === undefined || leader.probability < worthAWord ? undefined : base.knowledge.conditions.get(leader.condition)
  const signs = warningsOf((condition?.comeBack ?? []).filter((warning) => !isWarningTold(base.knowledge, now, warning)))
  return signs === '' ? 'If it gets much worse, get help at once.' : `Get help sooner if ${signs}.`
}

const bleeding = /\b(?:bleed\w*|spotting|blood)\b/i
/** NHS: Vaginal bleeding in pregnancy. */
const bleedingInPregnancy =
  'Light bleeding is common in early pregnancy and often all is well, but it should always be checked: call your midwife, early pregnancy unit or doctor today. With strong pain, pain on one side or in the shoulder, feeling faint, or soaking a pad an hour, go to an emergency department now.'

const alarming = [
  'lump',
  'breast-lump',
  'neck-lump',
  'weight-loss',
  'coughing-blood',
  'stool-bloody',
  'stool-black',
  'urine-blood',
  'swallowing-difficult',
  'night-sweats',
  'skin-mole-changed',
  'vaginal-bleeding-postmenopausal',
  'jaundice',
]
const daysToCheck = 21
const worthAWord = 0.12

function cancerAnswer(state: TurnState): string {
  const { base, now, judged } = state
  const complaint = complaintName(state)
  const share = judged.ranking.ranked
    .filter(({ condition }) => base.knowledge.conditions.get(condition)?.system === 'cancer')
    .reduce((sum, { probability }) => sum + probability, 0)
  const sign = alarming.find((finding) =>
    Object.keys(now.observations).some(
      (id) => (id === finding || id.startsWith(`${finding}.`)) && now.observations[id]?.polarity === 'present',
    ),
  )
  if (complaint === null)
    return 'Most symptoms that make people think of cancer turn out to be something else. Tell me what you have noticed and since when. See a doctor soon for a new lump, blood where none should be, weight loss without trying, or a change that lasts over 3 weeks.'
  const isLong = (now.durationDays ?? 0) >= daysToCheck || Object.keys(now.observations).some((id) => id.endsWith('.long-standing'))
  // A cough or hoarseness of three weeks in somebody who smokes is looked into (NICE NG12).
  const isOfSmoker = isLong && now.observations.smoker?.polarity === 'present' && now.complaints.some((id) => /^(?:cough|hoarse)/.test(id))
  if (share >= worthAWord || sign !== undefined || isOfSmoker)
    return `I understand the worry. Most people with ${complaint} do not have cancer, but I cannot rule it out from here, and it should be checked: a doctor should examine you soon and can order the right tests. Found early, most cancers can be treated well.`
  const when = isLong
    ? 'Since it has lasted for more than 3 weeks, a doctor should look at it all the same; sooner with a lump, blood, weight loss without trying, or sweats at night.'
    : 'It should be checked if it lasts over 3 weeks, or with a lump, blood, weight loss without trying, or sweats at night.'
  return `Nothing you have told me points to cancer, and far commoner things cause ${complaint}. ${when}`
}
