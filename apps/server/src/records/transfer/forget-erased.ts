import { type Erasure, erasureDigest } from '../erasure-ledger.ts'
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
  await removePatients(backup, erased)
  return erased.size
}

/**
 * Takes out of a store what a ledger of deletions names. In: the lines that are younger than the store's rows. Out: how many patients
 * went whole, and how many single rows.
 */
export async function forgetByLedger(store: Store, erasures: readonly Erasure[]): Promise<{ patients: number; rows: number }> {
  if (erasures.length === 0) return { patients: 0, rows: 0 }
  const digests = new Set(erasures.map(({ digest }) => digest))
  const patients = new Set<string>()
  const gone: TableRow[] = []
  const kept = new Map<string, { rows: number; bytes: number; isLess: boolean }>()
  for await (const row of store.rows('usage')) if (digests.has(erasureDigest(String(row[0]), null, null))) patients.add(String(row[0]))
  for await (const row of store.rows('records')) {
    const [patient, collection, id] = [String(row[0]), String(row[1]), String(row[2])]
    if (patients.has(patient)) continue
    const count = kept.get(patient) ?? { rows: 0, bytes: 0, isLess: false }
    kept.set(patient, count)
    if (digests.has(erasureDigest(patient, collection, null)) || digests.has(erasureDigest(patient, collection, id))) {
      gone.push(row)
      count.isLess = true
    } else {
      count.rows += 1
      count.bytes += sealedOf(row, 5).byteLength
    }
  }
  await store.remove('records', gone)
  const less = [...kept].filter(([, { isLess }]) => isLess)
  await store.put(
    'usage',
    less.map(([patient, { rows, bytes }]) => [patient, rows, bytes]),
  )
  await removePatients(store, patients)
  return { patients: patients.size, rows: gone.length }
}

/** Takes every trace of patients out of a store. */
export async function removePatients(store: Store, patients: ReadonlySet<string>): Promise<void> {
  for (const table of tableNames) {
    const gone: TableRow[] = []
    for await (const row of store.rows(table)) if (patients.has(String(row[0]))) gone.push(row)
    await store.remove(table, gone)
  }
}

async function* firstLinks(store: Store): AsyncGenerator<TableRow> {
  for await (const row of store.rows('audit')) if (row[1] === 0) yield row
}

function sealedOf(row: TableRow, place = 3): Uint8Array {
  const sealed = row[place]
  return sealed instanceof Uint8Array ? sealed : new Uint8Array()
}
