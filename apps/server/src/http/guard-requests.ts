import { calls } from '@dr-ai/contract/schemas/calls'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { readAccess } from '../identity/access.ts'
import { createGuard, type GuardedRequest, isProtectedPath } from '../identity/guard.ts'
import type { NetworkPolicy } from '../identity/network-policy.ts'
import { isOwnUser } from '../identity/own-user.ts'
import type { Admission } from './admission.ts'
import { methodsOf } from './answer-unknown.ts'
import { Failure } from './failure.ts'

const preflightSeconds = 600
/** Milliseconds between two warnings of the same kind. */
const warnEvery = 3_600_000

/** Puts the guard before every request, and reads who it is from, before any body is read. */
export function guardRequests(app: FastifyInstance, policy: NetworkPolicy, admission: Admission): void {
  const guard = createGuard(policy)
  app.decorateRequest('access', null)
  let warnedAt = Number.NEGATIVE_INFINITY
  const warnOfProxy = (log: FastifyBaseLogger): void => {
    if (performance.now() - warnedAt < warnEvery) return
    warnedAt = performance.now()
    log.warn('A proxy forwards requests, but TRUSTED_PROXIES does not name its address: all patients behind it count as one address.')
  }

  app.addHook('onRequest', async (request, reply) => {
    const guarded = guardedRequest(request)
    const isApi = isProtectedPath(guarded.path)
    if (isApi) reply.header('cache-control', 'no-store')

    if (isPacked(request)) throw new Failure('unsupported-type', 'Bodies are sent as they are, without a Content-Encoding.')
    if (namesTwoHosts(request)) throw new Failure('invalid-input', 'A request names one host.')
    const refusal = guard.refusal(guarded)
    if (refusal) throw new Failure(refusal.code, refusal.message)
    const origin = guard.crossOrigin(guarded)
    if (origin && isApi) reply.header('access-control-allow-origin', origin).header('vary', 'Origin')
    if (origin && isApi && request.method === 'OPTIONS') {
      return reply
        .header('access-control-allow-methods', methodsOf(guarded.path).join(', '))
        .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
        .header('access-control-max-age', preflightSeconds)
        .code(204)
        .send()
    }

    request.isOpen = guard.isOpen(guarded) && isOwnUser(request.socket)
    if (isUnknownProxy(request)) warnOfProxy(request.log)
    if (!isApi) return
    await admission.admitAddress(request)
    request.access = await readAccess(request.headers.authorization, request.isOpen)
    const { call } = request.routeOptions.config
    if (call && calls[call].patient && request.access === null) {
      throw new Failure('missing-secret', 'This call needs the patient secret as a bearer token.')
    }
    app.uploads.begin(request, request.access?.kind === 'secret' ? request.access.patient.key : null)
  })
}

/**
 * What the guard looks at. The path is the one of the route that was found, whichever way the address spells it ("/%61pi/health",
 * "http://host/api/health"); where none was found, the address without its query.
 */
function guardedRequest({ url, headers, raw, routeOptions }: FastifyRequest): GuardedRequest {
  const written = url.split('?')[0] ?? ''
  const matched = routeOptions.url
  return {
    path: matched !== undefined && isProtectedPath(matched) && !isProtectedPath(written) ? matched : written,
    headers,
    httpVersion: raw.httpVersion,
  }
}

/** Whether a body comes packed: nothing here unpacks one, and what it holds would be looked at only packed. */
function isPacked({ headers }: FastifyRequest): boolean {
  return !/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? '')
}

/** Whether two lines say for which host a request is: what stands before this server may have gone by the other one. */
function namesTwoHosts({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((word, place) => place % 2 === 0 && word.toLowerCase() === 'host').length > 1
}

/** Whether a proxy names whom it forwards for, and is not believed. */
function isUnknownProxy({ headers, ip, socket }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress
}
