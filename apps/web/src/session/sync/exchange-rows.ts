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
  /** Keeps a row unless another device was quicker: `version` is the one it replaces, 0 for a new one. */
  push(row: SealedRow): Promise<'kept' | 'overtaken'>
}

export interface RowSealer {
  seal(row: SharedRow): Promise<string>
  open(sealed: string): Promise<SharedRow>
}

/** What a device has of the rows, kept whole or not at all. */
export interface DeviceRows {
  read(): ReadonlyMap<string, SharedRow>
  keep(id: string, row: SharedRow): void
}

/** Times that a row is pushed again after another device was quicker. */
const attempts = 8

/**
 * Takes in what other devices left and leaves what they lack. It may break off anywhere and be done again: what was kept stays, and nothing counts twice.
 * @throws what the exchange throws
 */
export async function exchangeRows(device: DeviceRows, exchange: RowExchange, sealer: RowSealer): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const versions = new Map<string, { version: number; row: SharedRow }>()
    for (const { id, version, sealed } of await exchange.pull()) {
      const row = await sealer.open(sealed)
      versions.set(id, { version, row })
      device.keep(id, mergeRows(device.read().get(id) ?? emptyRow, row))
    }
    let isOvertaken = false
    for (const [id, row] of device.read()) {
      const known = versions.get(id)
      if (known && JSON.stringify(mergeRows(known.row, row)) === JSON.stringify(mergeRows(known.row, known.row))) continue
      const outcome = await exchange.push({ id, version: known?.version ?? 0, sealed: await sealer.seal(row) })
      if (outcome === 'overtaken') isOvertaken = true
    }
    if (!isOvertaken) return
  }
}
