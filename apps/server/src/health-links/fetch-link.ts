import { lookup as lookUp } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Failure } from '../http/failure.ts'
import { isPublicAddress } from './public-address.ts'

/** What another server is asked, and what it answered. */
export interface LinkQuestion {
  address: string
  /** A body makes a POST of it. */
  body?: object
}
export interface LinkAnswer {
  status: number
  content: string
  contentType: string
}

export type LinkFetcher = (question: LinkQuestion) => Promise<LinkAnswer>

/** A summary with a few pictures in it, and no more. */
const mostBytes = 8_000_000
const defaultTimeOut = 15_000

export interface FetcherOptions {
  /** Which addresses may be connected to; a test lets one of its own in. */
  isAllowed?: (address: string) => boolean
  /** Whether plain http may be asked; a test's own server speaks it. */
  allowsPlain?: boolean
  resolve?: (host: string) => Promise<readonly string[]>
  timeOut?: number
}

const resolveAll = async (host: string): Promise<readonly string[]> => (await lookUp(host, { all: true })).map(({ address }) => address)

/**
 * Asks servers that a patient's health link names: over https alone, by a name or address of the open internet, connected to at the very address that was
 * looked at, once (a redirection is an answer like any other), within few bytes and seconds.
 */
export function createLinkFetcher({
  isAllowed = isPublicAddress,
  allowsPlain = false,
  resolve = resolveAll,
  timeOut = defaultTimeOut,
}: FetcherOptions = {}): LinkFetcher {
  return async ({ address, body }) => {
    const url = URL.canParse(address) ? new URL(address) : null
    const isPlain = allowsPlain && url?.protocol === 'http:'
    if (!url || !(isPlain || url.protocol === 'https:') || url.username !== '' || url.password !== '')
      throw new Failure('invalid-input', 'This link names no address that is asked over an encrypted connection.')
    const pinned = await addressOf(url.hostname, resolve, isAllowed)
    const payload = body === undefined ? null : JSON.stringify(body)
    const options: RequestOptions = {
      method: payload === null ? 'GET' : 'POST',
      // The name is not looked up a second time: what was looked at is what is connected to.
      lookup: pinnedTo(pinned),
      agent: false,
      headers: {
        accept: 'application/json, application/jose, application/fhir+json',
        'accept-encoding': 'identity',
        'user-agent': 'Dr. AI health link',
        ...(payload !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      },
      signal: AbortSignal.timeout(timeOut),
    }
    return ask(url, options, payload, isPlain ? requestPlain : request)
  }
}

/** The one address that is connected to. Where a name has several, all of them must be allowed: it cannot be played against itself. */
async function addressOf(
  host: string,
  resolve: (host: string) => Promise<readonly string[]>,
  isAllowed: (address: string) => boolean,
): Promise<string> {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(literal) === 0 ? await resolve(host).catch(() => []) : [literal]
  const [first] = found
  if (first === undefined) throw new Failure('busy', 'The server of this link cannot be found.', { retryAfter: 60 })
  if (!found.every(isAllowed)) throw new Failure('invalid-input', 'This link leads to no server of the open internet.')
  return first
}

const pinnedTo =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }

function ask(url: URL, options: RequestOptions, payload: string | null, send: typeof request): Promise<LinkAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        error instanceof Failure
          ? error
          : options.signal?.aborted
            ? new Failure('timed-out', 'The server of this link took too long.')
            : new Failure('busy', 'The server of this link cannot be reached.', { retryAfter: 60 }),
      )
    const asking = send(url, options, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        chunks.push(chunk)
        if (bytes > mostBytes) answer.destroy(new Failure('too-large', 'What this link holds is too large.'))
      })
      answer.on('error', fail)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          content: Buffer.concat(chunks).toString('utf8'),
          contentType: String(answer.headers['content-type'] ?? ''),
        }),
      )
    })
    asking.on('error', fail)
    asking.end(payload ?? undefined)
  })
}
