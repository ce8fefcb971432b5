import type { Condition } from '../../knowledge/schema.ts'
import { stemsOf } from './stems.ts'

/**
 * The stems of every condition's prose, made ready when the knowledge is packed. For each condition, in the order of the
 * pack, its stems as growing numbers, each as the step from the one before, and how often it uses each, in quarters.
 */
export interface PackedLexicon {
  /** All stems, parted by blanks. */
  stems: string
  steps: readonly (readonly number[])[]
  quarters: readonly (readonly number[])[]
}

/** What of a condition and its findings stands in the pack anyhow. */
export type NamedCondition = Pick<Condition, 'name' | 'aliases' | 'findings'>

/** How often stems are used, in quarters, by their number. */
type Uses = Map<number, number>

/** Gives stems their numbers, in the order in which they are met. */
export function numberStems(): { numberOf(stem: string): number; all(): string[] } {
  const numbers = new Map<string, number>()
  const numberOf = (stem: string): number => {
    const number = numbers.get(stem) ?? numbers.size
    numbers.set(stem, number)
    return number
  }
  return { numberOf, all: () => [...numbers.keys()] }
}

function count(uses: Uses, numberOf: (stem: string) => number, text: string, weight: number): void {
  for (const stem of stemsOf(text)) {
    const number = numberOf(stem)
    uses.set(number, (uses.get(number) ?? 0) + weight)
  }
}

/** Counts the stems of each condition's names and of the names of its findings: those in full, these a half, occasional ones a quarter, rare ones not at all. */
export function countNames(
  conditions: readonly NamedCondition[],
  nameOf: (finding: string) => string,
  numberOf: (stem: string) => number,
): Uses[] {
  return conditions.map(({ name, aliases, findings }) => {
    const uses: Uses = new Map()
    count(uses, numberOf, `${name} ${aliases.join(' ')}`, 4)
    for (const [step, ids] of Object.entries(findings)) {
      if (step === 'rare') continue
      for (const id of ids) count(uses, numberOf, nameOf(id), step === 'occasional' ? 1 : 2)
    }
    return uses
  })
}

/** The tables of what was counted. */
export function packStems(stems: readonly string[], uses: readonly Uses[]): PackedLexicon {
  const sorted = uses.map((own) => [...own].sort(([a], [b]) => a - b))
  return {
    stems: stems.join(' '),
    steps: sorted.map((own) => own.map(([number], place) => number - (own[place - 1]?.[0] ?? 0))),
    quarters: sorted.map((own) => own.map(([, weight]) => weight)),
  }
}

/**
 * Counts the stems of every condition: those of its names and findings first, since a doctor who has the pack can count these again
 * (`knowledge/folded`), then in full those of its presentation, and a half those of its examples.
 */
export function compileLexicon(conditions: readonly Condition[], nameOf: (finding: string) => string): PackedLexicon {
  const { numberOf, all } = numberStems()
  const uses = countNames(conditions, nameOf, numberOf)
  conditions.forEach(({ presentation, examples }, at) => {
    const own = uses[at] ?? new Map()
    count(own, numberOf, presentation, 4)
    count(own, numberOf, examples.map(({ text }) => text).join(' '), 2)
  })
  return packStems(all(), uses)
}
