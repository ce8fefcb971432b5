import type { FindingsFile } from './knowledge-sources.ts'
import type { SlotValue } from './schema.ts'
import { slotValues } from './slots.ts'

const values: Readonly<Record<string, SlotValue>> = slotValues

/** Answers whether an id is known, and if not, why not. */
export interface FindingIds {
  /** null when the id stands for a finding or a slot child; otherwise what is wrong with it. */
  problem(id: string): string | null
}

/** Out: a judge over the base findings of the files and the children their slots allow. */
export function findingIds(files: readonly FindingsFile[]): FindingIds {
  const base = new Map(files.flatMap((file) => Object.entries(file.entries)))
  return {
    problem(id) {
      const dot = id.indexOf('.')
      const parent = dot < 0 ? id : id.slice(0, dot)
      const finding = base.get(parent)
      if (finding === undefined) return `'${parent}' stands in no findings file${suggestion(parent, base.keys())}`
      if (dot < 0) return null
      const value = values[id.slice(dot + 1)]
      if (value === undefined) return `'${id.slice(dot + 1)}' is no slot value of slots.ts${suggestion(id.slice(dot + 1), Object.keys(values))}`
      if (finding.slots?.includes(value.dimension)) return null
      return `'${parent}' does not list the dimension '${value.dimension}' under slots, so '${id}' cannot exist`
    },
  }
}

function suggestion(id: string, known: Iterable<string>): string {
  const words = id.split('-')
  let best = ''
  let bestScore = 0
  for (const candidate of known) {
    const others = candidate.split('-')
    const score = words.filter((word) => others.includes(word)).length / Math.max(words.length, others.length)
    if (score > bestScore) [best, bestScore] = [candidate, score]
  }
  return bestScore >= 0.5 ? ` (did you mean '${best}'?)` : ''
}
