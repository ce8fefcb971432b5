import { StartFailure } from '../start-failure.ts'
import type { Records } from './records.ts'

/**
 * The engine that the environment names: PostgreSQL by its address, else SQLite in the data folder. Only the one in use
 * is loaded.
 *
 * @throws StartFailure that never holds the address, which may hold a password.
 */
export async function openRecords({ databaseUrl, databasePath }: { databaseUrl: string | null; databasePath: string }): Promise<Records> {
  if (databaseUrl === null) {
    const { openSqliteRecords } = await import('./sqlite-records.ts')
    return openSqliteRecords(databasePath).catch((error: Error) => {
      throw new StartFailure(`the database ${databasePath} cannot be opened (${error.message})`)
    })
  }
  const { openPostgresRecords } = await import('./postgres-records.ts')
  return openPostgresRecords(databaseUrl).catch((error: Error) => {
    throw new StartFailure(`the database of DATABASE_URL cannot be opened (${error.message})`)
  })
}
