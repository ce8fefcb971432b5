import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from '@dr-ai/contract/errors'
import { allowedHostnames, isLoopbackName, isOpenModePossible, type NetworkPolicy } from './network-policy.ts'

/** What of a request the guard looks at; a socket's upgrade has the same. */
export interface GuardedRequest {
  path: string
  httpVersion: string
  headers: IncomingHttpHeaders
}

export interface Guard {
  /** Why the request is refused, or null. Looks at nothing but its address and headers. */
  refusal(request: GuardedRequest): { code: ErrorCode; message: string } | null
  /** Whether a call without a secret may act for an unprotected id: this machine's own browser or command line, nobody behind a proxy. */
  isOpen(request: GuardedRequest): boolean
  /** The origin to be named in cross-origin headers; null for same-origin requests. */
  crossOrigin(request: GuardedRequest): string | null
}

const proxyHeaders = ['forwarded', 'x-real-ip', 'via']

/**
 * The one guard for every request and for the socket's upgrade: against pages of other sites (cross-site calls, DNS
 * rebinding) and against open mode that leaks through a proxy.
 */
export function createGuard(policy: NetworkPolicy): Guard {
  const hostnames = allowedHostnames(policy)
  const isOpenEver = isOpenModePossible(policy)

  const isHostAllowed = (host: string): boolean => hostnames.has(host) || hostnames.has(withoutPort(host))

  const isOriginAllowed = (origin: string, host: string): boolean =>
    origin === policy.publicOrigin ||
    policy.allowedOrigins.includes(origin) ||
    (policy.publicOrigin === null && origin === `http://${host}`)

  return {
    refusal: ({ path, headers }) => {
      const host = headers.host?.toLowerCase() ?? ''
      if (!isHostAllowed(host)) return { code: 'forbidden-host', message: 'This server does not answer to that host name.' }
      if (isForAnybody(path)) return null
      const { origin } = headers
      if (origin !== undefined && !isOriginAllowed(origin, host)) {
        return { code: 'forbidden-origin', message: 'Pages of that origin may not call this server.' }
      }
      const site = headers['sec-fetch-site']
      const isForeign = site === 'cross-site' || site === 'same-site'
      const isAllowedOrigin = origin !== undefined && policy.allowedOrigins.includes(origin)
      if (isForeign && !isAllowedOrigin && isProtectedPath(path)) {
        return { code: 'forbidden-origin', message: 'Pages of other sites may not call this server.' }
      }
      return null
    },
    isOpen: ({ headers, httpVersion }) => isOpenEver && isFromThisMachine({ headers, httpVersion }),
    crossOrigin: ({ path, headers: { origin } }) => {
      if (origin === undefined) return null
      if (isForAnybody(path)) return '*'
      return policy.allowedOrigins.includes(origin) ? origin : null
    },
  }
}

/** Whether a request names this machine and shows no sign of a proxy that brought it from another. */
export function isFromThisMachine({ headers, httpVersion }: Pick<GuardedRequest, 'headers' | 'httpVersion'>): boolean {
  return (
    isLoopbackName(withoutPort(headers.host?.toLowerCase() ?? '')) &&
    // Older proxies that name themselves nowhere speak HTTP/1.0 by default, newer ones (nginx from 1.29.7 on) 1.1: those are known by their user (`isOwnUser`).
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || proxyHeaders.includes(name))
  )
}

/** Whether a path is a call or the socket, which pages of other sites may not reach. */
export function isProtectedPath(path: string): boolean {
  return path.startsWith('/api') || path.startsWith('/socket.io')
}

/** A link that a patient hands out is opened by other people's programs, from pages of any site: it shows what the link names, and knows no patient. */
function isForAnybody(path: string): boolean {
  return path.startsWith('/api/shl/')
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}
