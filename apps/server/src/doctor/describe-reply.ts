import type { ConsultationCase, Reply } from '@dr-ai/clinic'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'

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
      source: consultation.observations[finding]?.source ?? 'told',
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
