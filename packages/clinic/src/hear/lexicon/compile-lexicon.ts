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

/**
 * Counts the stems of names, aliases, presentation, examples and the names of the findings of every condition: its own
 * words count in full, examples and findings a half, occasional findings a quarter, rare ones not at all.
 */
export function compileLexicon(conditions: readonly Condition[], nameOf: (finding: string) => string): PackedLexicon {
  const numbers = new Map<string, number>()
  const steps: number[][] = []
  const quarters: number[][] = []
  for (const condition of conditions) {
    const times = new Map<number, number>()
    const count = (text: string, weight: number) => {
      for (const stem of stemsOf(text)) {
        const number = numbers.get(stem) ?? numbers.size
        numbers.set(stem, number)
        times.set(number, (times.get(number) ?? 0) + weight)
      }
    }
    count(`${condition.presentation} ${condition.name} ${condition.aliases.join(' ')}`, 4)
    count(condition.examples.map(({ text }) => text).join(' '), 2)
    for (const [step, ids] of Object.entries(condition.findings)) {
      if (step === 'rare') continue
      for (const id of ids) count(nameOf(id), step === 'occasional' ? 1 : 2)
    }
    const sorted = [...times].sort(([a], [b]) => a - b)
    steps.push(sorted.map(([number], place) => number - (sorted[place - 1]?.[0] ?? 0)))
    quarters.push(sorted.map(([, weight]) => weight))
  }
  return { stems: [...numbers.keys()].join(' '), steps, quarters }
}
