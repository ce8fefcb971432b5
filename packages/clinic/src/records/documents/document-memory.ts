import type { ConsultationCase } from '../../case/case.ts'
import type { KnowledgeBase } from '../../judge/knowledge-base.ts'
import type { Consultation, ConsultOptions } from '../../turn/consultation.ts'
import { mentionOf, withDocuments, withoutDocumentLists } from './document-facts.ts'

type Consult = (mind: KnowledgeBase, consultation: ConsultationCase, words: string, options: ConsultOptions) => Consultation

/** One turn with the patient's documents in mind: their facts come in before it, and what they added is said once. */
export function withDocumentMemory(
  mind: KnowledgeBase,
  before: ConsultationCase,
  words: string,
  options: ConsultOptions,
  consult: Consult,
): Consultation {
  const documents = options.documents ?? []
  const informed = withDocuments(mind, before, documents, options.now ?? null)
  const { case: after, reply, ...heard } = consult(mind, informed, words, options)
  const isClinical = reply.kind === 'question' || reply.kind === 'verdict' || reply.kind === 'emergency'
  const mention = isClinical ? mentionOf(before, after) : null
  // Until it was said, what the documents added stays to be said.
  const said = mention === null && !isClinical ? withDocuments(mind, after, [], null) : after
  return {
    case: withoutDocumentLists(before, said, documents, words),
    reply: mention === null ? reply : { ...reply, text: `${reply.text}\n\n${mention}` },
    ...heard,
  }
}
