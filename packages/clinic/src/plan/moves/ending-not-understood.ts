import type { Question } from '../../case/model.ts'
import { freshOf, timesSaid } from '../../case/said-before.ts'
import { unreadWords } from '../../hear/unread-words.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { complaintQuestion, hasLost, lossAsked } from '../../judge/questions/open-questions.ts'
import { placeQuestion } from '../../judge/questions/place-question.ts'
import { uncapital } from '../../judge/questions/question-knowledge.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { levelTitles } from '../../say/level-words.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import { ask, type Ending, silence } from './ending.ts'

const triedTwice = 'complaint:again'

/**
 * What ends a reply to words that said nothing: to an open question the interview moves on, a closed one is asked again, once. Out: the ending, in which
 * the words that nobody knows are named.
 */
export function endingNotUnderstood(state: TurnState): Ending {
  const { now, heard } = state
  const grieved = heard.isForeign ? null : heardOfLoss(now)
  if (grieved !== null) return grieved
  // After the verdict the talk does not begin anew, also where what it rested on was taken back.
  if (now.complaints.length === 0) return now.verdictTurn === null || heard.isForeign ? withoutComplaint(state) : toNoQuestion(state)
  return state.before.pending === null ? toNoQuestion(state) : toOpenQuestion(state, state.before.pending)
}

/** Nothing is known of what is wrong: it is asked, once more in other words, and then no more. */
function withoutComplaint(state: TurnState): Ending {
  const { before, now, heard } = state
  const isAskedAlready = before.pending?.slot === 'complaint'
  if (isAskedAlready && before.asked.includes(triedTwice)) {
    const number = emergencyContacts(now.country).ambulance
    return { ...saying(state, conversationTexts.giveUp.replace('{number}', number), null), isVerdict: true }
  }
  const place = heard.isNonsense ? null : ofPlace(state)
  if (place !== null) return ask(place)
  const question = complaintQuestion(now.person, isAskedAlready)
  if (isAskedAlready) return saying(state, conversationTexts.notUnderstood, question, triedTwice)
  return saying(state, heard.isNonsense ? conversationTexts.nonsense : conversationTexts.notUnderstood, question)
}

/** Nothing was asked: after the verdict the advice stands, before it the interview goes on. */
function toNoQuestion(state: TurnState): Ending {
  const { now, heard, words } = state
  if (now.verdictTurn === null) return goesOn(state)
  if (isBareAnswer(heard, words)) return adviceStands(now)
  const isRemark = isPlainlySaid(heard, words) && unreadIn(state).length === 0 && !/\?/.test(words)
  return isRemark ? adviceStands(now, conversationTexts.ifNew) : saying(state, conversationTexts.nonsense, null)
}

/** A question is open: it is let go, or asked again with a word on what was said. */
function toOpenQuestion(state: TurnState, pending: Question): Ending {
  const { before, now, heard, words } = state
  const again = `${pending.id}:again`
  if (tellsSince.test(words) || hearsOnly.test(words)) return ask(pending, again)
  const wasReadAsOption = pending.findings.some((finding) => now.observations[finding]?.turn === now.turns)
  const isOpenAndRead = pending.kind === 'open' && pending.slot !== 'age' && !heard.isNonsense
  if (wasReadAsOption || isOpenAndRead || before.asked.includes(again)) return goesOn(state)
  const isPlain = unreadIn(state).length === 0 && isPlainlySaid(heard, words)
  return isPlain ? keptInWords(now, pending, again) : saying(state, conversationTexts.nonsense, pending, again)
}

/** The interview as it would go on without the message. */
function goesOn({ judged }: TurnState): Ending {
  return judged.next.kind === 'question' ? ask(judged.next.question) : { ...silence, isVerdict: judged.next.kind === 'verdict' }
}

/** A plain sentence is kept in the patient's words, and the question asked again. */
function keptInWords(now: TurnState['now'], pending: Question, mark: string): Ending {
  const asked = ask(pending, mark)
  return { ...asked, parts: [{ kind: 'understood', text: freshOf(conversationTexts.kept, now) }, ...asked.parts] }
}

const unreadIn = ({ base, words, heard }: TurnState): string[] => (heard.isForeign ? [] : unreadWords(base.knowledge, words))

/** That it was not understood, with the words that nobody knows in place of its first sentence, and the question that follows. */
function saying(state: TurnState, text: string, question: Question | null, mark?: string): Ending {
  const unread = unreadIn(state)
  const named =
    unread.length === 0
      ? text
      : `I did not get ${unread.map((word) => `*${word}*`).join(' and ')}. ${text.replace(/^I am (?:sorry, I did not get that|not sure I understood that)\. /, '')}`
  const asked = question === null ? silence : ask(question)
  return { ...asked, parts: [{ kind: 'notUnderstood', text: named }, ...asked.parts], ...(mark === undefined ? {} : { mark }) }
}

/** What is wrong with the one part of the body that a message names; asked once. */
export function ofPlace({ before, now, words }: Pick<TurnState, 'before' | 'now' | 'words'>): Question | null {
  const question = placeQuestion(words, now.person)
  return question === null || before.pending?.id === question.id || before.asked.includes(question.id) ? null : question
}

/** "Ok", "alright then": it was heard, and the question still stands. */
const hearsOnly =
  /^\W*(?:(?:ok(?:ay|ey|ie)?|k|right|righto|alright|all right|sure|fine|i see|got it|understood|fair enough|makes sense|then|so|well|oh|ah|hmm?|doctor|doc)\W*)+$/i

/** "Since the divorce", "only seconds": a time that no question asked for and that is understood all the same. */
const tellsSince =
  /^\W*(?:it['’]?s |been |ever |only |just |about |for )*(?:since\b|(?:a few |some )?(?:seconds|secs|minutes|mins|moments)\b|(?:\d+|once|twice|three times|a few times|several times|every) (?:times? )?(?:a |per |an )?(?:day|night|hour|week|month|morning|evening)\b)/i

/** Who has come with a loss alone, and was asked about it, is listened to. */
function heardOfLoss(now: TurnState['now']): Ending | null {
  if (now.complaints.length > 0 || !hasLost(now) || !now.asked.includes(lossAsked)) return null
  return { ...silence, parts: [{ kind: 'answer', text: freshOf(conversationTexts.lossHeard, { ...now, turns: 0 }) }] }
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

/** To an answer or a remark after the verdict: that the advice stands, and that the patient may go on writing. */
function adviceStands(now: TurnState['now'], invites: readonly string[] = conversationTexts.writeAgain): Ending {
  const level = levelOf(now.held)
  const inOrder = { ...now, turns: 0 }
  const advice =
    level === null
      ? ''
      : freshOf(
          conversationTexts.stands.map((way) => way.replace('{advice}', uncapital(levelTitles[level]))),
          inOrder,
        )
  const isOnceMore = invites.every((way) => timesSaid(way, now) > 0)
  const text = ['All right.', advice, isOnceMore ? '' : freshOf(invites, inOrder)].filter(Boolean).join(' ')
  return { ...silence, parts: [{ kind: 'answer', text }] }
}
