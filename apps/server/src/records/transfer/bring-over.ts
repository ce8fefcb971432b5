import { compareKeys, isSameRow, type Store, type TableName, type TableRow, tableNames } from './store.ts'

const batch = 500

export interface BroughtOver {
  written: number
  removed: number
}

/**
 * Makes the target hold exactly what the source holds, table by table: into an empty one everything, into one that was
 * brought over before only what has changed since. The caller commits.
 */
export async function bringOver(source: Store, target: Store): Promise<BroughtOver> {
  const total: BroughtOver = { written: 0, removed: 0 }
  for (const table of tableNames) {
    // Read whole before anything is written: a cursor does not like its table to change under it.
    const { missing, extra } = await differences(source, target, table)
    for await (const rows of missing) {
      await target.put(table, rows)
      total.written += rows.length
    }
    for (let start = 0; start < extra.length; start += batch) await target.remove(table, extra.slice(start, start + batch))
    total.removed += extra.length
  }
  return total
}

/** Rows of the source that the target lacks or has otherwise, and keys of the target that the source lacks. */
async function differences(
  source: Store,
  target: Store,
  table: TableName,
): Promise<{ missing: AsyncIterable<TableRow[]>; extra: TableRow[] }> {
  const wanted: TableRow[] = []
  const extra: TableRow[] = []
  const theirs = target.rows(table)[Symbol.asyncIterator]()
  let their = await theirs.next()
  const isTargetEmpty = their.done === true
  if (isTargetEmpty) return { missing: inBatches(source.rows(table)), extra }
  for await (const ours of source.rows(table)) {
    while (!their.done && compareKeys(table, their.value, ours) < 0) {
      extra.push(their.value)
      their = await theirs.next()
    }
    const isThere = !their.done && compareKeys(table, their.value, ours) === 0
    if (!isThere || (!their.done && !isSameRow(their.value, ours))) wanted.push(ours)
    if (isThere) their = await theirs.next()
  }
  for (; !their.done; their = await theirs.next()) extra.push(their.value)
  return { missing: inBatches(wanted), extra }
}

async function* inBatches(rows: AsyncIterable<TableRow> | Iterable<TableRow>): AsyncGenerator<TableRow[]> {
  let waiting: TableRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < batch) continue
    yield waiting
    waiting = []
  }
  if (waiting.length > 0) yield waiting
}
