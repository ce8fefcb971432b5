import {
  type DeviceRows,
  exchangeRows,
  type RowExchange,
  type RowSealer,
  type SealedRow,
} from '../../apps/web/src/session/sync/exchange-rows.ts'
import { stockOf } from '../../apps/web/src/session/sync/row-fields.ts'
import {
  conflictsOf,
  deleteRow,
  emptyRow,
  mergeRows,
  type SharedRow,
  shownRow,
  writeFields,
} from '../../apps/web/src/session/sync/shared-row.ts'
import { createRandom } from '../random.ts'

/** What came of random schedules of edits, losses and reorderings on several devices of one patient. */
export interface SyncOutcome {
  schedules: number
  /** Words of a device that stand nowhere although nobody who knew them wrote over them or deleted the row. */
  lost: number
  /** Doses that count twice in the stock, or that stand otherwise on another device. */
  doubleDoses: number
  /** Rows that differ between devices at the end, or came back after they were deleted. */
  apart: number
}

/** A word in a field, and whether somebody who knew it wrote over it. */
interface Word {
  row: string
  field: string
  value: number
}

const pillsAdded = 100
const rowNames = ['medication', 'task', 'profile']
const fieldNames = ['name', 'dosage', 'notes']
const doseNames = ['dose 1', 'dose 2', 'dose 3', 'dose 4']
const plain: RowSealer = {
  idOf: async (name) => name,
  seal: async (name, row) => JSON.stringify({ name, row }),
  open: async (sealed) => JSON.parse(sealed),
}

/** One schedule: two or three devices with clocks that go wrong, a server that loses calls and answers. */
async function runSchedule(seed: number): Promise<Omit<SyncOutcome, 'schedules'>> {
  const { next: random, pick } = createRandom(seed)
  const kept = new Map<string, SealedRow>()
  let former: readonly SealedRow[] = []
  let isBad = true
  const exchange: RowExchange = {
    pull: async () => {
      if (isBad && random() < 0.15) throw new Error('the call was lost')
      // An answer of before, which was on its way for long.
      if (isBad && random() < 0.15) return former
      former = [...kept.values()]
      return former
    },
    push: async (rows) => {
      if (isBad && random() < 0.15) throw new Error('the call was lost')
      const overtaken = rows.filter((row) => (kept.get(row.id)?.version ?? 0) !== row.version)
      for (const row of rows) if (!overtaken.includes(row)) kept.set(row.id, { ...row, version: row.version + 1 })
      if (isBad && random() < 0.15) throw new Error('the answer was lost')
      return new Set(overtaken.map(({ id }) => id))
    },
  }
  const devices = Array.from({ length: random() < 0.3 ? 3 : 2 }, (_, place) => {
    const rows = new Map<string, SharedRow>()
    const own: DeviceRows = {
      read: async () => rows,
      take: async (others) => {
        for (const [name, row] of others) rows.set(name, mergeRows(rows.get(name) ?? emptyRow, row))
      },
    }
    return { name: `device ${place}`, rows, own, clock: Math.floor(random() * 1_000_000) }
  })
  const words: Word[] = []
  const overwritten = new Set<number>()
  const deleted = new Set<string>()
  const taken = new Set<string>()
  let next = 0
  const events = 12 + Math.floor(random() * 30)
  for (let event = 0; event < events; event++) {
    const device = pick(devices)
    const what = random()
    device.clock += Math.floor(random() * 1_000)
    if (what < 0.4) {
      const [name, field] = [pick(rowNames), pick(fieldNames)]
      const row = device.rows.get(name) ?? emptyRow
      if (row.isDeleted) continue
      const value = ++next
      for (const { value: before } of row.fields[field] ?? []) overwritten.add(before as number)
      words.push({ row: name, field, value })
      device.rows.set(name, writeFields(row, device.name, device.clock, { [field]: value }))
    } else if (what < 0.45) {
      const name = pick(rowNames)
      device.rows.set(name, deleteRow(device.rows.get(name) ?? emptyRow, device.name))
      deleted.add(name)
    } else if (what < 0.65) {
      const dose = pick(doseNames)
      taken.add(dose)
      device.rows.set(dose, writeFields(device.rows.get(dose) ?? emptyRow, device.name, device.clock, { isTaken: true, pills: 1 }))
    } else await exchangeRows(device.own, exchange, plain).catch(() => undefined)
  }
  isBad = false
  for (let round = 0; round < 2; round++) for (const device of devices) await exchangeRows(device.own, exchange, plain)
  const [first, ...others] = devices
  const rows = first?.rows ?? new Map<string, SharedRow>()
  const stands = ({ row, field, value }: Word) => rows.get(row)?.fields[field]?.some((each) => each.value === value) ?? false
  const shownTwice = ({ row, field }: Word) => (rows.get(row)?.fields[field]?.length ?? 0) > 1
  const lost = words.filter((word) => !deleted.has(word.row) && !overwritten.has(word.value) && !stands(word)).length
  // A word that lost against another must be among the two that are shown.
  const hidden = words.filter(
    (word) => shownTwice(word) && stands(word) && !(conflictsOf(rows.get(word.row) ?? emptyRow)[word.field] ?? []).includes(word.value),
  )
  const apart =
    others.filter((other) => textOf(other.rows) !== textOf(rows)).length +
    [...deleted].filter((name) => shownRow(rows.get(name) ?? emptyRow) !== null).length
  const doubles = devices.filter(({ rows: mine }) => stockOn(mine) !== pillsAdded - taken.size).length
  return { lost: lost + hidden.length, doubleDoses: doubles, apart }
}

function stockOn(rows: ReadonlyMap<string, SharedRow>): number {
  const taken = doseNames.map((id) => shownRow(rows.get(id) ?? emptyRow)).filter((shown) => shown?.isTaken === true)
  return stockOf(
    { 'stock:a device': pillsAdded },
    taken.reduce((sum, shown) => sum + Number(shown?.pills), 0),
  )
}

/** What rows say, in one order. */
const textOf = (rows: ReadonlyMap<string, SharedRow>): string =>
  JSON.stringify([...rows].map(([id, row]) => [id, shownRow(mergeRows(row, row)), conflictsOf(mergeRows(row, row))]).sort())

export async function measureSync(schedules: number): Promise<SyncOutcome> {
  const outcome = { schedules, lost: 0, doubleDoses: 0, apart: 0 }
  for (let seed = 1; seed <= schedules; seed++) {
    const { lost, doubleDoses, apart } = await runSchedule(seed)
    outcome.lost += lost
    outcome.doubleDoses += doubleDoses
    outcome.apart += apart
  }
  return outcome
}
