import pg from 'pg'
import { applyChanges, erasePatient, type Parameter, type ResultRow, type Steps } from './apply-changes.ts'
import { isPassing, withRetries } from './postgres-failures.ts'
import { migratePostgres } from './postgres-migrate.ts'
import { factOf, linksOf, markStatement, marksOf, rowsOf, samplesOf, usageOf } from './read-rows.ts'
import { type Change, type Records, StorageUnavailable, type WriteOutcome } from './records.ts'
import { type StatementName, statements } from './statements.ts'

/** Connections of one server. PostgreSQL commits those together that wait for the same flush. */
const connections = 20
/** Milliseconds to wait for a connection, and for one statement. */
const connectionPatience = 5_000
const statementPatience = 30_000

/**
 * Makes the writes of one patient wait for each other, also across servers: none decides by what another is about to
 * change. The lock is a row of the patient's own shard, so that distributed engines know it too.
 */
const lockPatient =
  'INSERT INTO usage (patient_id, row_count, byte_count) VALUES ($1, 0, 0) ON CONFLICT (patient_id) DO UPDATE SET row_count = usage.row_count'

/**
 * The engine for many servers: PostgreSQL, or a distributed engine that speaks it. What fails in passing (a restart, a
 * failover) is tried again; a commit whose answer was lost is looked up, never made twice.
 *
 * @param url As PostgreSQL's own tools take it: postgresql://user:password@host/database.
 * @throws Error where the database cannot be reached, or acknowledges before its disk has what it acknowledges.
 */
export async function openPostgresRecords(url: string): Promise<Records> {
  const pool = await openPool(url)
  let isClosed = false
  const underway = new Set<Promise<unknown>>()

  const retrying = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isClosed) throw new StorageUnavailable('the records are closed')
    const trying = withRetries(work)
    underway.add(trying)
    try {
      return await trying
    } catch (error) {
      throw new StorageUnavailable(error instanceof Error ? error.message : String(error))
    } finally {
      underway.delete(trying)
    }
  }
  const look = (statement: StatementName, parameters: readonly Parameter[]): Promise<ResultRow[]> =>
    retrying(() => run(pool, statement, parameters))

  /** One transaction. `wasCommitted` is asked where the answer to an earlier commit was lost. */
  const transact = (
    patient: string,
    steps: () => Steps<WriteOutcome>,
    wasCommitted: (client: pg.ClientBase) => Promise<boolean>,
  ): Promise<WriteOutcome> => {
    let isUnsure = false
    return retrying(async () => {
      const client = await pool.connect()
      let isCommitting = false
      try {
        await client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE')
        await client.query({ name: 'lockPatient', text: lockPatient, values: [patient] })
        const outcome = isUnsure && (await wasCommitted(client)) ? 'written' : await perform(client, steps())
        isCommitting = outcome === 'written'
        await client.query(isCommitting ? 'COMMIT' : 'ROLLBACK')
        client.release()
        return outcome
      } catch (error) {
        client.release(true)
        isUnsure ||= isCommitting && isPassing(error)
        throw error
      }
    })
  }

  return {
    read: async (patient, collection, id) => rowsOf(await look('read', [patient, collection, id]))[0] ?? null,
    list: async (patient, collection, { limit, before }) =>
      rowsOf(
        await (before
          ? look('listBefore', [patient, collection, before.at, before.id, limit])
          : look('listNewest', [patient, collection, limit])),
      ),
    count: async (patient, collection) => Number((await look('count', [patient, collection]))[0]?.row_count ?? 0),
    marks: async (patient, place) => marksOf(await look(...markStatement(patient, place))),
    usage: async (patient) => usageOf((await look('usage', [patient]))[0]),
    write: (patient, changes) =>
      transact(
        patient,
        () => applyChanges(patient, changes),
        (client) => isThere(client, patient, changes),
      ),
    lastLink: async (patient) => linksOf(await look('lastLink', [patient]))[0] ?? null,
    trail: async (patient, { after, limit }) => linksOf(await look('trail', [patient, after, limit])),
    erase: async (patient, tombstone) => {
      await transact(
        patient,
        () => erasePatient(patient, tombstone),
        async () => false,
      )
    },
    fact: async (name) => factOf(await look('fact', [name])),
    settle: async (name, value) => {
      await look('settleFact', [name, value])
      return factOf(await look('fact', [name])) ?? value
    },
    raise: async (name, value) => {
      await look('raiseFact', [name, String(value)])
      return Number(factOf(await look('fact', [name])))
    },
    sampleLinks: async (limit) => samplesOf(await look('sampleLinks', [limit])),
    check: async () => {
      try {
        await run(pool, 'raiseFact', ['tried', String(Date.now())])
      } catch (error) {
        throw new StorageUnavailable(error instanceof Error ? error.message : String(error))
      }
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      await Promise.allSettled(underway)
      await pool.end()
    },
  }
}

/** Connections to a database that is safe and of our newest form. */
async function openPool(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionPatience,
    query_timeout: statementPatience,
    keepAlive: true,
    application_name: 'dr-ai',
  })
  // A connection that breaks fails the statement under way, which is tried again; one that was idle is no failure of anybody's.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await withRetries(async () => {
      const client = await pool.connect()
      try {
        await refuseUnsafe(client)
        await migratePostgres(client)
        client.release()
      } catch (error) {
        client.release(true)
        throw error
      }
    })
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function run(client: pg.Pool | pg.ClientBase, statement: StatementName, parameters: readonly Parameter[]): Promise<ResultRow[]> {
  // PostgreSQL's text holds no NUL: nothing can be stored or found by such a name.
  if (parameters.some((parameter) => typeof parameter === 'string' && parameter.includes('\0'))) return []
  const { rows } = await client.query<ResultRow>({ name: statement, text: statements[statement], values: parameters.map(bytesAsBuffer) })
  return rows
}

/** The driver takes a Buffer for bytes and would write any other array as an array of numbers. */
function bytesAsBuffer(parameter: Parameter): string | number | Buffer {
  if (!(parameter instanceof Uint8Array)) return parameter
  return Buffer.from(parameter.buffer, parameter.byteOffset, parameter.byteLength)
}

async function perform(client: pg.ClientBase, steps: Steps<WriteOutcome>): Promise<WriteOutcome> {
  let step = steps.next()
  while (!step.done) step = steps.next(await run(client, step.value.statement, step.value.parameters))
  return step.value
}

/** Whether these changes were made: sealed bytes are never the same twice, so that one of them is proof. */
async function isThere(client: pg.ClientBase, patient: string, changes: readonly Change[]): Promise<boolean> {
  for (const change of changes) {
    if (change.kind === 'link') {
      const [found] = linksOf(await run(client, 'trail', [patient, change.link.index - 1, 1]))
      return found?.index === change.link.index && Buffer.from(found.sealed).equals(change.link.sealed)
    }
    if ('row' in change) {
      const [found] = rowsOf(await run(client, 'read', [patient, change.collection, change.row.id]))
      return found !== undefined && Buffer.from(found.sealed).equals(change.row.sealed)
    }
  }
  return false
}

async function refuseUnsafe(client: pg.ClientBase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`)
    if (rows[0]?.[setting] === 'off') throw new Error(`PostgreSQL runs with ${setting}=off and would lose acknowledged records`)
  }
}
