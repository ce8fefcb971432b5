import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { baseUrl } from './base-url.ts'
import type { Calls } from './calls.ts'
import { HttpError } from './http-error.ts'
import { noteAnswer, noteSilence } from './reach.ts'

export interface CallOptions<Name extends EndpointName> {
  body?: Calls[Name]['body']
  /** Fills `:id` in the path. */
  parameters?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  /** The patient's secret: the bearer that proves who is calling. */
  secret?: string | null
  signal?: AbortSignal
}

/** What a failed call is logged as; never with a word of the patient's. */
const logLines: Partial<Record<EndpointName, string>> = { analyzeVideo: 'Video analysis failed', analyzeDocument: 'Document upload failed' }

/** Calls that may be sent again: they read, or carry an id under which the server answers once. */
const repeatable = new Set<EndpointName>(['chat', 'analyzeHistory', 'reviewDocument', 'adoptRecord', 'deleteEverything'])
const worthRepeating = new Set([429, 502, 503, 504])
const pauses = [400, 1_200]
const longestPatience = 5_000

/**
 * Asks the server. The only place of the web app that does, but for uploads with progress and the live channel.
 * @throws HttpError for every answer that is not OK, TypeError when there is no answer, AbortError when it was given up
 */
export async function call<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<Calls[Name]['answer']> {
  const isSafe = endpoints[name].method === 'GET' || repeatable.has(name)
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(name, options)
    } catch (error) {
      const pause = isSafe && !options.signal?.aborted ? pauseBefore(error, attempt) : null
      if (pause === null) {
        if (!options.signal?.aborted)
          console.error(logLines[name] ?? 'API request failed', name, error instanceof HttpError ? error.status : 'no answer')
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Milliseconds to wait before the next try; null where another try makes no sense. */
function pauseBefore(error: unknown, attempt: number): number | null {
  const pause = pauses[attempt]
  if (pause === undefined) return null
  if (!(error instanceof HttpError)) return pause
  if (!worthRepeating.has(error.status)) return null
  const asked = (error.retryAfterSeconds ?? 0) * 1_000
  return asked > longestPatience ? null : Math.max(pause, asked)
}

async function once<Name extends EndpointName>(name: Name, options: CallOptions<Name>): Promise<Calls[Name]['answer']> {
  const { body, secret, signal, parameters } = options
  const headers = new Headers({ Accept: 'application/json' })
  if (secret) headers.set('Authorization', `Bearer ${secret}`)
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  const response = await fetch(`${baseUrl}${endpointPath(name, parameters)}${queryText(options.query)}`, {
    method: endpoints[name].method,
    headers,
    body: body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body),
    signal: signal ?? null,
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch((error: unknown) => {
    if (!signal?.aborted) noteSilence()
    throw error
  })
  noteAnswer(response.status)
  if (!response.ok) throw new HttpError(response.status, await codeOf(response), Number(response.headers.get('Retry-After')) || null)
  return name === 'downloadDocument' || name === 'showPage' ? response.blob() : response.json()
}

function queryText(query: CallOptions<EndpointName>['query']): string {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function codeOf(response: Response): Promise<string | null> {
  try {
    const body: unknown = await response.json()
    const code = (body as { error?: { code?: unknown } } | null)?.error?.code
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}
