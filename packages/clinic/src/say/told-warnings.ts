import type { ConsultationCase } from '../case/case.ts'
import { findingsIn } from '../hear/lexicon/understand.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** What a warning may hold beside its findings without saying more than they do. */
const emptyWords =
  /\b(?:you|your|it|they|their|the|an?|have|has|had|is|are|be|there|get|gets|feel|feels|with|and|on|in|of|to|comes?|or|any|some|at all)\b/gi

/**
 * Whether a warning says no more than the patient has told: what is already so is no reason to come back sooner. All that it names is
 * present today, and it names nothing else: "you cough up blood", but not "the fever lasts".
 */
export function isWarningTold(knowledge: KnowledgeIndex, { observations, person }: ConsultationCase, warning: string): boolean {
  const mentions = findingsIn(knowledge, warning, { pending: null, complaints: [], person })
  if (mentions.length === 0) return false
  const present = Object.values(observations).filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
  const isPresent = (finding: string) => present.some((each) => each.finding === finding || each.finding.startsWith(`${finding}.`))
  if (!mentions.every(({ finding, polarity }) => polarity === 'present' && isPresent(finding))) return false
  const rest = mentions.reduce((words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), warning)
  return !/[a-z]/i.test(rest.replace(emptyWords, ' '))
}
