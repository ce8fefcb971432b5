import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { migratePostgres } from '../../apps/server/src/records/postgres-migrate.ts'
import { statements } from '../../apps/server/src/records/statements.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { missingPackages } from './machines/find-programs.ts'
import { freePorts, openMachineRoom, until } from './machines/machine-room.ts'
import { quantile } from './patients.ts'

export const missingForScale = (): string[] => missingPackages({ initdb: 'postgresql' })

const batch = 250_000
/** Rows of one patient who writes without end: as many as a history may have. */
const hotRows = 20_000
const listed = 50
const tries = 1_000
/** Of so many patients one has a turn before the vacuum: what a busy day leaves dead. */
const replacedShare = 0.05

export interface ScaleFigures {
  patients: number
  gigabytes: number
  /** Rows of the fullest partition over those of an even one. */
  skew: number
  /** Pages between a key and its row in the deepest index. */
  depth: number
  readMiddle: number
  readWorst: number
  /** The middle read among all patients over that among the first ten thousand. */
  readRatio: number
  /** Time for the newest rows of the hot patient over that for those of one who has no more than these. */
  hotRatio: number
  /** Rows of the hot patient's partition over those of an even one. */
  hotSkew: number
  /** Seconds to vacuum the largest partition after a busy day, and all of them one after another. */
  vacuumOne: number
  vacuumAll: number
  deadLeft: number
}

/** The keys of so many patients in the schema and under the statements of the server, in so many partitions. */
export async function measureScale(patients: number, partitions: number): Promise<ScaleFigures> {
  const room = openMachineRoom()
  const [port = 0] = await freePorts(1)
  const data = join(room.folder, 'data')
  execFileSync(join(findPostgres() ?? '', 'initdb'), ['-D', data, '-U', 'doctor', '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...room.user,
    cwd: room.folder,
    stdio: 'pipe',
  })
  const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'synchronous_commit=off', 'autovacuum=off', 'maintenance_work_mem=256MB']
  const postgres = room.run('postgres', 'postgres', [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', room.folder],
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  try {
    const url = `postgresql://doctor@127.0.0.1:${port}/postgres`
    await until('PostgreSQL answers', async () => {
      const trying = new pg.Client({ connectionString: url })
      await trying.connect()
      await trying.end()
      return true
    })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await migratePostgres(client, partitions)
    await client.query('CREATE EXTENSION pageinspect')
    const insert = `INSERT INTO records SELECT ${idOfNumber('number')}, 'consultation', 'c', number, 1, sha256(number::text::bytea)
      FROM generate_series($1::int, $2::int) number`
    const read = await fill(client, insert, patients)
    await client.query('ANALYZE records')
    const all = await timeReads(client, patients)
    for (const [patient, rows] of [
      [1, hotRows],
      [2, listed],
    ])
      await client.query(
        `INSERT INTO records SELECT ${idOfNumber(String(patient))}, 'history', 'h' || number, number, 1, sha256(number::text::bytea)
         FROM generate_series(1, $1::int) number`,
        [rows],
      )
    const rowsOf = await rowsByPartition(client)
    const even = patients / partitions
    const hot = await newestOf(client, 1)
    const other = await newestOf(client, 2)
    const size = Number(
      (await client.query("SELECT sum(pg_total_relation_size(relid)) AS bytes FROM pg_partition_tree('records')")).rows[0].bytes,
    )
    const depth = await deepest(client)
    const hotPartition = await partitionOf(client, 1)
    const { one, whole, deadLeft } = await vacuum(client)
    await client.end()
    return {
      patients,
      gigabytes: size / 1024 ** 3,
      skew: Math.max(...[...rowsOf].map(([name, rows]) => (name === hotPartition ? rows - hotRows : rows))) / even,
      depth,
      readMiddle: quantile(all, 0.5),
      readWorst: quantile(all, 0.99),
      readRatio: quantile(all, 0.5) / quantile(read, 0.5),
      hotRatio: hot / other,
      hotSkew: (rowsOf.get(hotPartition) ?? 0) / even,
      vacuumOne: one,
      vacuumAll: whole,
      deadLeft,
    }
  } finally {
    postgres.kill('SIGINT')
    await until('PostgreSQL ends', () => postgres.exitCode !== null || postgres.signalCode !== null)
    await room.close()
  }
}

/** Writes the keys of all patients. Out: milliseconds of reads while there were ten thousand. */
async function fill(client: pg.Client, insert: string, patients: number): Promise<number[]> {
  const few = Math.min(10_000, patients)
  await client.query(insert, [1, few])
  await client.query('ANALYZE records')
  const read = await timeReads(client, few)
  for (let first = few + 1; first <= patients; first += batch) await client.query(insert, [first, Math.min(first + batch - 1, patients)])
  return read
}

/** SQL for the id of a patient: spread as the contract's fingerprints are, of their length, in no order. */
const idOfNumber = (number: string): string => `'p_' || substr(encode(sha256((${number})::text::bytea), 'hex'), 1, 26)`
const idOf = (number: number): string => `p_${createHash('sha256').update(String(number)).digest('hex').slice(0, 26)}`

/** Milliseconds of the statement that reads a case, for patients by chance, each looked at for the second time so that the disk is not what counts. */
async function timeReads(client: pg.Client, patients: number): Promise<number[]> {
  const times: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const parameters = [idOf(1 + Math.floor(Math.random() * patients)), 'consultation', 'c']
    const look = () => client.query({ name: 'read', text: statements.read, values: parameters })
    await look()
    const begun = performance.now()
    const { rows } = await look()
    times.push(performance.now() - begun)
    if (rows.length !== 1) throw new Error('a patient was not found')
  }
  return times
}

/** Milliseconds in the middle of the statement that lists a patient's newest rows. */
async function newestOf(client: pg.Client, number: number): Promise<number> {
  const values = [idOf(number), 'history', listed]
  const times: number[] = []
  for (let attempt = 0; attempt < 300; attempt++) {
    const begun = performance.now()
    await client.query({ name: 'newest', text: statements.listNewest, values })
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

async function rowsByPartition(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query('SELECT tableoid::regclass::text AS name, count(*) AS rows FROM records GROUP BY 1')
  return new Map(rows.map(({ name, rows: count }) => [String(name), Number(count)]))
}

async function partitionOf(client: pg.Client, number: number): Promise<string> {
  const { rows } = await client.query('SELECT tableoid::regclass::text AS name FROM records WHERE patient_id = $1 LIMIT 1', [idOf(number)])
  return String(rows[0].name)
}

async function deepest(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT max((bt_metap(indexrelid::regclass::text)).level) AS level FROM pg_index WHERE indrelid IN (SELECT relid FROM pg_partition_tree('records') WHERE isleaf)`,
  )
  // The root is level n: n pages above the leaf, the leaf, and the row.
  return Number(rows[0].level) + 1
}

/** A busy day's replacements, then the vacuum of each partition. Out: seconds for the slowest and for all, and what is dead afterwards. */
async function vacuum(client: pg.Client): Promise<{ one: number; whole: number; deadLeft: number }> {
  await client.query('UPDATE records SET version = version + 1 WHERE random() < $1', [replacedShare])
  const { rows } = await client.query("SELECT relid::regclass::text AS name FROM pg_partition_tree('records') WHERE isleaf")
  const seconds: number[] = []
  for (const { name } of rows) {
    const begun = performance.now()
    await client.query(`VACUUM ${name}`)
    seconds.push((performance.now() - begun) / 1_000)
  }
  await client.query('SELECT pg_stat_force_next_flush()')
  const dead = await client.query("SELECT sum(n_dead_tup) AS dead FROM pg_stat_user_tables WHERE relname LIKE 'records%'")
  return { one: Math.max(...seconds), whole: seconds.reduce((sum, each) => sum + each, 0), deadLeft: Number(dead.rows[0].dead) }
}
