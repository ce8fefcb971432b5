import type { ConsultationCase } from '../case/case.ts'
import type { Polarity } from '../case/model.ts'
import { undeniedComplaints } from '../case/undenied-complaints.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { holdRules, immediateRules, presenceTest } from '../judge/levels/decide-triage.ts'
import { verdictTriage } from '../judge/levels/verdict-triage.ts'
import { plainReply, verdictReply } from '../say/build-reply.ts'
import type { Consultation } from './consultation.ts'

/**
 * The patient corrects one finding of "what I understood". This alone can take back a level that rested on it; the level
 * of a verdict is then decided anew. An unknown finding id changes nothing.
 */
export function correctFinding(mind: KnowledgeBase, consultation: ConsultationCase, finding: string, polarity: Polarity): Consultation {
  if (!mind.findings.has(finding))
    return { case: consultation, reply: plainReply(mind, consultation, 'conversation', 'Nothing was changed.') }
  const turn = consultation.turns + 1
  const former = consultation.observations[finding]
  const edited: ConsultationCase = {
    ...consultation,
    turns: turn,
    observations: {
      ...consultation.observations,
      [finding]: { finding, polarity, certain: true, temporality: 'current', source: 'corrected', text: former?.text ?? '', turn },
    },
    held: consultation.held.filter((rule) => rule.rule !== 'verdict'),
  }
  const corrected = polarity === 'absent' ? withoutCloserForms(mind, edited, finding) : edited
  const ranking = rankCase(mind, corrected)
  const held = holdRules(
    mind.index,
    corrected,
    immediateRules(mind.index, mind.redFlags, corrected, presenceTest(mind.index, ranking.facts)),
  )
  const settled = { ...corrected, held }
  if (consultation.verdictTurn === null)
    return {
      case: settled,
      reply: plainReply(
        mind,
        settled,
        'conversation',
        `Thank you, I corrected that.${settled.pending ? `\n\n${settled.pending.text}` : ''}`,
      ),
    }
  const verdict = verdictTriage(mind, settled, ranking)
  const decided = { ...settled, held: verdict.held, verdictTurn: turn }
  return { case: decided, reply: verdictReply(mind, decided, ranking, verdict.decision) }
}

/** What is not there is there in no closer form either, and is no complaint. */
function withoutCloserForms(mind: KnowledgeBase, edited: ConsultationCase, finding: string): ConsultationCase {
  const observations = { ...edited.observations }
  for (const [id, observation] of Object.entries(observations)) {
    const isCloser = id.startsWith(`${finding}.`) || mind.findings.get(id)?.parents.includes(finding) === true
    if (isCloser && observation.polarity === 'present')
      observations[id] = { ...observation, polarity: 'absent', source: 'corrected', turn: edited.turns }
  }
  const isPregnancy = finding === 'pregnant'
  return {
    ...edited,
    observations,
    complaints: undeniedComplaints(edited, observations),
    ...(isPregnancy && { person: { ...edited.person, pregnant: false, pregnancyWeeks: null } }),
  }
}
