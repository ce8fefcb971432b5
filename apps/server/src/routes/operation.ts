import type { FastifyInstance } from 'fastify'
import type { Records } from '../records/records.ts'
import { StorageUnavailable } from '../records/records.ts'

/**
 * For whoever runs the server: `/healthz` answers as long as the process does; `/readyz` only while patients can be
 * served, with the records to be read and written. The doctor is loaded before the server listens.
 */
export function addOperationRoutes(app: FastifyInstance, { records }: { records: Records }): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  let looking: Promise<boolean> | null = null
  app.get('/readyz', async (_request, reply) => {
    // Whoever asks while the records are tried shares the answer: anybody may ask, and each try is a write.
    looking ??= isWritable(records).finally(() => {
      looking = null
    })
    const checks = { records: await looking }
    const isReady = Object.values(checks).every(Boolean)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks })
  })
}

async function isWritable(records: Records): Promise<boolean> {
  try {
    await records.check()
    return true
  } catch (error) {
    if (error instanceof StorageUnavailable) return false
    throw error
  }
}
