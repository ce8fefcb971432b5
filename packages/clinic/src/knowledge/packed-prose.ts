import type { PackedCondition, PackedFinding } from './knowledge-pack.ts'

/** What the pack says of a finding, in words. */
export function findingProse({ name, question, why }: Pick<PackedFinding, 'name' | 'question' | 'why'>): string[] {
  return [name, question, why]
}

/** What the pack says of a condition, in words. */
export function conditionProse({ name, aliases, summary, selfCare, comeBack, examination }: PackedCondition): string[] {
  return [name, ...aliases, summary, ...selfCare.map((line) => (typeof line === 'string' ? line : line.text)), ...comeBack, ...examination]
}

/** The distinct words of texts, sorted. */
export function wordsOf(prose: readonly string[]): string[] {
  return [
    ...new Set(
      prose
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    ),
  ].sort()
}
