import { maximumBytesInFlight, maximumJsonBytes, maximumUploads, smallBody } from '@dr-ai/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request holds in memory of its body, and for whom it counts; null where it has no large body. */
    upload: { keys: readonly string[]; bytes: number } | null
  }
  interface FastifyInstance {
    uploads: Uploads
  }
}

/** What of large bodies is underway in this process, all requests together. */
export interface Uploads {
  /**
   * Counts a request with a large body from now until it is answered. `whose`: the patient, where a secret names one.
   * @throws Failure 503 where the patient or the address has too many underway.
   */
  begin(request: FastifyRequest, whose: string | null): void
  /** Counts bytes that are kept in memory. @throws Failure 503 where all requests together keep too much. */
  keep(request: FastifyRequest, bytes: number): void
  /** Bytes that are kept now. */
  kept(): number
}

const retryAfter = 5

/** Counts large bodies: how many at once for a patient and an address, and how many bytes for all together. */
export function countUploads(app: FastifyInstance): void {
  const underway = new Map<string, number>()
  let bytes = 0
  const change = (key: string, by: number): void => {
    const count = (underway.get(key) ?? 0) + by
    if (count > 0) underway.set(key, count)
    else underway.delete(key)
  }
  const end = async (request: FastifyRequest): Promise<void> => {
    const { upload } = request
    request.upload = null
    for (const key of upload?.keys ?? []) change(key, -1)
    bytes -= upload?.bytes ?? 0
  }
  const keep = (request: FastifyRequest, more: number): void => {
    if (bytes + more > maximumBytesInFlight)
      throw new Failure('busy', 'Too many files are being sent at once. Please try again.', { retryAfter })
    request.upload ??= { keys: [], bytes: 0 }
    request.upload.bytes += more
    bytes += more
  }
  app.decorateRequest('upload', null)
  app.decorate('uploads', {
    begin: (request, whose) => {
      if (request.upload || !hasLargeBody(request)) return
      // A machine of one's own has one address for everybody on it.
      const limits: [string, number][] = request.isOpen
        ? []
        : [
            [`address ${request.ip}`, maximumUploads.address],
            ...(whose === null ? [] : ([[`patient ${whose}`, maximumUploads.patient]] as [string, number][])),
          ]
      for (const [key, most] of limits)
        if ((underway.get(key) ?? 0) >= most)
          throw new Failure('busy', 'Too many files are being sent at once. Please wait for one to end.', { retryAfter })
      request.upload = { keys: limits.map(([key]) => key), bytes: 0 }
      for (const [key] of limits) change(key, 1)
      if (request.headers['content-type']?.includes('json')) keep(request, Number(request.headers['content-length'] ?? maximumJsonBytes))
    },
    keep,
    kept: () => bytes,
  })

  app.addHook('onResponse', end)
  app.addHook('onRequestAbort', end)
}

function hasLargeBody({ headers, method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'DELETE') return false
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > smallBody
}
