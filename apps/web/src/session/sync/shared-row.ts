/** How many writes of each device are in a row: its past. */
export type Past = Readonly<Record<string, number>>

/** What a device wrote into a field. Which write it was, device and count say for ever. */
export interface Written {
  value: unknown
  device: string
  count: number
  /** Milliseconds; later than everything the device had seen in the field, whatever its clock says. */
  at: number
}

/**
 * A row that several devices of a patient write. A field holds the last word, and beside it what another device said without
 * having seen that. A row that was deleted stays so, and keeps nothing but its past.
 */
export interface SharedRow {
  fields: Readonly<Record<string, readonly Written[]>>
  isDeleted: boolean
  past: Past
}

export const emptyRow: SharedRow = { fields: {}, isDeleted: false, past: {} }

/** The row after a device has written some fields; whatever stood there, the device had seen. A deleted row takes nothing. */
export function writeFields(row: SharedRow, device: string, now: number, values: Readonly<Record<string, unknown>>): SharedRow {
  if (row.isDeleted) return row
  const count = (row.past[device] ?? 0) + 1
  const written = Object.entries(values).map(([field, value]): [string, Written[]] => {
    const latest = Math.max(...(row.fields[field] ?? []).map(({ at }) => at), 0)
    return [field, [{ value, device, count, at: Math.max(now, latest + 1) }]]
  })
  return { ...row, fields: { ...row.fields, ...Object.fromEntries(written) }, past: { ...row.past, [device]: count } }
}

/** The row after a device has deleted it, for good. */
export function deleteRow(row: SharedRow, device: string): SharedRow {
  return { fields: {}, isDeleted: true, past: { ...row.past, [device]: (row.past[device] ?? 0) + 1 } }
}

/** What two devices know of a row, taken together: the same in whichever order, and however often. */
export function mergeRows(one: SharedRow, other: SharedRow): SharedRow {
  const past = joined(one.past, other.past)
  if (one.isDeleted || other.isDeleted) return { fields: {}, isDeleted: true, past }
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])
  const fields = [...names].sort().map((field): [string, Written[]] => {
    const mine = one.fields[field] ?? []
    const theirs = other.fields[field] ?? []
    const kept = [
      ...mine.filter((each) => isIn(theirs, each) || !isPast(other.past, each)),
      ...theirs.filter((each) => isIn(mine, each) || !isPast(one.past, each)),
    ]
    return [field, inOrder(kept.filter((each, place) => kept.findIndex((first) => isSame(first, each)) === place))]
  })
  return { fields: Object.fromEntries(fields), isDeleted: false, past }
}

/** What the row says: of each field the last word. Null for one that was deleted or never written. */
export function shownRow({ fields, isDeleted }: SharedRow): Record<string, unknown> | null {
  if (isDeleted || Object.keys(fields).length === 0) return null
  return Object.fromEntries(Object.entries(fields).map(([field, written]) => [field, written.at(-1)?.value]))
}

/** Fields in which two devices said different things without knowing of each other; the last word comes last. */
export function conflictsOf({ fields }: SharedRow): Record<string, readonly unknown[]> {
  const conflicts = Object.entries(fields).flatMap(([field, written]): [string, unknown[]][] => {
    const values = written.map(({ value }) => value)
    const isOne = new Set(values.map((value) => JSON.stringify(value))).size < 2
    return isOne ? [] : [[field, values]]
  })
  return Object.fromEntries(conflicts)
}

const isSame = (one: Written, other: Written): boolean => one.device === other.device && one.count === other.count
const isIn = (list: readonly Written[], each: Written): boolean => list.some((known) => isSame(known, each))
const isPast = (past: Past, { device, count }: Written): boolean => (past[device] ?? 0) >= count

function inOrder(written: readonly Written[]): Written[] {
  return written.toSorted((a, b) => a.at - b.at || (a.device < b.device ? -1 : a.device > b.device ? 1 : a.count - b.count))
}

function joined(one: Past, other: Past): Past {
  const devices = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return Object.fromEntries(devices.map((device) => [device, Math.max(one[device] ?? 0, other[device] ?? 0)]))
}
