/** PostgreSQL's error codes after which the same work may succeed (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const passingCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '25006', // read_only_sql_transaction: a standby, until it is promoted
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])

/** Whether a failure passes by itself: a restart, a failover, two transactions in each other's way. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code !== null) return passingCodes.has(code) || code.startsWith('08')
  // The client's own words for a connection that went away carry no code.
  return /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(error.message)
}

/** Milliseconds for which the same work is tried again before the patient is told that nothing was saved. */
const timeoutMs = 10_000
const shortestPause = 25
const longestPause = 1_000

/** Does the work until it succeeds, fails for good, or timeoutMs ends. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() + pause > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)))
  }
}
