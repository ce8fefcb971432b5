/**
 * What the server's turn is measured against: a bare Fastify route that asks the clinic about a case in memory and makes
 * the same durable commit. No identity, no seal, no audit, no schema. PORT and DATA_DIR come from the environment.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ConsultationCase } from '@dr-ai/clinic'
import Fastify from 'fastify'
import { loadClinic } from '../doctor/load-clinic.ts'
import { openSqliteRecords } from '../records/sqlite-records.ts'

interface Turn {
  patient: string
  message: string
  isNew: boolean
}

const clinic = await loadClinic()
const records = await openSqliteRecords(join(process.env.DATA_DIR ?? '.', 'bare.sqlite'))
const cases = new Map<string, { id: string; version: number; mind: ConsultationCase }>()

const app = Fastify()
app.post<{ Body: Turn }>('/turn', async ({ body: { patient, message, isNew } }) => {
  const known = isNew ? undefined : cases.get(patient)
  const { case: mind, reply } = clinic.consult(known?.mind ?? clinic.newCase(), message)
  const next = { id: known?.id ?? randomUUID(), version: (known?.version ?? 0) + 1, mind }
  const at = Date.now() * 1_000
  const row = { id: next.id, at, version: next.version, sealed: Buffer.from(JSON.stringify(mind)) }
  await records.write(patient, [
    { kind: known ? 'replace' : 'insert', collection: 'consultation', row },
    {
      kind: 'insert',
      collection: `exchange.${next.id}`,
      row: { id: randomUUID(), at, version: 1, sealed: Buffer.from(JSON.stringify({ message, reply })) },
    },
  ])
  cases.set(patient, next)
  return { response: reply.text }
})
console.log(`ready: ${await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })}`)
