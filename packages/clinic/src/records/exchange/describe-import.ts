import type { ItemKind } from '@dr-ai/contract/schemas/health-items'

/** How many of a kind are spoken of. */
const words: Readonly<Record<ItemKind, readonly [one: string, more: string]>> = {
  problem: ['problem', 'problems'],
  allergy: ['allergy', 'allergies'],
  medication: ['medication', 'medications'],
  immunisation: ['immunisation', 'immunisations'],
  procedure: ['procedure', 'procedures'],
  family: ['illness in the family', 'illnesses in the family'],
  result: ['result', 'results'],
  vital: ['measured value', 'measured values'],
}

export interface ImportOutcome {
  groups: readonly { kind: ItemKind; proposed: number; conflicts: number }[]
  duplicates: number
  notes: readonly string[]
}

/** What came of a file, in plain sentences: what it proposes, what was there already, what contradicts, what was left out. */
export function describeImport(name: string, { groups, duplicates, notes }: ImportOutcome): string {
  const counted = groups.map(({ kind, proposed }) => `${proposed} ${words[kind][proposed === 1 ? 0 : 1]}`)
  const conflicts = groups.reduce((sum, group) => sum + group.conflicts, 0)
  return [
    counted.length === 0
      ? `I found nothing new in ${name}.`
      : `I found ${counted.join(', ')} in ${name}. Nothing counts until you accept it.`,
    duplicates > 0 ? `${duplicates} ${duplicates === 1 ? 'thing was' : 'things were'} in your record already.` : '',
    conflicts > 0 ? `${conflicts} ${conflicts === 1 ? 'says' : 'say'} something else than your record: please look at each.` : '',
    ...notes,
  ]
    .filter(Boolean)
    .join(' ')
}
