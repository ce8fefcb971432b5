import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { matchNames, namesOf } from '../records/find-named-diagnoses.ts'

const asksWhatItIs = /\b(?:what (?:is|are|does)|what['’]s|tell me about|explain|define|meaning of)\b/i

/**
 * The answer to a question about an illness in general ("what is migraine?"): what the knowledge says it is, and when to
 * get help with it. Other questions about it are not guessed at. Null where no illness is named.
 */
export function conditionAnswer(knowledge: KnowledgeIndex, words: string): string | null {
  const [named] = matchNames(namesOf(knowledge), words.toLowerCase())
  const condition = named === undefined ? undefined : knowledge.conditions.get(named.condition)
  if (condition === undefined) return null
  const warnings = condition.comeBack.slice(0, 3).map((warning) => `- ${warning}`)
  return [
    asksWhatItIs.test(words) ? '' : 'I do not have a sure answer to just that, and I will not guess. This much I can say:',
    `**${condition.name}**: ${condition.summary}`,
    warnings.length > 0 ? `Get help if:\n\n${warnings.join('\n')}` : '',
    'If you have symptoms yourself, tell me about them.',
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}
