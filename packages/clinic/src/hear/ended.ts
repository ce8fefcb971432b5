import type { Mention } from '../case/model.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** "It has gone", "gone now", "that passed by itself": the whole of a part of a sentence says that what stands before is over. */
const saysOver =
  /^\s*(?:and |but |though |which |then |luckily |thankfully )*(?:(?:it|that|this|they|both|all of (?:it|them)|these|those)(?:['’]?s|['’]ve| has| have| is| are| had)?\s+(?:all |now |since |completely |totally |mostly |just )*(?:gone|passed|stopped|settled|cleared(?: up)?|went(?: away)?|resolved|over|finished|disappeared|vanished)|(?:all |now |since )*(?:gone|passed|stopped|settled|cleared(?: up)?|resolved|over|finished)(?= (?:now|today|again|since|by|this)\b))(?:\s+(?:away|off|now|today|again|since|already|completely|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|this (?:morning|afternoon|evening)|after .*))*\s*$/i
const parts = /[^,.;!?\n]+?(?=[,.;!?\n]|\s+(?:but|and|though)\s|$)/gi

/**
 * What was there and is over by the patient's own words ("a fever on Monday, gone now") is of an earlier time. What is dangerous by itself stays
 * as it was told: a face that drooped for an hour counts today.
 */
export function withEnded(index: KnowledgeIndex, words: string, mentions: readonly Mention[], relation: string): Mention[] {
  const ended = new Set<Mention>()
  let last: readonly Mention[] = []
  for (const part of words.matchAll(parts)) {
    const [text] = part
    const named = mentions.filter(({ start }) => start >= part.index && start < part.index + text.length)
    if (named.length === 0 && saysOver.test(text)) for (const mention of last) ended.add(mention)
    if (named.length > 0) last = named
  }
  if (ended.size === 0) return [...mentions]
  const isOver = (mention: Mention) =>
    ended.has(mention) &&
    mention.polarity === 'present' &&
    index.findings.get(mention.finding)?.kind === 'symptom' &&
    !isGraveAlone(index, mention.finding, relation === 'self')
  return mentions.map((mention) => (isOver(mention) ? { ...mention, temporality: 'past' } : mention))
}

const grownUp = 12

/** Whether a finding needs nothing beside it for a hospital; who writes of himself is no small child. */
export function isGraveAlone({ findings, redFlags }: KnowledgeIndex, finding: string, isSelf: boolean): boolean {
  const known = findings.get(finding)
  const own = new Set([finding, known?.base ?? finding, ...(known?.parents ?? [])])
  if ([...own].some((id) => findings.get(id)?.grave === true)) return true
  return [...redFlags.values()].some(
    ({ level, all, age }) =>
      isEmergency(level) &&
      all.length === 1 &&
      !(isSelf && (age?.toYears ?? grownUp) < grownUp) &&
      [all[0] ?? []].flat().some((id) => own.has(id)),
  )
}
