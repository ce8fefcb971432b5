import type { Question } from '../../case/model.ts'
import { hasNoWords, sentencesOf, timesSaid, wasAskedBefore } from '../../case/said-before.ts'
import { asksToTellInSecret } from '../../hear/asks-to-tell-in-secret.ts'
import { readCorrections } from '../../hear/corrections/read-corrections.ts'
import { does } from '../../hear/hear.ts'
import { readBareTime } from '../../hear/lexicon/read-duration.ts'
import { staysWithCrisis } from '../../judge/crisis/judged-crisis.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { checkInAsked, worseSince } from '../../judge/levels/worsening.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { emergencyCheck } from '../../judge/questions/emergency-check.ts'
import { complaintQuestion, hasLost, lossAsked, lossQuestion } from '../../judge/questions/open-questions.ts'
import { moodAsked, wonderedAsked } from '../../judge/questions/safety-question.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { crisisEnding, crisisTalk } from '../../say/crisis-reply.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import { lastTime } from './answers/history-answer.ts'
import { asksOfLevel } from './answers/level-question.ts'
import { bodilyTriage } from './danger.ts'
import { ask, type Ending, silence } from './ending.ts'
import { endingNotUnderstood, ofPlace } from './ending-not-understood.ts'
import { cameForIron } from './iron-and-stool.ts'
import { illnessAlone } from './named-illness.ts'

const verdict: Ending = { ...silence, isVerdict: true }

/** The one question of a reply, the verdict, or nothing. In: the turn, and whether anything was said to the message already. */
export function endingOf(state: TurnState, isAnswered: boolean): Ending {
  // Who was told "go on" is asked nothing else.
  if (isAnswered && state.judged.crisis === 'none' && asksToTellInSecret.test(state.words))
    return { ...silence, pending: state.before.pending }
  const ending = nextOf(state, isAnswered)
  const isAsideOfAnswer = isAnswered && ending.pending?.slot === 'complaint' && ending.mark === undefined
  if (isAsideOfAnswer) return { ...ending, mark: answeredFirst }
  return ending.mark === undefined && lastTime(state) !== null && ending.pending !== null ? { ...ending, mark: checkInAsked } : ending
}

/** Kept among what was asked: something was answered before the patient was asked what is wrong. */
const answeredFirst = 'complaint:answered'

function nextOf(state: TurnState, isAnswered: boolean): Ending {
  return inDanger(state) ?? (asksLevelAgain(state) ? verdict : null) ?? besideNews(state, isAnswered) ?? ofInterview(state)
}

/** Who asks once more how soon or where, before the last questions are answered, has the verdict as it stands. */
function asksLevelAgain({ now, before, heard, judged }: TurnState): boolean {
  if (now.verdictTurn !== null || now.complaints.length === 0 || judged.crisis !== 'none' || judged.level !== null) return false
  return heard.clauses.some(({ text }) => asksOfLevel(text) && !hasNoWords(text) && wasAskedBefore(text, before))
}

/** What ends a reply of a crisis or an emergency, and the question in doubt that comes before any other. Null where neither stands. */
function inDanger(state: TurnState): Ending | null {
  const { now, judged } = state
  const number = emergencyContacts(now.country).ambulance
  if (judged.crisis === 'question') return { ...silence, pending: now.pending }
  if (judged.crisis === 'card' && now.crisis?.kind === 'overdose') return { ...silence, pending: emergencyCheck(now, number) }
  if (judged.crisis === 'card' || staysWithCrisis(judged.crisis)) return silence
  if (judged.crisis === 'pictures-left') return silence
  if (judged.crisis === 'released') return afterRelease(state)
  if (judged.pushes.some(({ kind }) => kind === 'arrived' || kind === 'story')) return silence
  if (judged.next.kind === 'emergency-check') return ask(judged.next.question ?? emergencyCheck(now, number))
  if (judged.emergency === 'coming') return silence
  return judged.next.kind === 'question' && judged.next.question.id === wonderedAsked ? ask(judged.next.question, wonderedAsked) : null
}

/** What ends a reply to a message that takes the interview no further: thanks, a question, "nothing is wrong", words not understood, a time alone. */
function besideNews(state: TurnState, isAnswered: boolean): Ending | null {
  const { before, now, heard } = state
  if (illnessAlone(state) !== null) return ask(complaintQuestion(now.person), 'complaint:named')
  if (hasFallen(before, now)) return null
  const isNews = bringsNews(state)
  if (!isNews && isAnswered && does(heard, 'bye')) return { ...silence, pending: before.pending }
  if (isAnswered && (asksOnly(state) || isAfterCondom(state) || cameForAnswer(state) || cameForIron(state))) return silence
  if (isNothingWrong(state)) return { ...silence, parts: [{ kind: 'answer', text: conversationTexts.nothingWrong }] }
  if (!isNews && !wantsToGoOn(state)) return isAnswered ? afterAnswer(state) : endingNotUnderstood(state)
  if (!carriesNews(state) && heard.answer !== null && before.pending?.slot === 'complaint') return endingNotUnderstood(state)
  return tellsOnlyTime(state) ? ask(before.pending ?? complaintQuestion(now.person), 'person:again') : null
}

/** Whether an emergency of the body stood and stands no more: what was asked about the way to help is over with it. */
function hasFallen(before: TurnState['before'], now: TurnState['now']): boolean {
  return bodilyTriage(before) !== null && bodilyTriage(now) === null
}

/** Under an answer to a message that told nothing: what is wrong with who sounds ill, or what was asked before. */
function afterAnswer(state: TurnState): Ending {
  const { before, now } = state
  if (before.pending === null && now.complaints.length === 0 && soundsIll(state)) return ask(complaintQuestion(now.person))
  // Who asks on and on has heard the question: the last one is let go, any other stands without being said a third time.
  if (before.pending !== null && now.crisis === null && timesSaid(sentencesOf(before.pending.text)[0] ?? before.pending.text, before) > 1)
    return before.pending.id === 'last' ? verdict : { ...silence, pending: before.pending }
  return askAgain(before.pending, now.complaints.length > 0 || before.pending?.slot === 'complaint')
}

/** The next question of the interview, or its verdict. */
function ofInterview(state: TurnState): Ending {
  const { now, judged } = state
  const which = whichOfThese(state)
  if (which !== null) return which
  if (judged.next.kind === 'verdict') return now.crisis?.certainty === 'affirmed' ? endOfCrisis(state) : verdict
  if (judged.next.kind !== 'question') return silence
  const { question } = judged.next
  // After the verdict the talk does not begin anew, also where what it rested on was taken back.
  if (question.id === 'complaint' && now.verdictTurn !== null) return silence
  if (question.id === 'complaint') return ask(ofPlace(state) ?? ofLoss(now) ?? question)
  return ask(question, question.id === moodAsked ? moodAsked : undefined)
}

/** Who has lost somebody is asked how they are in themselves, and never what is troubling them. */
function ofLoss(now: TurnState['now']): Question | null {
  return hasLost(now) && !now.asked.includes(lossAsked) ? lossQuestion(now, patientName(now.person)) : null
}

/** Whether the message told, answered, corrected or compared anything. */
function bringsNews(state: TurnState): boolean {
  const { before, now, heard } = state
  const isWorse = now.held.some(({ rule }) => rule === worseSince) && before.held.every(({ rule }) => rule !== worseSince)
  return isWorse || carriesNews(state) || isAnswer(state) || readCorrections(before, heard, state.base.findings).length > 0
}

/** Who asked for a medicine, was answered, and told of nothing but medicines has come for no interview. */
function asksOnly({ before, now, heard }: TurnState): boolean {
  const asks = heard.clauses.filter(({ act }) => act.startsWith('ask-'))
  const isOfMedicines = asks.length > 0 && asks.every(({ act }) => act === 'ask-medicine' || act === 'ask-daily')
  const takesOnly = now.complaints.length > 0 && now.complaints.every((id) => id.startsWith('takes-'))
  return isOfMedicines && takesOnly && before.pending === null
}

const onlyQuestion = /\b(?:just|only) (?:(?:had|have|want(?:ed)?|came for|here for) )?(?:a|the|that|this|my) (?:[\w-]+ ){0,2}question\b/i

/** "Forget it, just the ibuprofen question": the answer is all that was wanted, and the interview ends; not in an emergency. */
function cameForAnswer({ words, judged }: TurnState): boolean {
  return onlyQuestion.test(words) && (judged.level === null || !isEmergency(judged.level))
}

/** Emergency contraception was explained: there is no illness to ask about. */
function isAfterCondom({ now }: TurnState): boolean {
  return now.complaints.length > 0 && now.complaints.every((id) => id === 'sexual-unprotected' || id === 'pregnancy-possible')
}

const nothingWrong =
  /^\W*(?:(?:no|nope|nah|nothing|none|not really|ok|okay|well)\W+)*(?:no (?:symptoms?|problems?|complaints?|issues)\b|nothing(?: (?:else|wrong|really|at all|more))?\b|(?:just|only) (?:the|a|my|that|this) (?:result|question|number|test|answer)\b|i(?:['’]?m| am| feel) (?:fine|well|ok|okay|good|alright)\b|that['’]?s (?:it|all)\b|no(?: thanks?| thank you)?\W*$)/i

/** "No symptoms, just the result" to "what is troubling you?": nothing is, and no illness is looked for. */
function isNothingWrong({ before, now, words, heard }: TurnState): boolean {
  const isAfterAnswer = before.pending?.slot === 'complaint' && before.asked.includes(answeredFirst)
  return isAfterAnswer && now.complaints.length === 0 && heard.mentions.length === 0 && nothingWrong.test(words)
}

/** "About a week" to the question for the age: kept, and the age is asked for once more. */
function tellsOnlyTime({ before, now, words }: TurnState): boolean {
  const isOfPerson = before.pending?.id === 'person' && now.person.ageYears === null && !before.asked.includes('person:again')
  return isOfPerson && readBareTime(words) !== null
}

/** A crisis was taken back: on with what the person came for, never with the question that was answered. */
function afterRelease({ now, judged }: TurnState): Ending {
  if (now.complaints.length === 0) return ask(complaintQuestion(now.person))
  if (judged.next.kind === 'question') return ask(judged.next.question)
  return judged.next.kind === 'verdict' ? { parts: [], pending: null, isVerdict: true } : silence
}

const ended = 'crisis:ended'

/** A crisis ends with a plan of its own, never with a list of causes; what is said after it goes on as a talk. */
function endOfCrisis({ before, now, words }: TurnState): Ending {
  if (now.crisis === null) return silence
  const text = before.asked.includes(ended) ? crisisTalk(now, now.crisis, words) : crisisEnding(now, now.crisis)
  return { ...silence, parts: [{ kind: 'crisis', text }], mark: ended }
}

/** "Sum up now" and "skip" go on without telling anything. */
function wantsToGoOn({ heard, now, judged }: TurnState): boolean {
  return now.complaints.length > 0 && (judged.wantsVerdict || heard.clauses.some(({ act }) => act === 'help'))
}

/** Who asks for a cause, a danger or an outlook, or speaks of fear, is not asking for general interest. */
function soundsIll({ heard }: TurnState): boolean {
  return does(heard, 'ask-cause', 'ask-danger', 'ask-outlook', 'feeling', 'fact', 'change', 'plan', 'obstacle')
}

/** What was asked stays open under an answer to something else. */
function askAgain(pending: Question | null, isOpen: boolean): Ending {
  return pending === null || !isOpen
    ? silence
    : ask({ ...pending, text: pending.text.replace(/^Thank you, that helps\. Anything else\?/, 'Is there anything else?') })
}

/** "Yes" to a list of several signs: which one? Asked once. */
function whichOfThese({ before, now, heard }: TurnState): Ending | null {
  const { pending } = before
  if (pending?.kind !== 'checklist' || (heard.answer !== 'yes' && heard.answer !== 'partly') || heard.mentions.length > 0) return null
  if (now.observations[pending.findings[0] ?? '']?.turn === now.turns || before.asked.includes(`${pending.id}:which`)) return null
  const text = `Which of these ${now.person.relation === 'self' ? 'do' : 'does'} ${patientName(now.person)} have?\n\n${pending.options
    .filter((option) => pending.findings.includes(option.id))
    .map((option) => `- ${option.label}`)
    .join('\n')}`
  return ask({ ...pending, text }, `${pending.id}:which`)
}
