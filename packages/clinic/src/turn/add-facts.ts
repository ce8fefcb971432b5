import type { ConsultationCase } from '../case/case.ts'
import type { Observation } from '../case/model.ts'
import { vitalFindings } from '../hear/lexicon/vital-findings.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { rankCase } from '../judge/knowledge-base.ts'
import { holdRules, immediateRules, presenceTest } from '../judge/levels/decide-triage.ts'
import type { CaseFacts } from './consultation.ts'

/** Takes what a document, a camera or the settings say into the case; what the patient said himself stays. */
export function addFacts(mind: KnowledgeBase, consultation: ConsultationCase, facts: CaseFacts): ConsultationCase {
  const observations: Record<string, Observation> = { ...consultation.observations }
  const derived = vitalFindings(facts.vitals ?? {}, consultation.person.ageYears).map(({ finding, isPresent, sign }) => ({
    finding,
    polarity: isPresent ? ('present' as const) : ('absent' as const),
    text: facts.vitalTexts?.[sign] ?? '',
    source: 'measured' as const,
  }))
  for (const { finding, polarity, text, source, ...doubt } of [...(facts.observations ?? []), ...derived]) {
    if (!mind.findings.has(finding) || ['told', 'answered', 'corrected'].includes(observations[finding]?.source ?? '')) continue
    observations[finding] = { finding, polarity, certain: true, temporality: 'current', source, text, turn: consultation.turns, ...doubt }
  }
  const next: ConsultationCase = {
    ...consultation,
    observations,
    vitals: { ...consultation.vitals, ...facts.vitals },
    drugs: [...new Set([...consultation.drugs, ...(facts.drugs ?? [])])],
    allergies: [...new Set([...consultation.allergies, ...(facts.allergies ?? [])])],
  }
  const held = holdRules(
    mind.index,
    next,
    immediateRules(mind.index, mind.redFlags, next, presenceTest(mind.index, rankCase(mind, next).facts)),
  )
  const said = new Set(consultation.held.filter(({ unsaid }) => unsaid !== true).map(({ rule }) => rule))
  return { ...next, held: held.map((rule) => (said.has(rule.rule) ? rule : { ...rule, unsaid: true })) }
}

/** The case as the patient has heard it: a danger that came in between two turns is as new to them as one they tell. */
export function withoutUnsaid(consultation: ConsultationCase): ConsultationCase {
  const held = consultation.held.filter(({ unsaid }) => unsaid !== true)
  return held.length === consultation.held.length ? consultation : { ...consultation, held }
}
