import type { KnowledgePack } from '@dr-ai/clinic'
import type { CaseRow } from './read-cases.ts'

/** The knowledge's own examples as case rows: what the bench runs where no folder of cases is given. */
export function ownExamples(pack: KnowledgePack): CaseRow[] {
  return pack.conditions.flatMap((condition) =>
    condition.examples.map(
      (example, place) =>
        ({
          id: `${condition.id}-${place + 1}`,
          source: 'own',
          age: example.age,
          sex: example.sex === 'female' ? 'F' : 'M',
          text: example.text,
          gold_dx: condition.name,
        }) satisfies CaseRow,
    ),
  )
}
