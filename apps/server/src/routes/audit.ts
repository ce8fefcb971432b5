import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'

/** Links of one answer; whoever has more asks again. */
const pageLength = 1_000

/** Who did what with the record: every change, and every reading of what it holds. */
export function addAuditRoute(app: FastifyInstance, dependencies: CallDependencies): void {
  addCall(app, dependencies, 'viewAudit', async ({ query, claim }) => {
    const { records } = await claim()
    await records.noteDifferences()
    return records.trail({ after: query.after ?? -1, limit: pageLength })
  })
}
