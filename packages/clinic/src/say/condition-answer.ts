import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { namedConditions } from '../records/named-conditions.ts'

/**
 * The answer to a question about an illness in general ("what is migraine?"): what the knowledge says it is, and when to
 * get help with it. Null where no illness is named. In: whether the patient has told of a complaint already, and needs no invitation to.
 */
export function conditionAnswer(knowledge: KnowledgeIndex, words: string, hasTold: boolean): string | null {
  const [named] = namedConditions(knowledge, words)
  const condition = named === undefined ? undefined : knowledge.conditions.get(named.condition)
  if (condition === undefined) return null
  const warnings = condition.comeBack.slice(0, 3).map((warning) => `- ${warning}`)
  return [
    `**${condition.name}**: ${condition.summary}`,
    warnings.length > 0 ? `Get help if:\n\n${warnings.join('\n')}` : '',
    hasTold ? '' : 'If you have symptoms yourself, tell me about them.',
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}
