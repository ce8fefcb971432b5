import type { Mention } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** "Sometimes the left, sometimes the right": one at a time, and neither in the place of the other. */
export const isInTurn = (text: string): boolean =>
  /\bleft\b/i.test(text) &&
  /\bright\b/i.test(text) &&
  /\b(?:sometimes|usually|mostly|mainly|at times|(?:an)?other times?|last time|this time|one time|once|alternat\w*|switch\w*|swap\w*|swops?|moves?|changes?|(?:n['’]?t|not) (?:always )?the same side|or the other|either|now and then|by turns)\b/i.test(
    text,
  )

const side = /\.(?:left|right|both-sides)$/

/** The mentions of a message that tells of both sides in turn: of what has a name for one side alone, that name; else neither side. */
export function withSidesInTurn(findings: ReadonlyMap<string, PackedFinding>, words: string, mentions: readonly Mention[]): Mention[] {
  if (!isInTurn(words)) return [...mentions]
  const told = new Set<string>()
  return mentions.flatMap((mention): Mention[] => {
    const { finding, polarity } = mention
    if (!side.test(finding) || polarity !== 'present') return [mention]
    const base = finding.replace(side, '')
    const isBoth = mentions.some((each) => each.finding === `${base}.left`) && mentions.some((each) => each.finding === `${base}.right`)
    if (!isBoth && !finding.endsWith('.both-sides')) return [mention]
    const one = findings.has(`${base}.one-sided`) ? `${base}.one-sided` : base
    if (told.has(one) || mentions.some((each) => each.finding === one)) return []
    told.add(one)
    return [{ ...mention, finding: one }]
  })
}
