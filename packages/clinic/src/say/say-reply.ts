import { noteQuestions } from '../case/asked-questions.ts'
import type { ConsultationCase } from '../case/case.ts'
import { noteAsked, noteSaid } from '../case/said-before.ts'
import { staysWithCrisis } from '../judge/crisis/judged-crisis.ts'
import { rankCase } from '../judge/knowledge-base.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { verdictTriage } from '../judge/levels/verdict-triage.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import { standingLevel } from '../plan/moves/answers/standing-level.ts'
import type { Part } from '../plan/part.ts'
import type { Plan } from '../plan/plan.ts'
import type { Consultation } from '../turn/consultation.ts'
import type { TurnState } from '../turn/turn-state.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { plainReply, verdictReply } from './build-reply.ts'
import { chooseFirstAid } from './cards/choose-first-aid.ts'
import { firstAidPart } from './cards/first-aid-text.ts'
import { crisisHelp } from './crisis-reply.ts'
import { emergencyContacts } from './emergency-contacts.ts'
import { levelChanged } from './level-changed.ts'
import { inLanguage } from './level-languages.ts'
import type { Reply } from './reply.ts'
import { verdictAgain } from './verdict-again.ts'

/** The plan in words and as parts, with the case as it is kept. */
export function sayReply(state: TurnState, plan: Plan): Consultation {
  const { base, now } = state
  if (plan.isVerdict) return sayVerdict(state, plan.parts)
  const mark =
    plan.mark ?? (plan.pending === null || plan.pending.slot === 'safety' || plan.pending.slot === 'emergency' ? null : plan.pending.id)
  const consultation: ConsultationCase = {
    ...now,
    pending: plan.pending,
    asked: mark === null || now.asked.includes(mark) ? now.asked : [...now.asked, mark],
  }
  const plain = plainReply(base, consultation, kindOf(state, plan), '')
  const changed = levelChanged(state, plan, plain.triage)
  const parts = inOwnLanguage(changed === null ? plan.parts : [...plan.parts, changed], consultation, plain.triage)
  return {
    case: noted(consultation, state, plan.parts),
    reply: { ...plain, parts, text: textOf(parts), crisis: crisisHelp(consultation) },
  }
}

function sayVerdict(state: TurnState, before: readonly Part[]): Consultation {
  const { base, now, judged, words, documents } = state
  const { decision, held } = verdictTriage(base, now, judged.ranking)
  const { name = '', sentence } = decision.because[0] ?? {}
  const verdict = { rule: 'verdict', name, ...(sentence !== undefined && { sentence }), level: decision.level, findings: [] }
  const kept = [...held.filter((rule) => rule.rule !== 'verdict'), verdict]
  const consultation: ConsultationCase = { ...now, held: kept, pending: null, verdictTurn: now.turns }
  const reply = verdictReply(base, consultation, judged.ranking, decision, documents)
  const former = standingVerdict(state, decision.level)
  if (former !== null && reply.triage !== null) {
    const answered = before.some(({ kind }) => kind === 'answer')
    const again = verdictAgain(reply.triage, reply, former, now, answered)
    // What asked for the level has it already.
    const isOfLevel = answered && again.length === 1 && state.heard.clauses.some((clause) => standingLevel(clause, state) !== null)
    const parts = isOfLevel ? before : [...before, ...again]
    return {
      case: noted(consultation, state, parts),
      reply: { ...reply, parts, text: textOf(parts), crisis: crisisHelp(consultation) },
    }
  }
  const [level, ...rest] = reply.parts
  const isFirstEmergency = isEmergency(decision.level) && (judged.level === null || !isEmergency(judged.level))
  const aid = isFirstEmergency ? [firstAidPart(chooseFirstAid(consultation, words), consultation)] : []
  const parts = inOwnLanguage(level === undefined ? before : [...before, level, ...aid, ...rest], consultation, reply.triage)
  return {
    case: noted(consultation, state, before),
    reply: { ...reply, parts, text: textOf(parts), crisis: crisisHelp(consultation) },
  }
}

/** The verdict of before this message, where it was the last word and still holds in level and leading cause; null where there is a new one to tell. */
function standingVerdict({ base, before, now, judged, documents }: TurnState, level: TriageLevel): Reply | null {
  if (before.verdictTurn === null || before.pending !== null || judged.wantsVerdict) return null
  if (levelOf(before.held) !== level || before.leaders[0] !== now.leaders[0]) return null
  const ranking = rankCase(base, before)
  const { decision } = verdictTriage(base, before, ranking)
  return verdictReply(base, before, ranking, decision, documents)
}

function kindOf({ judged }: TurnState, { parts, pending }: Plan): Reply['kind'] {
  if (judged.crisis === 'card' || staysWithCrisis(judged.crisis) || judged.crisis === 'question') return 'crisis'
  if (parts.some(({ kind }) => kind === 'level')) return 'emergency'
  if (
    parts.some(({ kind }) => kind === 'crisis') &&
    judged.crisis !== 'released' &&
    judged.crisis !== 'pictures-left' &&
    judged.crisis !== 'grief' &&
    judged.crisis !== 'unsure'
  )
    return 'crisis'
  if (parts.some(({ kind }) => kind === 'answer')) return 'information'
  return pending !== null && !parts.some(({ kind }) => kind === 'sympathy' || kind === 'notUnderstood') ? 'question' : 'conversation'
}

/** What is urgent once more in the patient's own language, where it is another one and we have the words. */
function inOwnLanguage(parts: readonly Part[], { language, country }: ConsultationCase, triage: Reply['triage']): readonly Part[] {
  if (language === undefined) return parts
  const number = emergencyContacts(country).ambulance
  return parts.map((part) => {
    const what = part.kind === 'crisis' ? 'crisis' : part.kind === 'level' && triage !== null ? triage.level : null
    const own = what === null ? null : inLanguage(language, what, number)
    return own === null ? part : { ...part, text: `${part.text}\n\n${own}` }
  })
}

/** The case with what was asked in this turn and what was said. */
function noted(consultation: ConsultationCase, state: TurnState, parts: readonly Part[]): ConsultationCase {
  const asked = state.heard.clauses.filter(({ act }) => act.startsWith('ask-')).map(({ text }) => text)
  return noteSaid(noteQuestions(noteAsked(consultation, asked), askedInTurn(state, parts)), textsOf(parts))
}

/** What is remembered as said: the steps of first aid may be read again, of a card its title is known. */
function textsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.kind === 'firstAid' ? [part.title ?? ''] : part.kind === 'story' ? [] : [part.text]))
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('\n\n')
}
