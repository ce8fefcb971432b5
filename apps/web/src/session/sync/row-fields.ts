import type { Medication } from '../medication.ts'
import { sharedKinds } from '../shared-kinds.ts'

export type Fields = Readonly<Record<string, unknown>>

/** What stands in a field that a record does not have any more. */
const absent = { isAbsent: true } as const
const isAbsent = (value: unknown): boolean => typeof value === 'object' && value !== null && 'isAbsent' in value
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const stockPrefix = 'stock:'
const refillPrefix = 'refills/'
/** Says of a record that may come again whether it is there. */
const there = 'isThere'

/** What a record says in fields; null for one that is not there. `counted`: pills that its doses took off the stock. */
export function fieldsOf(
  collection: string,
  record: object,
  shown: Fields,
  { device, counted }: { device: string; counted: number },
): Fields {
  const fields: Record<string, unknown> = {}
  const sets = sharedKinds[collection]?.sets ?? []
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) continue
    if (sets.includes(name) && Array.isArray(value)) for (const entry of value) fields[`${name}/${entry}`] = entry
    else fields[name] = value
  }
  if (collection === 'medications') {
    const { stock, refills = [] } = record as Medication
    delete fields.stock
    delete fields.refills
    for (const refill of refills) fields[`${refillPrefix}${refill.at}`] = refill.pills
    Object.assign(fields, stockFields(shown, stock, device, counted))
  }
  return sharedKinds[collection]?.isDeletedForGood ? fields : { ...fields, [there]: true }
}

/** The record that fields say; null where it is gone. */
export function recordOf(collection: string, fields: Fields, counted: number): Record<string, unknown> | null {
  if (!sharedKinds[collection]?.isDeletedForGood && fields[there] !== true) return null
  const record: Record<string, unknown> = {}
  for (const set of sharedKinds[collection]?.sets ?? []) record[set] = entriesOf(fields, `${set}/`).map(([, value]) => value)
  for (const [name, value] of Object.entries(fields)) {
    if (isAbsent(value) || name === there || name.startsWith(stockPrefix) || /^[a-z]+\//.test(name)) continue
    record[name] = value
  }
  // The secret of a person stands in a vault of its own.
  if (collection === 'persons') delete record.patient
  if (collection !== 'medications') return record
  const refills = entriesOf(fields, refillPrefix).map(([at, pills]) => ({ at, pills }))
  return { ...record, stock: stockOf(fields, counted), ...(refills.length > 0 && { refills }) }
}

/** The fields that a record says otherwise than they stand; all of them, emptied, for a record that is gone. */
export function changedFields(fields: Fields | null, shown: Fields): Record<string, unknown> {
  const changes: Record<string, unknown> = {}
  if (fields === null) {
    for (const [name, value] of Object.entries(shown)) if (name !== there && !isAbsent(value)) changes[name] = absent
    return shown[there] === true ? { ...changes, [there]: false } : changes
  }
  for (const [name, value] of Object.entries(fields)) if (!isSame(value, shown[name])) changes[name] = value
  for (const [name, value] of Object.entries(shown)) if (!(name in fields) && !isAbsent(value)) changes[name] = absent
  return changes
}

/** What each device put into the stock or took out by hand: a field that it alone writes, so that two devices count together. */
function stockFields(shown: Fields, stock: number, device: string, counted: number): Record<string, number> {
  const fields = Object.fromEntries(Object.entries(shown).filter(([name]) => name.startsWith(stockPrefix))) as Record<string, number>
  if (stock === stockOf(shown, counted)) return fields
  const own = `${stockPrefix}${device}`
  return { ...fields, [own]: (fields[own] ?? 0) + stock - (addedIn(shown) - counted) }
}

/** Pills that are left: what was ever added, without what each dose that was taken counts once. */
export const stockOf = (fields: Fields, counted: number): number => Math.max(0, addedIn(fields) - counted)

function addedIn(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + (name.startsWith(stockPrefix) ? Number(value) : 0), 0)
}

/** Entries of a list, by the rest of their fields' names. */
function entriesOf(fields: Fields, prefix: string): [name: string, value: unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) && !isAbsent(value) ? [[name.slice(prefix.length), value]] : [],
  )
}

/** Whether a field is one that the patient can decide about where two devices said different things. */
export const isForPatient = (field: string): boolean => field !== there && !field.includes(':') && !field.includes('/')
