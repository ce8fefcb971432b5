import type { Push } from '../../judge/questions/emergency-pushes.ts'
import { tellsOfDanger } from '../../judge/questions/help-now.ts'
import { tellsOfWorse } from '../../judge/questions/news-of-change.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { chooseFirstAid, plainWords } from '../../say/cards/choose-first-aid.ts'
import { sugarNow } from '../../say/cards/first-aid/sugar-now.ts'
import { firstAidPart } from '../../say/cards/first-aid-text.ts'
import { calledAnswers, travellingAnswers } from '../../say/cards/help-answers.ts'
import { doneAnswers, notedAnswers, stillHere, worseNow } from '../../say/cards/obstacle-answers.ts'
import { crewStory } from '../../say/crew-story.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { allergyWarning, asksToEat, asksToPress, emergencyQuestion, pressingAnswer } from '../../say/emergency-questions.ts'
import { namesRemedy } from '../../say/emergency-remedy.ts'
import { withHelpers } from '../../say/helpers.ts'
import { levelAgain, levelOnItsWay } from '../../say/level-card.ts'
import { namesTabletOrSpray, nitrateAnswer } from '../../say/nitrate-forbidden.ts'
import { answerToGone, answerToPush, inTurn, isSugarFirst } from '../../say/obstacle-reply.ts'
import { asksForCar } from '../../say/who-drives.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { advisedAnswer } from './answers/answer-of-clause.ts'
import { closerAnswer } from './answers/closer/closer-answer.ts'
import { blamedMedicine } from './answers/medicine-effects.ts'
import { standingLevel } from './answers/standing-level.ts'
import { topicInDanger } from './answers/topic-in-danger.ts'
import { mostQuestionsIn } from './answers.ts'
import { bodilyTriage, toldFor } from './danger.ts'
import { inCare } from './in-care.ts'
import { partsOfPoints, pointsHere, withPoints } from './points.ts'

const answered = 2
const withoutLevel: ReadonlySet<string> = new Set(['coming', 'arrived', 'story', 'take-along', 'number'])
/** What is asked or told while one waits for help, without a word against it. */
const asksOnly: ReadonlySet<string> = new Set([
  'send-help',
  'who-else',
  'pen',
  'can-eat',
  'can-take',
  'can-drive',
  'company',
  'children',
  'pets',
  'carer',
  'alone',
  'secret',
  'papers',
  'done',
  'what-now',
  'what-happens',
  'afraid',
  'afraid-to-die',
  'fear-hospital',
  'embarrassed',
  'not-yet',
])

/** While an emergency stands, everything that is said to it is answered: obstacles, pleas, questions, news, and silence. */
export const obstacles: Move = (state) => {
  const { now, judged } = state
  const triage = bodilyTriage(now)
  if (triage === null || judged.crisis === 'card' || judged.crisis === 'made-sure') return []
  if (judged.crisis === 'after') return sugarAnswer(state).map(({ kind, text }) => ({ kind, text }))
  const asked = questionsOf(state)
  if (asked.length > 0) {
    const places = new Set(asked.map(({ clause }) => clause))
    const isNewsOfHelp = ({ kind }: Push) => kind === 'coming' || kind === 'arrived' || kind === 'gone'
    const pushes = judged.pushes.filter((push) => isNewsOfHelp(push) && !places.has(push.clause))
    const held = obstaclesTo({ ...state, judged: { ...judged, pushes } }, triage.level, true)
    return [...held, ...asked, ...(held.length === 0 && !asksLevel(state) ? stillHeld(state, triage.level) : [])]
  }
  return obstaclesTo(state, triage.level, false)
}

/** An answer about the level itself says what stands. */
const asksLevel = (state: TurnState): boolean => state.heard.clauses.some((clause) => standingLevel(clause, state) !== null)

/** What stands is said once more under an answer of its own, until help is on its way. */
function stillHeld({ now, judged }: TurnState, level: TriageLevel): Part[] {
  if (judged.isNewEmergency || judged.emergency === 'coming' || isCaredFor(now.help)) return []
  const { ambulance } = emergencyContacts(now.country)
  return [{ kind: 'level', text: levelAgain(level, ambulance, now, toldFor(now)), isProvisional: judged.isProvisional }]
}

/** What is asked in the middle of it and has an answer of its own. */
function questionsOf(state: TurnState): Part[] {
  const { heard, judged, now, words } = state
  const warning = allergyWarning(words)
  const parts: Part[] = warning === null ? [] : [{ kind: 'answer', text: warning }]
  const pressing = isCaredFor(now.help) ? null : pressingAnswer(words, now)
  if (pressing !== null) parts.push({ kind: 'answer', text: pressing, ...placeOf(heard, asksToPress) })
  parts.push(...sugarAnswer({ heard, now, words }))
  const ofSpray = givesSpray(now) && !isCaredFor(now.help) && !judged.isNewEmergency ? nitrateAnswer(now, words) : null
  if (ofSpray !== null) return [...parts, { kind: 'answer', text: ofSpray, ...placeOf(heard, namesTabletOrSpray) }]
  const isOfRemedy = namesRemedy(chooseFirstAid(now, ''), now, words)
  // The points of a plea are answered whole; what a clause of it may ask by itself is not asked.
  if (pointsHere(state).length > 0) return parts
  const looked = new Set<string>()
  const most = mostQuestionsIn(words)
  for (const [clause, each] of heard.clauses.entries()) {
    if (looked.has(each.text)) continue
    looked.add(each.text)
    if (looked.size > most) break
    const answer =
      (asksForCar(each.text) && !isCaredFor(now.help) && now.help !== 'travelling' ? answerToPush('can-drive', now, each.text) : null) ??
      closerAnswer(each, state) ??
      blamedMedicine(each, state) ??
      emergencyQuestion(each.text, now) ??
      (isOfRemedy ? null : advisedAnswer(each, state)) ??
      (judged.pushes.some((push) => push.clause === clause) ? null : topicInDanger(each, state))
    if (answer !== null && parts.every((part) => part.text !== answer)) parts.push({ kind: 'answer', text: answer, clause })
  }
  return parts
}

/** Whether the first aid in force speaks of a nitrate. */
function givesSpray(now: TurnState['now']): boolean {
  return chooseFirstAid(now, '').steps.some((step) => typeof step === 'object' && 'medicine' in step && step.medicine === 'nitrate')
}

/** The clause that asks it: no other move answers it again. */
function placeOf({ clauses }: TurnState['heard'], asks: (text: string) => boolean): { clause: number } | object {
  const clause = clauses.findIndex(({ text }) => asks(text))
  return clause < 0 ? {} : { clause }
}

/** Sugar by mouth is answered by the danger in force: low sugar wants it now. Nothing where nothing of the kind is asked. */
function sugarAnswer({ heard, now, words }: Pick<TurnState, 'heard' | 'now' | 'words'>): Part[] {
  if (isCaredFor(now.help) || !asksToEat(words) || !isSugarFirst(chooseFirstAid(now, ''), now)) return []
  const text = sugarNow.replaceAll('{number}', emergencyContacts(now.country).ambulance)
  return [{ kind: 'answer', text, ...placeOf(heard, asksToEat) }]
}

function obstaclesTo(state: TurnState, level: TriageLevel, isAsked: boolean): Part[] {
  const { now, judged } = state
  if (isCaredFor(now.help)) return isAsked && judged.pushes.length === 0 ? [] : inCare(state)
  if (judged.crisis === 'question') return besideQuestion(state, level)
  const isComing = judged.emergency === 'coming' && !judged.isNewEmergency
  if (isComing && state.before.help === now.help && tellsOfDanger(state.before, now, state.heard))
    return [{ kind: 'answer', text: worseNow.replaceAll('{number}', emergencyContacts(now.country).ambulance) }]
  const points = partsOfPoints(state)
  const pushes = withPoints(judged.pushes, points.length, answered, state.words)
  const parts: Part[] = [...points, ...pushes.map((push, place) => partOf(push, state, place + points.length))]
  const number = emergencyContacts(now.country).ambulance
  const isPleading = points.length > 0 || pushes.some(({ kind }) => !withoutLevel.has(kind))
  const isOnItsWay = judged.emergency === 'coming'
  if (isPleading && !judged.isNewEmergency && !(isOnItsWay && pushes.every(({ kind }) => withoutLevel.has(kind) || asksOnly.has(kind))))
    // Who asks what to do hears whom to call before what to do meanwhile.
    parts.splice(pushes[0]?.kind === 'what-now' && !isOnItsWay ? 0 : parts.length, 0, {
      kind: 'level',
      text: isOnItsWay ? levelOnItsWay(level, number, now.help === 'travelling') : levelAgain(level, number, now, toldFor(now)),
      isProvisional: judged.isProvisional,
    })
  if (parts.length === 0 && !isAsked && isPassedOver(state))
    parts.push(
      { kind: 'obstacle', text: answerToPush('passed-over', now, state.words), clause: 0 },
      { kind: 'level', text: levelAgain(level, number, now, toldFor(now)), isProvisional: judged.isProvisional },
    )
  if (parts.length > 0 || judged.isNewEmergency || judged.emergency !== 'coming' || isAsked) return parts
  return [{ kind: 'answer', text: whileWaiting(state, number) }]
}

/** What is said to plain words while help is on its way. */
function whileWaiting(state: TurnState, number: string): string {
  const { before, now, words } = state
  if (tellsOfWorse(plainWords(words))) return worseNow.replaceAll('{number}', number)
  const isNoted = carriesNews(state) || before.pending?.id.startsWith('crew:') === true
  return withHelpers(inTurn(isNoted ? notedAnswers : stillHere, now), now)
}

/** While a question of safety comes first, the danger of the body is still said. */
function besideQuestion({ before, now, judged }: TurnState, level: TriageLevel): Part[] {
  if (judged.isNewEmergency || bodilyTriage(before) === null) return []
  const { ambulance } = emergencyContacts(now.country)
  return [{ kind: 'level', text: levelAgain(level, ambulance, now, toldFor(now)), isProvisional: judged.isProvisional }]
}

/** What is said to a standing emergency, tells nothing, answers nothing and asks nothing is still spoken to. */
function isPassedOver({ heard, judged, before }: TurnState): boolean {
  if (judged.isNewEmergency || judged.emergency === 'coming' || heard.choice !== null || heard.isForeign || heard.isNonsense) return false
  const isElsewhere = heard.clauses.every(({ act }) => act.startsWith('ask-') || politeness.has(act))
  return !isElsewhere && !carriesNews({ heard }) && !isAnswer({ heard }) && heard.drugs.length === 0 && bodilyTriage(before) !== null
}
/** What other moves answer, and what asks for nothing. */
const politeness: ReadonlySet<string> = new Set(['thanks', 'greeting', 'help', 'correction', 'answer', 'denial', 'unreadable'])

function partOf({ kind, clause }: Push, state: TurnState, place: number): Part {
  const { now, words } = state
  if (kind === 'arrived' || kind === 'story') return crewStory(state, kind === 'arrived')
  if (kind === 'gone') return { kind: 'obstacle', text: answerToGone(now, words), clause }
  if (kind === 'coming') return { kind: 'answer', text: answerToComing(state) }
  if (kind === 'done') return { kind: 'answer', text: withHelpers(inTurn(doneAnswers, now), now), clause }
  if (kind === 'what-now') return { ...firstAidPart(chooseFirstAid(now, words), now), clause }
  return { kind: 'obstacle', text: answerToPush(kind, now, words, place), clause }
}

function answerToComing({ now }: TurnState): string {
  const sayings = now.help === 'travelling' ? travellingAnswers : calledAnswers
  return inTurn(sayings, now).replaceAll('{number}', emergencyContacts(now.country).ambulance)
}
