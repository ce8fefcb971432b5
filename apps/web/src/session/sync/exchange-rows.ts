import { emptyRow, mergeRows, type SharedRow } from './shared-row.ts'

/** A row as the server keeps it: sealed by a device, its version counted by the server. */
export interface SealedRow {
  id: string
  version: number
  sealed: string
}

/** The server, which knows ids and versions and opens nothing. */
export interface RowExchange {
  pull(): Promise<readonly SealedRow[]>
  /** Keeps each row unless another device was quicker: `version` is the one it replaces, 0 for a new one. Out: the ids of those that were overtaken. */
  push(rows: readonly SealedRow[]): Promise<ReadonlySet<string>>
}

export interface RowSealer {
  /** What the server calls a row. */
  idOf(name: string): Promise<string>
  seal(name: string, row: SharedRow): Promise<string>
  /** Null for what does not open: it was changed, or sealed under another key. */
  open(sealed: string): Promise<{ name: string; row: SharedRow } | null>
}

/** What a device has of the rows, by name. */
export interface DeviceRows {
  /** Everything the device knows, with what was written there since. */
  read(): Promise<ReadonlyMap<string, SharedRow>>
  /** Takes in what other devices left, row by row: each is kept whole or not at all. */
  take(rows: ReadonlyMap<string, SharedRow>): Promise<void>
}

/** Times that rows are pushed again after another device was quicker. */
const attempts = 8

/**
 * Takes in what other devices left and leaves what they lack. It may break off anywhere and be done again: what was kept stays, and nothing counts twice.
 * @throws what the exchange throws
 */
export async function exchangeRows(device: DeviceRows, exchange: RowExchange, sealer: RowSealer): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pulled = await exchange.pull()
    const versions = new Map(pulled.map(({ id, version }) => [id, version]))
    const there = new Map<string, SharedRow>()
    for (const { sealed } of pulled) {
      const opened = await sealer.open(sealed)
      if (opened) there.set(opened.name, opened.row)
    }
    const known = await device.read()
    await device.take(new Map([...there].filter(([name, row]) => !isSaidBy(known.get(name) ?? emptyRow, row))))
    const news: SealedRow[] = []
    for (const [name, row] of await device.read()) {
      const kept = there.get(name)
      if (kept && isSaidBy(kept, row)) continue
      const id = await sealer.idOf(name)
      news.push({ id, version: versions.get(id) ?? 0, sealed: await sealer.seal(name, row) })
    }
    if (news.length === 0 || (await exchange.push(news)).size === 0) return
  }
}

/** Whether a row brings nothing that another does not hold already. */
function isSaidBy(holding: SharedRow, row: SharedRow): boolean {
  return JSON.stringify(mergeRows(holding, row)) === JSON.stringify(mergeRows(holding, holding))
}
