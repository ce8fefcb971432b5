import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { explainTests } from '../../../records/documents/answer-from-documents.ts'
import { triageSoFar } from '../../../say/build-reply.ts'
import { conditionAnswer } from '../../../say/condition-answer.ts'
import { conversationTexts } from '../../../say/conversation-text.ts'
import { findHealthFact } from '../../../say/health-facts.ts'
import { because } from '../../../say/level-card.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { toldOf } from '../../../say/told-of.ts'
import { withoutIt } from '../../../say/without-it.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'
import { labAnswer } from './lab-answer.ts'

const shown = 8
const signsShown = 4

/** "What have you put down?": what was told and denied so far, the medicines and the allergies. */
export const notedSoFar: Answer = (_clause, { base, now }) => {
  const told = Object.values(now.observations).filter(({ source, temporality }) => source !== 'implied' && temporality === 'current')
  const ids = (polarity: string) => told.filter((each) => each.polarity === polarity).map(({ finding }) => finding)
  const { names, clauses } = toldOf(base.findings, ids('present').slice(0, shown), now.person)
  const allergies = now.allergies.map((name) => `an allergy to ${name}`)
  const has = [...names, ...now.drugs, ...allergies]
  const not = ids('absent')
    .slice(0, shown)
    .map((id) => withoutIt(base.findings.get(id)?.name ?? id))
  const said = [
    has.length > 0 ? `So far I have: ${spokenList(has)}.` : '',
    clauses.length > 0 ? `And: ${clauses.join('; ')}.` : '',
    not.length > 0 ? `Not there: ${spokenList(not)}.` : '',
  ].filter((each) => each !== '')
  return said.length === 0
    ? 'Nothing yet. Tell me what is wrong, and I write it down as we go.'
    : `${said.join(' ')} If anything is wrong or missing, tell me and I put it right. You can take all of it along as a PDF.`
}

/** "Why do you ask?": why the question that stands was asked. */
export const whyAsked: Answer = (_clause, { before }) => before.pending?.why ?? conversationTexts.whyGeneral

/** "Why hospital?": what the level so far rests on. */
export const whyThisLevel: Answer = (_clause, state) => {
  const triage = levelOf(state.now.held) === null && state.now.verdictTurn === null ? null : triageSoFar(state.now)
  const reasons = triage === null ? '' : because(triage, null)
  return reasons === ''
    ? 'I have not settled yet how soon somebody should look at it: a few answers more and I can say, with the reason. If it gets much worse meanwhile, do not wait for me.'
    : `${reasons} It is a matter of how bad it could be if we waited, not of how bad it looks now.`
}

/** "What does febrile mean?": an illness, a test or a word of health; null where none of them is named. */
export const wordMeaning: Answer = ({ text }, { base, now }) =>
  conditionAnswer(base.knowledge, text) ?? findHealthFact(text)?.answer ?? labAnswer(text, now) ?? explainTests(text)

/** "What should I look out for?": the warning signs of the illness that was named or leads; null where none is known. */
export const warningSigns: Answer = ({ text }, state) => {
  const { condition } = illnessOf(text, state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  const signs = advice?.callIf ?? []
  return signs.length === 0
    ? null
    : `Get help at once if:\n\n${signs
        .slice(0, signsShown)
        .map((sign) => `- ${sign}`)
        .join('\n')}`
}

/** "Who won the match?": nothing that a doctor knows. */
export const besideHealth: Answer = (_clause, { now }) =>
  `That is beyond me: I only know about health.${now.complaints.length === 0 ? ' What can I do for you?' : ''}`
