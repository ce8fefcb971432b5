import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { HealthItem, ItemKind } from '@dr-ai/contract/schemas/health-items'
import { codeOf, factorOf, findKnownTest } from '../documents/lab-index.ts'
import { familyPrefix, type RememberedDocument } from '../documents/remembered-document.ts'

const kinds: Readonly<Record<Exclude<ItemKind, 'vital'>, DocumentFinding['kind']>> = {
  problem: 'diagnosis',
  allergy: 'allergy',
  medication: 'medication',
  immunisation: 'immunisation',
  procedure: 'procedure',
  family: 'diagnosis',
  result: 'lab',
}

/**
 * The accepted items of the lists as the doctor knows documents: what was read and confirmed. Medicines that are no longer
 * taken and allergies that are over are left out; measured values are not among them.
 */
export function documentOfItems(items: readonly HealthItem[]): RememberedDocument {
  const findings = items.flatMap((item): DocumentFinding[] => {
    const isOver = item.status === 'past' && (item.kind === 'medication' || item.kind === 'allergy')
    return item.kind === 'vital' || item.review !== 'accepted' || isOver ? [] : [findingOf(item, item.kind)]
  })
  return { id: 'health-record', name: 'your health record', addedAt: '', findings, text: [] }
}

function findingOf(item: HealthItem, kind: Exclude<ItemKind, 'vital'>): DocumentFinding {
  const { id, date, dosage, frequency, reaction } = item
  const value =
    kind === 'medication' ? (dosage ?? null) : kind === 'allergy' ? (reaction ?? null) : kind === 'result' ? valueText(item) : null
  return {
    id,
    kind: kinds[kind],
    name: kind === 'family' ? `${familyPrefix}${item.name}` : item.name,
    value,
    unit: null,
    range: null,
    flag: null,
    date: date?.slice(0, 10) ?? null,
    page: 0,
    snippet: item.name,
    code: null,
    doubt: null,
    dosage: dosage ?? null,
    frequency: frequency ?? null,
    review: 'accepted',
    ...(kind === 'result' && labOf(item)),
  }
}

const valueText = ({ value, text }: HealthItem): string | null => (value === undefined ? (text ?? null) : String(value))

/** A result as a laboratory value: a test that we know keeps our name for it, and the range that came with it tells high from low. */
function labOf({ name, value, unit, low, high }: HealthItem): Partial<DocumentFinding> {
  const test = findKnownTest(name)
  const fits = test !== null && unit !== undefined && factorOf(test, unit) !== null
  const hasRange = low !== undefined || high !== undefined
  return {
    name: fits ? test.name : name,
    unit: unit ?? null,
    code: fits ? codeOf(test, unit) : null,
    range: hasRange ? { low: low ?? null, high: high ?? null, text: `${low ?? ''} - ${high ?? ''}`, source: 'report' } : null,
    flag:
      value === undefined || !hasRange
        ? null
        : low !== undefined && value < low
          ? 'low'
          : high !== undefined && value > high
            ? 'high'
            : 'normal',
  }
}
