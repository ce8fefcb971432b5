import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { ConsultationCase } from '../case/case.ts'
import type { Reply } from '../say/reply.ts'

/** The clinic's reply in the words of the contract. */
export function describeReply(reply: Reply, consultation: ConsultationCase): Clinical {
  return {
    kind: reply.kind === 'information' ? 'conversation' : reply.kind,
    triage: reply.triage && {
      level: reply.triage.level,
      label: reply.triage.title,
      because: reply.triage.because.map(({ name }) => name),
      emergencyNumber: reply.triage.call ?? reply.crisis?.emergencyNumber ?? null,
    },
    question: reply.question && { ...reply.question, options: [...reply.question.options] },
    findings: reply.findings.map(({ finding, name, polarity, text }) => ({
      id: finding,
      name,
      polarity,
      text,
      source: sourceOf(consultation, finding),
    })),
    causes: reply.causes.map(({ id, name, probability, band, reasonsFor, reasonsAgainst }) => ({
      id,
      name,
      probability,
      band: band === 'less likely' ? 'less-likely' : band,
      reasonsFor: [...reasonsFor],
      reasonsAgainst: [...reasonsAgainst],
    })),
    parts: [...reply.parts],
    recommendations: reply.recommendations.map(({ title, description }) => (description ? `${title}: ${description}` : title)),
    tasks: reply.recommendations.map(({ type, title, description, priority }) => ({ type, title, description, priority })),
    helplines: (reply.crisis?.helplines ?? []).map(({ name, phone }) => ({ name, number: phone })),
  }
}

/** Where a finding is known from; what was merely offered is never among those understood. */
function sourceOf({ observations }: ConsultationCase, finding: string): Clinical['findings'][number]['source'] {
  const source = observations[finding]?.source ?? 'told'
  return source === 'offered' ? 'answered' : source
}
