import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import type { Calls } from '@dr-ai/contract/schemas/calls'
import { baseUrl } from './base-url.ts'
import { HttpError } from './http-error.ts'
import { loadChunk } from './load-chunk.ts'
import { noteAnswer, noteSilence } from './reach.ts'

export interface CallOptions<Name extends EndpointName> {
  body?: Calls[Name]['body']
  /** Fills `:id` in the path. */
  parameters?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  /** The patient's secret: the bearer that proves who is calling. */
  secret?: string | null
  signal?: AbortSignal
  /** Of a form: told the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  /** Told each time the same is about to be sent again after a pause. */
  onWaiting?: () => void
}

/** What a failed call is logged as; never with a word of the patient's. */
const logLines: Partial<Record<EndpointName, string>> = { analyzeVideo: 'Video analysis failed', analyzeDocument: 'Document upload failed' }

/**
 * Calls that may be sent again: they read, or carry an id under which the server answers once. So does every form: documents and recordings have the id of their upload, what
 * is imported or put back is held against what is there, and what is only written down changes nothing.
 */
const repeatable = new Set<EndpointName>(['chat', 'analyzeHistory', 'reviewDocument', 'adoptRecord', 'deleteEverything'])
const worthRepeating = new Set([429, 502, 503, 504])
/** Milliseconds before each further try, and how long a server may ask to be left alone. A file has cost a patient time to send, and readers are busy for longer. */
const retries = { words: { pauses: [400, 1_200], longest: 5_000 }, file: { pauses: [2_000, 2_000, 2_000], longest: 20_000 } } as const
/** Who has just spoken waits to see the words, and can type meanwhile. */
const transcriptRetries = { pauses: [400], longest: 1_000 } as const

/**
 * Asks the server. The only place of the web app that does, but for the live channel: what carries a file goes the same way, with its progress.
 * @throws HttpError for every answer that is not OK, TypeError when there is no answer, AbortError when it was given up
 */
export async function call<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<Calls[Name]['answer']> {
  const isFile = options.body instanceof FormData
  const isSafe = endpoints[name].method === 'GET' || isFile || repeatable.has(name)
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(name, options)
    } catch (error) {
      const pause =
        isSafe && !options.signal?.aborted
          ? pauseBefore(error, attempt, name === 'transcribe' ? transcriptRetries : retries[isFile ? 'file' : 'words'])
          : null
      if (pause === null) {
        if (!options.signal?.aborted)
          console.error(logLines[name] ?? 'API request failed', name, error instanceof HttpError ? error.status : 'no answer')
        throw error
      }
      options.onWaiting?.()
      await wait(pause, options.signal)
    }
  }
}

/** Milliseconds to wait before the next try; null where another try makes no sense. */
function pauseBefore(error: unknown, attempt: number, { pauses, longest }: { pauses: readonly number[]; longest: number }): number | null {
  const pause = pauses[attempt]
  if (pause === undefined) return null
  if (!(error instanceof HttpError)) return pause
  if (!worthRepeating.has(error.status) || error.code === 'quota-reached') return null
  const asked = (error.retryAfterSeconds ?? 0) * 1_000
  return asked > longest ? null : Math.max(pause, asked)
}

/** Waits, or until it is given up. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function once<Name extends EndpointName>(name: Name, options: CallOptions<Name>): Promise<Calls[Name]['answer']> {
  const { body, signal, parameters } = options
  const request = { method: endpoints[name].method, address: `${baseUrl}${endpointPath(name, parameters)}${queryText(options.query)}` }
  const response = await (body instanceof FormData ? sendFile(request, body, options) : ask(request, body, options)).catch(
    (error: unknown) => {
      if (!signal?.aborted) noteSilence()
      throw error
    },
  )
  noteAnswer(response.status)
  if (!response.ok) throw new HttpError(response.status, await codeOf(response), Number(response.headers.get('Retry-After')) || null)
  const answer: Calls[Name]['answer'] = await (name === 'downloadDocument' || name === 'showPage' ? response.blob() : response.json())
  return answer
}

interface Request {
  method: string
  address: string
}

function headersFor(secret: string | null | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (secret) headers.set('Authorization', `Bearer ${secret}`)
  return headers
}

function ask({ method, address }: Request, body: unknown, { secret, signal }: CallOptions<EndpointName>): Promise<Response> {
  const headers = headersFor(secret)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return fetch(address, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
}

async function sendFile(request: Request, form: FormData, { secret, signal, onProgress }: CallOptions<EndpointName>): Promise<Response> {
  const { sendForm } = await loadChunk('upload', () => import('./send-form.ts'))
  return sendForm({ ...request, headers: headersFor(secret), form, signal, onProgress })
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
