import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnvironment } from '../../environment.ts'
import { takeDataFolder } from '../data-folder.ts'
import { type Erasure, erasureDigest, erasureFile, noteErasures, readErasures } from '../erasure-ledger.ts'
import { markOfKey } from '../server-key.ts'
import { witnessKeyOf } from '../witness.ts'
import { differing, isBackup, keyOfBackup, makeBackup, openBackup, readManifest, writeManifest } from './backup-folder.ts'
import { bringOver } from './bring-over.ts'
import { forgetByLedger, forgetErased, removePatients } from './forget-erased.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { checksums, type Store, tableNames } from './store.ts'
import { idlePatients } from './sweep-idle.ts'
import { readKey, verifyBackup } from './verify-backup.ts'
import { witnessComplaints } from './verify-witness.ts'

/** Where records lie: an engine, and the folder whose key file belongs to them. */
interface Place {
  name: string
  url: string | null
  folder: string
}

const usage =
  'say backup FOLDER, verify [PLACE], restore FOLDER [PLACE], move FROM TO [--again], forget FOLDER, sweep DAYS [PLACE] [--delete] or accept-key [PLACE]; --unsigned takes a backup without a signature'

/**
 * Runs one command of `npm run records`. Out: lines for the operator, never with a password or a patient.
 * @throws Error in plain words; the target is then as it was.
 */
export async function* runRecordsCommand(
  words: readonly string[],
  texts: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<string> {
  const environment = parseEnvironment(texts)
  const base = texts.INIT_CWD ?? '.'
  const own: Place = placeOf(environment.DATABASE_URL ?? environment.DATA_DIR, '.', environment.DATA_DIR)
  const named = (word: string | undefined): Place => (word === undefined ? own : placeOf(word, base, environment.DATA_DIR))
  const folderOf = (word: string | undefined): string => {
    if (word === undefined) throw new Error(usage)
    return resolve(base, word)
  }
  const serverKey = environment.RECORDS_KEY ?? readKey(join(own.folder, 'records.key'))
  const trust = { serverKey, isUnsignedAllowed: words.includes('--unsigned') }
  const [command, first, second] = words.filter((word) => !word.startsWith('--'))

  switch (command) {
    case 'backup': {
      const folder = folderOf(first)
      const manifest = await reading(own, (source) =>
        makeBackup(source, { folder, keyPath: join(own.folder, 'records.key'), serverKey, now: new Date() }),
      )
      yield `Backed up ${manifest.tables.records.rows} rows and ${manifest.tables.audit.rows} audit links from ${own.name} to ${folder}.`
      if (keyOfBackup(folder)) yield 'It holds the key of unprotected records too: keep it where nobody else can read it.'
      return
    }
    case 'verify': {
      if (first !== undefined && !first.includes('://') && isBackup(folderOf(first))) return yield* verifyBackup(folderOf(first), trust)
      const place = named(first)
      const key = environment.RECORDS_KEY ?? readKey(join(place.folder, 'records.key'))
      const { complaints, sums } = await reading(place, async (store) => ({
        complaints: [...(await store.complaints()), ...(key ? await witnessComplaints(store, witnessKeyOf(key)) : [])],
        sums: await checksums(store),
      }))
      if (complaints.length > 0) throw new Error(`${place.name} is not sound: ${complaints.join('; ')}`)
      for (const table of tableNames) yield `${table}: ${sums[table].rows} rows, SHA-256 ${sums[table].sha256}`
      if (key === null) yield 'Without RECORDS_KEY the rows were not held against the trails.'
      return yield `${place.name} is sound.`
    }
    case 'restore': {
      const folder = folderOf(first)
      if (!isBackup(folder)) throw new Error(`there is no backup in ${folder}`)
      yield* verifyBackup(folder, trust)
      const target = named(second)
      const source = openBackup(folder, { writable: false })
      try {
        const erasures = erasuresSince(environment.ERASURE_LEDGER ?? join(target.folder, erasureFile), readManifest(folder).madeAt)
        yield* copyInto(source, target, { isAgain: false, keyPath: keyOfBackup(folder), erasures })
      } finally {
        await source.close()
      }
      return
    }
    case 'move': {
      if (first === undefined || second === undefined) throw new Error(usage)
      const from = named(first)
      const to = named(second)
      const source = await openStore(from, false)
      try {
        yield* copyInto(source, to, { isAgain: words.includes('--again'), keyPath: join(from.folder, 'records.key'), erasures: [] })
      } finally {
        await source.close()
      }
      return
    }
    case 'forget': {
      const folder = folderOf(first)
      // What is signed anew is what was signed before.
      yield* verifyBackup(folder, trust)
      const { madeAt } = readManifest(folder)
      const backup = openBackup(folder, { writable: true })
      try {
        const ledger = erasuresSince(environment.ERASURE_LEDGER ?? join(own.folder, erasureFile), madeAt)
        const { patients, rows } = await forgetByLedger(backup, ledger)
        const forgotten = patients + (await reading(own, (current) => forgetErased(backup, current)))
        await backup.commit()
        yield `${forgotten} patients who have had everything deleted since were taken out of ${folder}, and ${rows} single rows.`
      } finally {
        await backup.close()
      }
      await writeManifest(folder, new Date(madeAt), serverKey ?? readKey(join(folder, 'records.key')))
      return
    }
    case 'sweep':
      yield await sweep(named(second), Number(first), words.includes('--delete'), environment.ERASURE_LEDGER)
      return
    case 'accept-key':
      yield await acceptKey(named(first), environment.RECORDS_KEY)
      return
    default:
      throw new Error(usage)
  }
}

/** Nobody who stays away for a season is taken for gone. */
const leastIdleDays = 90

/** Counts the records that nobody has touched for so many days, or deletes them; what is deleted is noted first, so that no backup brings it back. */
async function sweep(place: Place, days: number, isDeleted: boolean, ledger: string | null): Promise<string> {
  if (!Number.isInteger(days) || days < leastIdleDays) throw new Error(`say after how many days, at least ${leastIdleDays}`)
  const since = (Date.now() - days * 86_400_000) * 1_000
  const found = (count: number): string => `${count} records that nobody has written or looked at for ${days} days`
  if (!isDeleted) return `${found((await reading(place, (store) => idlePatients(store, since))).size)}; --delete removes them.`
  const folder = place.url === null ? takeDataFolder(place.folder) : null
  try {
    const store = await openStore(place, true)
    try {
      const idle = await idlePatients(store, since)
      const digests = [...idle].map((patient) => erasureDigest(patient, null, null))
      if (digests.length > 0) await noteErasures(ledger ?? join(place.folder, erasureFile), digests)
      await removePatients(store, idle)
      await store.commit()
      return `${found(idle.size)} were deleted in ${place.name}.`
    } finally {
      await store.close()
    }
  } finally {
    folder?.release()
  }
}

/** Makes the key at hand the one that a place's records belong to from now on. */
async function acceptKey(place: Place, fromEnvironment: Buffer | null): Promise<string> {
  const folder = place.url === null ? takeDataFolder(place.folder) : null
  try {
    const key = fromEnvironment ?? readKey(join(place.folder, 'records.key'))
    if (key === null) throw new Error(`there is no key: set RECORDS_KEY, or put records.key into ${place.folder}`)
    if (place.url === null && !existsSync(join(place.folder, 'records.sqlite'))) throw new Error(`there are no records in ${place.name}`)
    const store = await openStore(place, true)
    try {
      await store.note('key', markOfKey(key))
      await store.commit()
    } finally {
      await store.close()
    }
    return `${place.name} belongs to this key from now on. Records without a secret of their own that were sealed under the former one stay closed.`
  } finally {
    folder?.release()
  }
}

/** Writes into a place that no server uses, and compares checksums before anything is kept. */
async function* copyInto(
  source: Store,
  target: Place,
  { isAgain, keyPath, erasures }: { isAgain: boolean; keyPath: string | null; erasures: readonly Erasure[] },
): AsyncGenerator<string> {
  const folder = target.url === null ? takeDataFolder(target.folder) : null
  try {
    const store = await openStore(target, true)
    try {
      if (!isAgain)
        for (const table of tableNames) for await (const _ of store.rows(table)) throw new Error(`${target.name} holds records already`)
      const { written, removed } = await bringOver(source, store)
      const wrong = differing(await checksums(source), await checksums(store))
      if (wrong.length > 0) throw new Error(`${wrong.join(', ')} came over otherwise than they were`)
      const { patients, rows } = await forgetByLedger(store, erasures)
      await store.commit()
      if (patients + rows > 0) yield `Left out, since it was deleted after the backup: ${patients} patients and ${rows} single rows.`
      yield `${written} rows written and ${removed} removed in ${target.name}; the checksums of all tables agree.`
    } finally {
      await store.close()
    }
    const ownKey = join(target.folder, 'records.key')
    if (!keyPath || !existsSync(keyPath) || keyPath === ownKey) return
    if (existsSync(ownKey)) return yield `The key of unprotected records was left as it is in ${ownKey}.`
    if (target.url !== null) return yield `The key of unprotected records is in ${keyPath}: every server needs it as RECORDS_KEY.`
    copyFileSync(keyPath, ownKey)
  } finally {
    folder?.release()
  }
}

function erasuresSince(path: string, madeAt: string): Erasure[] {
  return readErasures(path).filter(({ at }) => at >= Date.parse(madeAt))
}

async function reading<Result>(place: Place, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(place, false)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function openStore({ url, folder, name }: Place, writable: boolean): Promise<Store> {
  if (url !== null) {
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(url, { writable })
  }
  const path = join(folder, 'records.sqlite')
  if (!writable && !existsSync(path)) throw new Error(`there are no records in ${name}`)
  return openSqliteStore(path, { writable })
}

function placeOf(word: string, base: string, dataFolder: string): Place {
  if (!/^postgres(ql)?:\/\//.test(word)) return { name: resolve(base, word), url: null, folder: resolve(base, word) }
  const { hostname, pathname } = new URL(word)
  return { name: `PostgreSQL ${hostname}${pathname}`, url: word, folder: resolve(dataFolder) }
}
