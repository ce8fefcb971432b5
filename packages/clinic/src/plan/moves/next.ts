import type { Question } from '../../case/model.ts'
import { freshOf, sentencesOf, timesSaid } from '../../case/said-before.ts'
import { readCorrections } from '../../hear/corrections/read-corrections.ts'
import { does } from '../../hear/hear.ts'
import { readBareTime } from '../../hear/lexicon/read-duration.ts'
import { unreadWords } from '../../hear/unread-words.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { checkInAsked, worseSince } from '../../judge/levels/worsening.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { emergencyCheck } from '../../judge/questions/emergency-check.ts'
import { complaintQuestion, hasLost, lossAsked, lossQuestion } from '../../judge/questions/open-questions.ts'
import { placeQuestion } from '../../judge/questions/place-question.ts'
import { uncapital } from '../../judge/questions/question-knowledge.ts'
import { moodAsked, wonderedAsked } from '../../judge/questions/safety-question.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { crisisEnding, crisisTalk } from '../../say/crisis-reply.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { levelTitles } from '../../say/level-words.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import type { Part } from '../part.ts'
import { lastTime } from './answers/history-answer.ts'
import { cameForIron } from './iron-and-stool.ts'
import { illnessAlone } from './named-illness.ts'

/** What ends the reply: a question that stays open, the verdict, or nothing. `mark` is kept among what was asked. */
export interface Ending {
  parts: readonly Part[]
  pending: Question | null
  isVerdict: boolean
  mark?: string
}

const triedTwice = 'complaint:again'
const silence: Ending = { parts: [], pending: null, isVerdict: false }
const verdict: Ending = { ...silence, isVerdict: true }

/** The one question of a reply, the verdict, or nothing. In: the turn, and whether anything was said to the message already. */
export function endingOf(state: TurnState, isAnswered: boolean): Ending {
  const ending = nextOf(state, isAnswered)
  const isAsideOfAnswer = isAnswered && ending.pending?.slot === 'complaint' && ending.mark === undefined
  if (isAsideOfAnswer) return { ...ending, mark: answeredFirst }
  return ending.mark === undefined && lastTime(state) !== null && ending.pending !== null ? { ...ending, mark: checkInAsked } : ending
}

/** Kept among what was asked: something was answered before the patient was asked what is wrong. */
const answeredFirst = 'complaint:answered'

function nextOf(state: TurnState, isAnswered: boolean): Ending {
  return inDanger(state) ?? besideNews(state, isAnswered) ?? ofInterview(state)
}

/** What ends a reply of a crisis or an emergency, and the question in doubt that comes before any other. Null where neither stands. */
function inDanger(state: TurnState): Ending | null {
  const { now, judged } = state
  const number = emergencyContacts(now.country).ambulance
  if (judged.crisis === 'question') return { ...silence, pending: now.pending }
  if (judged.crisis === 'card' && now.crisis?.kind === 'overdose') return { ...silence, pending: emergencyCheck(now, number) }
  if (judged.crisis === 'card' || judged.crisis === 'after') return silence
  if (judged.crisis === 'released') return afterRelease(state)
  if (judged.pushes.some(({ kind }) => kind === 'arrived' || kind === 'story')) return silence
  if (judged.next.kind === 'emergency-check') return ask(judged.next.question ?? emergencyCheck(now, number))
  if (judged.emergency === 'coming') return silence
  return judged.next.kind === 'question' && judged.next.question.id === wonderedAsked ? ask(judged.next.question, wonderedAsked) : null
}

/** What ends a reply to a message that takes the interview no further: thanks, a question, "nothing is wrong", words not understood, a time alone. */
function besideNews(state: TurnState, isAnswered: boolean): Ending | null {
  const { before, now, heard } = state
  const number = emergencyContacts(now.country).ambulance
  if (illnessAlone(state) !== null) return ask(complaintQuestion(now.person), 'complaint:named')
  const isNews = bringsNews(state)
  if (!isNews && isAnswered && does(heard, 'bye')) return { ...silence, pending: before.pending }
  if (isAnswered && (asksOnly(state) || isAfterCondom(state) || cameForAnswer(state) || cameForIron(state))) return silence
  if (isNothingWrong(state)) return { ...silence, parts: [{ kind: 'answer', text: conversationTexts.nothingWrong }] }
  if (!isNews && !wantsToGoOn(state)) return isAnswered ? afterAnswer(state) : notUnderstood(state, number)
  if (!carriesNews(state) && heard.answer !== null && before.pending?.slot === 'complaint') return notUnderstood(state, number)
  return tellsOnlyTime(state) ? ask(before.pending ?? complaintQuestion(now.person), 'person:again') : null
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
  if (question.id === 'complaint') return ask(ofPlace(state) ?? ofLoss(now) ?? question)
  return ask(question, question.id === moodAsked ? moodAsked : undefined)
}

/** Who has lost somebody is asked how they are in themselves, and never what is troubling them. */
function ofLoss(now: TurnState['now']): Question | null {
  return hasLost(now) && !now.asked.includes(lossAsked) ? lossQuestion(now, patientName(now.person)) : null
}

/** What is wrong with the one part of the body that a message names; asked once. */
function ofPlace({ before, now, words }: Pick<TurnState, 'before' | 'now' | 'words'>): Question | null {
  const question = placeQuestion(words, now.person)
  return question === null || before.pending?.id === question.id || before.asked.includes(question.id) ? null : question
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

const ask = (question: Question, mark?: string): Ending => ({
  parts: [{ kind: 'question', text: question.text }],
  pending: question,
  isVerdict: false,
  ...(mark === undefined ? {} : { mark }),
})

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

/** "Since the divorce", "only seconds": a time that no question asked for and that is understood all the same. */
const tellsSince =
  /^\W*(?:it['’]?s |been |ever |only |just |about |for )*(?:since\b|(?:a few |some )?(?:seconds|secs|minutes|mins|moments)\b|(?:\d+|once|twice|three times|a few times|several times|every) (?:times? )?(?:a |per |an )?(?:day|night|hour|week|month|morning|evening)\b)/i

/** Who has come with a loss alone, and was asked about it, is listened to. */
function heardOfLoss(now: TurnState['now']): Ending | null {
  if (now.complaints.length > 0 || !hasLost(now) || !now.asked.includes(lossAsked)) return null
  return { ...silence, parts: [{ kind: 'answer', text: freshOf(conversationTexts.lossHeard, { ...now, turns: 0 }) }] }
}

/** Words that said nothing to an open question move the interview on; to a closed one they are asked again, once. */
function notUnderstood({ base, words, before, now, heard, judged }: TurnState, number: string): Ending {
  const { pending } = before
  const unread = heard.isForeign ? [] : unreadWords(base.knowledge, words)
  const named = unread.length === 0 ? '' : `I did not get ${unread.map((word) => `*${word}*`).join(' and ')}. `
  const saying = (text: string, question: Question | null, mark?: string): Ending => ({
    parts: [
      {
        kind: 'notUnderstood',
        text: named === '' ? text : `${named}${text.replace(/^I am (?:sorry, I did not get that|not sure I understood that)\. /, '')}`,
      },
      ...(question === null ? [] : [{ kind: 'question' as const, text: question.text }]),
    ],
    pending: question,
    isVerdict: false,
    ...(mark === undefined ? {} : { mark }),
  })
  const grieved = heard.isForeign ? null : heardOfLoss(now)
  if (grieved !== null) return grieved
  if (now.complaints.length === 0) {
    if (pending?.slot === 'complaint' && before.asked.includes(triedTwice))
      return { ...saying(conversationTexts.giveUp.replace('{number}', number), null), isVerdict: true }
    const place = heard.isNonsense ? null : ofPlace({ before, now, words })
    if (place !== null) return ask(place)
    const question = complaintQuestion(now.person, pending?.slot === 'complaint')
    if (pending?.slot === 'complaint') return saying(conversationTexts.notUnderstood, question, triedTwice)
    return saying(heard.isNonsense ? conversationTexts.nonsense : conversationTexts.notUnderstood, question)
  }
  const goOn: Ending =
    judged.next.kind === 'question' ? ask(judged.next.question) : { parts: [], pending: null, isVerdict: judged.next.kind === 'verdict' }
  if (pending === null && now.verdictTurn !== null && isBareAnswer(heard, words)) return adviceStands(now)
  if (pending === null) return now.verdictTurn === null ? goOn : saying(conversationTexts.nonsense, null)
  if (tellsSince.test(words)) return ask(pending, `${pending.id}:again`)
  const wasReadAsOption = pending.findings.some((finding) => now.observations[finding]?.turn === now.turns)
  const isOpenAndRead = pending.kind === 'open' && pending.slot !== 'age' && !heard.isNonsense
  if (wasReadAsOption || isOpenAndRead || before.asked.includes(`${pending.id}:again`)) return goOn
  if (named === '' && isPlainlySaid(heard, words)) {
    const text = freshOf(conversationTexts.kept, now)
    return {
      ...ask(pending, `${pending.id}:again`),
      parts: [
        { kind: 'understood', text },
        { kind: 'question', text: pending.text },
      ],
    }
  }
  return saying(conversationTexts.nonsense, pending, `${pending.id}:again`)
}

/** A sentence of known words says something, though no finding: nobody is asked to say it otherwise. */
function isPlainlySaid({ isNonsense, isForeign, clauses }: TurnState['heard'], words: string): boolean {
  return !isNonsense && !isForeign && words.trim().split(/\s+/).length > fewWords && !clauses.every(({ act }) => act === 'unreadable')
}

const fewWords = 4

/** "No", "none", "ok": an answer, or a few readable words, where nothing was asked. */
function isBareAnswer(heard: TurnState['heard'], words: string): boolean {
  return heard.answer !== null || (!heard.isNonsense && !heard.isForeign && words.trim().split(/\s+/).length <= fewWords)
}

/** To an answer after the verdict: that the advice stands, and that the patient may go on writing. */
function adviceStands(now: TurnState['now']): Ending {
  const level = levelOf(now.held)
  const inOrder = { ...now, turns: 0 }
  const advice =
    level === null
      ? ''
      : freshOf(
          conversationTexts.stands.map((way) => way.replace('{advice}', uncapital(levelTitles[level]))),
          inOrder,
        )
  const isOnceMore = conversationTexts.writeAgain.every((way) => timesSaid(way, now) > 0)
  const text = ['All right.', advice, isOnceMore ? '' : freshOf(conversationTexts.writeAgain, inOrder)].filter(Boolean).join(' ')
  return { ...silence, parts: [{ kind: 'answer', text }] }
}
