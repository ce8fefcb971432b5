import type { PackedFinding } from './knowledge-pack.ts'
import type { SlotValue } from './schema.ts'
import { slotValues } from './slots.ts'

const values: Readonly<Record<string, SlotValue>> = slotValues

/** The plain sum of a finding's name and its slot value's: on these the rescue by likeness of words was fitted. */
export function plainNames(findings: readonly PackedFinding[]): (finding: string) => string {
  const names = new Map(findings.map(({ id, name }) => [id, name]))
  const plain = new Map(findings.map(({ id, name, base, slot }) => [id, base === undefined || slot === undefined ? name : `${names.get(base)} ${values[slot]?.name}`]))
  return (finding) => plain.get(finding) ?? ''
}
