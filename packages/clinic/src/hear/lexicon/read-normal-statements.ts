import type { CompiledPattern } from './build-reader.ts'
import type { Match } from './match-patterns.ts'
import type { Token } from './token.ts'

/** Prefixes of the targets under which statements stand among the patterns. */
export const normalTarget = 'normal:'
export const wellTarget = 'well:'
export const groupTarget = 'group:'
export const placedTarget = 'placed:'
export const denyingTarget = 'denying:'

/** Whether a target is a statement over several findings, not a finding. */
export function isStatement({ target }: Pick<CompiledPattern | Match, 'target'>): boolean {
  return target.includes(':')
}

/** Whether a statement takes its words from other readings: only what is called normal does ("eating and drinking normally"). */
export function takesWords({ target }: Pick<Match, 'target'>): boolean {
  return target.startsWith(normalTarget)
}

/**
 * Whether a statement denies what stands behind its prefix. What is normal, well or painless does so unless it is denied
 * itself, a plain word only where it is denied ("no urinary symptoms").
 */
export function doesDeny({ target, isDeniedInside }: Match, isDenied: boolean): boolean {
  return target.startsWith(groupTarget) || target.startsWith(placedTarget) ? isDenied : !isDenied && !isDeniedInside
}

/** What stands behind the prefix of a statement: findings, or the name of a denial without a place. */
export function namesIn({ target }: Pick<Match, 'target'>): readonly string[] {
  return target.slice(target.indexOf(':') + 1).split(',')
}

/** "I can barely walk", "she was playing until noon": no word for being well now. */
const hedges = new Set([
  'barely',
  'hardly',
  'scarcely',
  'only',
  'almost',
  'nearly',
  'until',
  'till',
  'unless',
  'was',
  'were',
  'used',
  'less',
  'longer',
  'anymore',
  'hope',
  'hoping',
  'hopefully',
  'want',
  'wish',
  'other',
  'unless',
  'when',
  'whenever',
  'if',
  'struggle',
])

/** "I struggle to sleep well", "I can feel my face fine". */
const barely = new Set(['struggle', 'barely', 'hardly', 'scarcely', 'hope', 'want', 'wish', 'feel'])

export function isHedged({ target, start, end }: Match, tokens: readonly Token[]): boolean {
  const sentence = tokens[start]?.sentence
  if (target.startsWith(normalTarget))
    return (
      tokens.slice(Math.max(0, start - 2), start).some((token) => token.sentence === sentence && barely.has(token.lemma)) ||
      (tokens[end]?.sentence === sentence && /^(?:until|till)$/.test(tokens[end]?.word ?? ''))
    )
  if (!target.startsWith(wellTarget)) return false
  return tokens.slice(Math.max(0, start - 2), end + 2).some((token) => token.sentence === sentence && hedges.has(token.word))
}
