import type { Mention } from '../../case/model.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'

/** Whether the same message tells of a finding by a narrower one ("twisted my ankle" beside "no injury"), or of another injury. */
export function isToldOtherwise(finding: string, mentions: readonly Mention[], { findings }: KnowledgeIndex): boolean {
  const area = findings.get(finding)?.area
  return mentions.some(({ finding: other, polarity, experiencer }) => {
    const told = findings.get(other)
    return (
      polarity === 'present' &&
      experiencer === 'patient' &&
      (told?.parents.includes(finding) === true || (area === 'injury' && told?.area === 'injury'))
    )
  })
}
