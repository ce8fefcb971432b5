import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'

/** What joins the live channels of servers that share one PostgreSQL. */
export interface CrossServers {
  adapter: ReturnType<typeof createAdapter>
  close(): Promise<void>
}

/** PostgreSQL's own NOTIFY carries what crosses: patient id, kind, row and version, never a word. */
export async function openCrossServers(databaseUrl: string): Promise<CrossServers> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, keepAlive: true, application_name: 'dr-ai live' })
  pool.on('error', () => undefined)
  const lent = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // The adapter opens another connection in the place of one that broke, but never gives the broken one back.
    client.on('end', () => {
      if (lent.delete(client)) client.release(true)
    })
  })
  return { adapter: createAdapter(pool, { channelPrefix: 'dr-ai', cleanupInterval: 0x7fffffff }), close: () => pool.end() }
}
