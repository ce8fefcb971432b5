import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Mention } from '../case/model.ts'
import { findingsIn } from '../hear/lexicon/understand.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** What a warning may hold beside its findings without saying more than they do. */
const emptyWords =
  /\b(?:you|your|it|they|their|the|an?|have|has|had|is|are|be|there|get|gets|feel|feels|with|and|on|in|of|to|comes?|or|any|some|at all)\b/gi

/**
 * Whether a warning says no more than the patient has told: what is already so is no reason to come back sooner. All that it names is
 * present today, and it names nothing else: "you cough up blood", but not "the fever lasts".
 */
export function isWarningTold(knowledge: KnowledgeIndex, { observations }: ConsultationCase, warning: string): boolean {
  const mentions = namedIn(knowledge, warning)
  if (mentions.length === 0) return false
  const present = Object.values(observations).filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
  const isPresent = (finding: string) => present.some((each) => each.finding === finding || each.finding.startsWith(`${finding}.`))
  if (!mentions.every(({ finding, polarity }) => polarity === 'present' && isPresent(finding))) return false
  const rest = mentions.reduce((words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), warning)
  return !/[a-z]/i.test(rest.replace(emptyWords, ' '))
}

const anybody = newCase().person
const readOnce = new WeakMap<KnowledgeIndex, Map<string, readonly Mention[]>>()

/** What a line of the advice names, for whomever it is; each is read once. */
function namedIn(knowledge: KnowledgeIndex, line: string): readonly Mention[] {
  const known = readOnce.get(knowledge) ?? new Map<string, readonly Mention[]>()
  readOnce.set(knowledge, known)
  const mentions = known.get(line) ?? findingsIn(knowledge, line, { pending: null, complaints: [], person: anybody })
  known.set(line, mentions)
  return mentions
}
