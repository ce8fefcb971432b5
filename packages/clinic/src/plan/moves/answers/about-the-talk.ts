import { findingsNamed } from '../../../hear/findings-named.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { explainTests } from '../../../records/documents/answer-from-documents.ts'
import { triageSoFar } from '../../../say/build-reply.ts'
import { conditionAnswer } from '../../../say/condition-answer.ts'
import { conversationTexts } from '../../../say/conversation-text.ts'
import { findHealthFact } from '../../../say/health-facts.ts'
import { because } from '../../../say/level-card.ts'
import { spokenThings, thingsOf } from '../../../say/said-back/things.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { withoutIt } from '../../../say/without-it.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'
import { labAnswer } from './lab-answer.ts'

const shown = 8
const signsShown = 4

/** "What have you put down?": what was told and denied so far, the medicines and the allergies. */
export const notedSoFar: Answer = (_clause, { base, now }) => {
  const told = Object.values(now.observations).filter(({ source, temporality }) => source !== 'implied' && temporality === 'current')
  const ids = (polarity: string) => told.filter((each) => each.polarity === polarity).map(({ finding }) => finding)
  // An allergy that has a name goes by it.
  const isNamed = (finding: string) => finding === 'history-medicine-allergy' && now.allergies.length > 0
  const present = told.filter(({ polarity, finding }) => polarity === 'present' && !isNamed(finding))
  const { names, clauses } = spokenThings(thingsOf(base.findings, present, now.prose, now.person).slice(0, shown), now.person)
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

/** So many of the likeliest causes are looked through for the one that a question decides. */
const causesRead = 40

/** "Why do you ask?": the cause that what is asked about would point to, a dangerous one before others; else why the question that stands was asked. */
export const whyAsked: Answer = ({ text }, state) => {
  const { before, base, judged } = state
  const isTold = (finding: string) => before.complaints.includes(finding) || before.observations[finding]?.polarity === 'present'
  const named = findingsNamed(base.knowledge, text.replace(asksWhy, ' '))
    .map((finding) => finding.slice(1))
    .filter((finding) => !isTold(finding))
  const asked = named.length > 0 ? named : (before.pending?.findings ?? []).filter((finding) => !isTold(finding))
  const [leader] = judged.ranking.ranked
  const causes = judged.ranking.ranked
    .slice(0, causesRead)
    .map(({ condition }) => base.knowledge.conditions.get(condition))
    .filter((condition) => condition !== undefined && condition.id !== leader?.condition)
  for (const finding of asked) {
    const having = causes.filter((condition) => condition !== undefined && hasFinding(condition.findings, finding))
    const cause = having.find((condition) => condition?.mustNotMiss) ?? having[0]
    const name = base.findings.get(finding)?.name
    if (cause === undefined || name === undefined) continue
    return `Because it decides something: ${name} beside what you told me would make me think of ${spokenCondition(cause.name)}${cause.mustNotMiss ? ', which must not be missed' : ''}. ${cause.summary} If it is not there, that becomes unlikely.`
  }
  return `${before.pending?.why ?? conversationTexts.whyGeneral}${forExample(state)}`
}

/** What an open question helps to tell apart in this case: the two likeliest causes; nothing where too little is known. */
function forExample({ base, judged, before }: TurnState): string {
  if (before.pending?.kind !== 'open' || before.complaints.length === 0) return ''
  const [one, other] = judged.ranking.ranked
    .slice(0, 2)
    .map(({ condition }) => base.knowledge.conditions.get(condition))
    .filter((condition) => condition !== undefined)
  return one === undefined || other === undefined
    ? ''
    : ` Here it helps me to tell ${spokenCondition(one.name)} from ${spokenCondition(other.name)}.`
}

const asksWhy = /\bwhy\b[^?]{0,20}\b(?:ask\w*|want to know|need to know|question)\b(?: me)?(?: about| of| for)?/i

const hasFinding = (findings: Readonly<Partial<Record<string, readonly string[]>>>, finding: string): boolean =>
  Object.values(findings).some((list) => list?.some((each) => each === finding || finding.startsWith(`${each}.`)) === true)

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
  conditionAnswer(base.knowledge, text, now.complaints.length > 0) ??
  findHealthFact(text)?.answer ??
  labAnswer(text, now) ??
  explainTests(text)

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
export const besideHealth: Answer = ({ text }, { now }) =>
  /\b(?:joking|kidding|having a laugh|are you serious|pulling my leg|for real)\b/i.test(text)
    ? 'No, I mean it. I am sorry if it sounded odd or did not fit; tell me what was wrong with it, and I look at it again.'
    : `That is beyond me: I only know about health.${now.complaints.length === 0 ? ' What can I do for you?' : ''}`
