import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodePatientSecret, patientIdOf } from '@dr-ai/contract/identity'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppOptions, createApp } from '../app.ts'
import { createEmbeddedDoctor } from '../doctor/embedded-doctor.ts'
import { loadClinic } from '../doctor/load-clinic.ts'
import type { NetworkPolicy } from '../identity/network-policy.ts'
import { readDocument } from '../reading/read-document.ts'
import { createClock } from '../records/clock.ts'
import type { Records } from '../records/records.ts'
import { openSqliteRecords } from '../records/sqlite-records.ts'

/** The real app over a real database in a folder of its own. */
export interface TestServer {
  app: FastifyInstance
  records: Records
  folder: string
  databasePath: string
  /** A call with a JSON body, without a secret unless one is given. */
  call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** A machine of one's own, as `npm start` has it. */
export const ownMachine: NetworkPolicy = {
  host: '127.0.0.1',
  isOpenModeAllowed: true,
  publicOrigin: null,
  allowedOrigins: [],
  allowedHosts: [],
}

export async function serve({
  network,
  ...options
}: Partial<Omit<AppOptions, 'network'>> & { network?: Partial<NetworkPolicy> } = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-test-'))
  const databasePath = join(folder, 'records.sqlite')
  const records = await openSqliteRecords(databasePath)
  const app = await createApp({
    records,
    doctor: createEmbeddedDoctor(loadClinic),
    serverKey: randomBytes(32),
    clock: createClock(Date.now),
    read: readDocument,
    pharmacies: [],
    transcriber: { model: 'silent', transcribe: async () => '' },
    network: { ...ownMachine, ...network },
    trustedProxies: ['loopback'],
    webFolder: join(folder, 'web'),
    logLevel: 'silent',
    model: null,
    modelCounts: () => [],
    databaseUrl: null,
    metricsToken: null,
    ...options,
  })
  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...request, headers: { host: 'localhost:4300', ...request.headers } })
  return {
    app,
    records,
    folder,
    databasePath,
    inject,
    call: (method, url, body, headers = {}) => inject({ method, url, headers, ...(body && { payload: body }) }),
    close: async () => {
      await app.close()
      await records.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A patient with a secret, as a browser makes one. */
export async function newPatient(): Promise<{ id: string; secret: string; headers: { authorization: string } }> {
  const secret = encodePatientSecret(randomBytes(32))
  return { id: await patientIdOf(secret, crypto.subtle), secret, headers: { authorization: `Bearer ${secret}` } }
}

/** A multipart form, its parts in the order given. */
export function form(
  parts: readonly ({ name: string; value: string } | { name: string; file: string; bytes: Uint8Array | string; type?: string })[],
): {
  payload: Buffer
  headers: Record<string, string>
} {
  const boundary = 'x-test-boundary'
  const chunks = parts.flatMap((part) => {
    const head = 'file' in part ? `; filename="${part.file}"\r\nContent-Type: ${part.type ?? 'application/octet-stream'}` : ''
    const body = 'file' in part ? Buffer.from(part.bytes) : Buffer.from(part.value)
    return [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${head}\r\n\r\n`), body, Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
