import type { ConsultationCase } from '../case/case.ts'
import type { Question, TriageDecision } from '../case/model.ts'
import { scopeTest } from '../judge/advice-scope.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { becauseOf, levelOf } from '../judge/levels/decide-triage.ts'
import type { Ranking } from '../judge/ranking/rank-conditions.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import { causesOf } from './causes.ts'
import { emergencyContacts } from './emergency-contacts.ts'
import { levelTitles } from './level-words.ts'
import type { Reply, ReplyTriage, UnderstoodFinding } from './reply.ts'
import { suitedAdvice } from './suited-advice.ts'
import { isWarningTold } from './told-warnings.ts'
import { recommendationsOf, verdictParts } from './verdict-reply.ts'

/** A reply without a verdict: words, the pending question, the level reached so far and what was understood. */
export function plainReply(mind: KnowledgeBase, consultation: ConsultationCase, kind: Reply['kind'], text: string): Reply {
  return {
    text,
    kind,
    parts: [],
    question: consultation.pending === null ? null : replyQuestion(consultation.pending),
    triage: triageSoFar(consultation),
    causes: [],
    findings: understoodFindings(mind, consultation),
    recommendations: [],
    crisis: null,
  }
}

function replyQuestion({ id, kind, text, why, options, left }: Question): NonNullable<Reply['question']> {
  return { id, kind, text, why, options, ...(left !== undefined && { left }) }
}

/** The verdict as a reply. `documents`: those of the patient, whose results need no first test. */
export function verdictReply(
  mind: KnowledgeBase,
  consultation: ConsultationCase,
  ranking: Ranking,
  decision: TriageDecision,
  documents: readonly RememberedDocument[] = [],
): Reply {
  const triage = replyTriage(decision.level, decision.because, consultation.country)
  const causes = causesOf(mind.knowledge, consultation, ranking, decision.level)
  const conditions = causes.map((cause) => mind.knowledge.conditions.get(cause.id)).filter((condition) => condition !== undefined)
  const parts = {
    consultation,
    triage,
    causes,
    conditions,
    suits: scopeTest(mind.knowledge, consultation),
    advice: conditions.map(({ id }) => suitedAdvice(mind.knowledge, id, consultation, decision.level)),
    ambulance: emergencyContacts(consultation.country).ambulance,
    isTold: (warning: string) => isWarningTold(mind.knowledge, consultation, warning),
    documents,
    findings: mind.findings,
    isRelevant: relevantTo(mind, ranking),
    somethingElse: ranking.somethingElse,
  }
  const said = verdictParts(parts)
  return {
    ...plainReply(mind, consultation, 'verdict', said.map(({ text }) => text).join('\n\n')),
    parts: said,
    triage,
    causes,
    recommendations: recommendationsOf(parts),
  }
}

/** So many of the likelier illnesses a denial has to bear on. */
const bearsOn = 12

/** Whether a finding belongs to any of the likelier illnesses, or is grave. */
function relevantTo({ knowledge, findings }: KnowledgeBase, { ranked }: Ranking): (finding: string) => boolean {
  const known = new Set(
    ranked.slice(0, bearsOn).flatMap(({ condition }) => {
      const own = knowledge.conditions.get(condition)
      return own === undefined
        ? []
        : Object.values(own.findings)
            .flat()
            .flatMap((id) => [id, id.split('.')[0] ?? id])
    }),
  )
  return (finding) => known.has(finding) || findings.get(finding)?.grave === true
}

export function replyTriage(level: TriageLevel, because: ReplyTriage['because'], country: string | null): ReplyTriage {
  return { level, title: levelTitles[level], because, call: level === 'ambulance' ? emergencyContacts(country).ambulance : null }
}

/** The level of the rules in force, before any verdict; null where none has fired. */
export function triageSoFar(consultation: ConsultationCase): ReplyTriage | null {
  const level = levelOf(consultation.held)
  return level === null ? null : replyTriage(level, becauseOf(consultation.held, level, consultation), consultation.country)
}

/** What was told, answered or measured, in the order it came; what merely follows from it is left out. */
export function understoodFindings(mind: KnowledgeBase, consultation: ConsultationCase): UnderstoodFinding[] {
  return Object.values(consultation.observations)
    .filter((observation) => observation.source !== 'implied' && observation.source !== 'offered')
    .sort((a, b) => a.turn - b.turn)
    .map(({ finding, polarity, text }) => ({ finding, name: mind.findings.get(finding)?.name ?? finding, polarity, text }))
}
