import { compareKeys, type Store, type TableRow, tableNames } from './store.ts'

/**
 * Takes out of a backup whoever has had everything deleted since: their audit trail begins otherwise now (with the
 * tombstone) than it did when the backup was made. Out: how many patients were forgotten.
 */
export async function forgetErased(backup: Store, current: Store): Promise<number> {
  const erased = new Set<string>()
  const now = firstLinks(current)[Symbol.asyncIterator]()
  let newer = await now.next()
  for await (const older of firstLinks(backup)) {
    while (!newer.done && compareKeys('usage', newer.value, older) < 0) newer = await now.next()
    if (newer.done) break
    const isSamePatient = compareKeys('usage', newer.value, older) === 0
    if (isSamePatient && Buffer.compare(sealedOf(newer.value), sealedOf(older)) !== 0) erased.add(String(older[0]))
  }
  for (const table of tableNames) {
    const gone: TableRow[] = []
    for await (const row of backup.rows(table)) if (erased.has(String(row[0]))) gone.push(row)
    await backup.remove(table, gone)
  }
  return erased.size
}

async function* firstLinks(store: Store): AsyncGenerator<TableRow> {
  for await (const row of store.rows('audit')) if (row[1] === 0) yield row
}

function sealedOf(row: TableRow): Uint8Array {
  const sealed = row[3]
  return sealed instanceof Uint8Array ? sealed : new Uint8Array()
}
