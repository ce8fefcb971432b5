import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { RedFlag } from '../../knowledge/schema.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { isToldElsewhere, presentFindings, wasAskedEnough } from './already-told.ts'
import { type ValuedFinding, valueFindings } from './information-value.ts'
import { hasItsGround, isForPatients, suitsPerson } from './suits-person.ts'

/** What choosing a question works with. */
export interface QuestionKnowledge {
  index: ReasoningIndex
  findings: ReadonlyMap<string, PackedFinding>
  redFlags: readonly RedFlag[]
}

/** Whether this patient can be asked about a finding at all. */
function canBeAsked({ index, findings }: QuestionKnowledge, consultation: ConsultationCase, number: number): boolean {
  const finding = findings.get(index.findings[number]?.id ?? '')
  return finding !== undefined && finding.neverAsked !== true && canKnow(finding, consultation)
}

/** Whether it can be true of this patient, and the patient can know it. */
export function canKnow(finding: PackedFinding, consultation: ConsultationCase): boolean {
  const isSeenByOthersAlone = finding.knownBy === 'bystander' && consultation.person.relation === 'self'
  return isForPatients(finding) && !isSeenByOthersAlone && suitsPerson(finding, consultation.person) && hasItsGround(finding, consultation)
}

/** Every question with one answer that is still open for this patient, with what it is worth, the best first. */
export function openQuestions(knowledge: QuestionKnowledge, consultation: ConsultationCase, ranking: Ranking): ValuedFinding[] {
  const { index } = knowledge
  const present = presentFindings(knowledge, ranking)
  return valueFindings(
    index,
    ranking,
    (number) =>
      canBeAsked(knowledge, consultation, number) &&
      !consultation.asked.includes(index.findings[number]?.id ?? '') &&
      !wasAskedEnough(knowledge, consultation, number) &&
      !isToldElsewhere(knowledge, present, number),
  )
}

/** The plain name of a finding; its id where the knowledge holds none. */
export function nameOf({ findings }: Pick<QuestionKnowledge, 'findings'>, id: string): string {
  return findings.get(id)?.name ?? id
}

export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
