import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Consultation, ConsultOptions } from '../clinic.ts'
import { hear } from '../hear/hear.ts'
import { mergeCase } from '../hear/merge-case.ts'
import { steadyText } from '../hear/steady-text.ts'
import { withLongPast } from '../judge/crisis/long-past.ts'
import { judge } from '../judge/judge.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { questionBudget } from '../judge/questions/choose-question.ts'
import { planReply } from '../plan/plan.ts'
import { plainReply } from '../say/build-reply.ts'
import { conversationTexts, longestMessage } from '../say/conversation-text.ts'
import { sayReply } from '../say/say-reply.ts'
import { restated } from './restated.ts'
import { takeSecond, turnToOther } from './second-patient.ts'

const startOver = /\b(?:start (?:over|again|from)|new (?:consultation|case|chat|patient)|restart|reset|begin again|forget everything)\b/i

/** One turn of a consultation: hear, judge, plan, say. */
export function turn(base: KnowledgeBase, before: ConsultationCase, given: string, options: ConsultOptions): Consultation {
  const words = restated(steadyText(given), before.prose)
  const consultation = before.country === null && options.country ? { ...before, country: options.country } : before
  if (words.trim() === '') return { case: consultation, reply: plainReply(base, consultation, 'conversation', conversationTexts.empty) }
  if (given.length > longestMessage)
    return { case: consultation, reply: plainReply(base, consultation, 'conversation', conversationTexts.tooLong) }
  const { pending, person, complaints } = consultation
  const heard = hear(base.knowledge, base.learned, words, { pending, person, complaints }, options.answer ?? null)
  if (heard.clauses.some(({ act, text }) => act === 'help' && startOver.test(text))) return beginAnew(base, consultation)
  const handed = turnToOther(base, consultation, words, turn)
  if (handed !== null) return handed
  const second = heard.second === null ? null : takeSecond(base, consultation, heard.second, words, turn)
  if (second !== null && 'reply' in second) return second
  const merged = withLongPast(consultation, mergeCase(base.findings, consultation, words, heard), words)
  const { now, judged } = judge(base, consultation, merged, heard, rankCase(base, merged), options.questionBudget ?? questionBudget)
  const state = {
    base,
    before: consultation,
    now: second === null ? now : { ...now, setAside: { relation: second.relation, words: second.words } },
    second,
    words,
    heard,
    judged,
    documents: options.documents ?? [],
    time: options.now ?? null,
    history: options.history ?? [],
  }
  return sayReply(state, planReply(state))
}

function beginAnew(base: KnowledgeBase, consultation: ConsultationCase): Consultation {
  const fresh = {
    ...newCase({ country: consultation.country, drugs: consultation.drugs, allergies: consultation.allergies }),
    person: consultation.person,
  }
  return { case: fresh, reply: plainReply(base, fresh, 'conversation', conversationTexts.startOver) }
}
