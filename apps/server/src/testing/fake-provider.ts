import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelProvider, ModelSettings } from '../doctor/model/connect-model.ts'
import type { Dialect } from './dialects.ts'
import { type Chunk, wireFormats } from './wire-formats.ts'

/** How the provider behaves: it speaks these pieces of text, or it fails in one of the ways of the real ones. */
export type Behaviour =
  | { kind: 'says'; pieces: readonly string[]; pause?: number; finish?: 'stop' | 'refusal' | 'length' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: 'silent' }
  | { kind: 'hangs up' }
  | { kind: 'breaks off'; pieces: readonly string[] }
  | { kind: 'ends early'; pieces: readonly string[] }
  | { kind: 'error in the stream'; pieces: readonly string[] }
  | { kind: 'raw'; body: string; contentType?: string }

/** A request as the provider has seen it. */
export interface SeenRequest {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeProvider {
  settings: ModelSettings
  /** What it does next; the last behaviour stays. */
  next(...behaviours: Behaviour[]): void
  /** Decides by what is asked. */
  answer(decide: (request: SeenRequest) => Behaviour): void
  seen: SeenRequest[]
  /** The requests whose form a dialect does not take. */
  refused: SeenRequest[]
  /** Decides what it hears where it is asked to listen; nothing, unless told. */
  listen(decide: (request: SeenRequest) => Behaviour): void
  /** The requests to listen. */
  listenedTo: SeenRequest[]
  /** When the first piece of the newest answer went out, in `performance.now()`. */
  firstPieceAt(): number
  close(): Promise<void>
}

/** A provider of models on loopback that speaks the real wire format of one of the four, or a dialect of one's own: REST with server-sent events. */
export async function startFakeProvider(provider: ModelProvider, timeout = 5_000, dialect?: Dialect): Promise<FakeProvider> {
  let decide: (request: SeenRequest) => Behaviour = () => ({ kind: 'status', status: 500 })
  let firstPiece = 0
  let hear: (request: SeenRequest) => Behaviour = () => ({ kind: 'says', pieces: ['{"clauses":[]}'] })
  const seen: SeenRequest[] = []
  const refused: SeenRequest[] = []
  const listenedTo: SeenRequest[] = []
  const format = dialect ?? wireFormats[provider]

  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { url: request.url ?? '', headers: request.headers, body }
    const refusal = dialect?.refuses(JSON.parse(body) as Record<string, unknown>) ?? null
    if (refusal !== null) {
      refused.push(asked)
      return await behave(response, { kind: 'status', ...refusal })
    }
    const byTool = dialect !== undefined && body.includes('"tool_choice"')
    const isListening = body.includes('You are the ears of a doctor')
    ;(isListening ? listenedTo : seen).push(asked)
    await behave(response, isListening ? hear(asked) : decide(asked), byTool && dialect ? dialect.toolPiece : format.piece)
  })

  async function behave(response: ServerResponse, behaviour: Behaviour, pieceOf = format.piece): Promise<void> {
    if (behaviour.kind === 'silent') return
    if (behaviour.kind === 'hangs up') return void response.socket?.destroy()
    if (behaviour.kind === 'raw') {
      response.writeHead(200, { 'content-type': behaviour.contentType ?? 'text/event-stream' }).end(behaviour.body)
      return
    }
    if (behaviour.kind === 'status') {
      response
        .writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
        .end(JSON.stringify(behaviour.body ?? format.error(behaviour.status)))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    const send = (chunks: readonly Chunk[]): void => {
      for (const { event, data } of chunks)
        response.write(`${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
    }
    send(format.start())
    for (const [place, piece] of behaviour.pieces.entries()) {
      if (place === 0) firstPiece = performance.now()
      send(pieceOf(piece, place))
      const pause = behaviour.kind === 'says' ? behaviour.pause : 0
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      if (response.destroyed) return
    }
    if (behaviour.kind === 'breaks off') {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return void response.socket?.destroy()
    }
    if (behaviour.kind === 'error in the stream') send(format.streamError())
    if (behaviour.kind === 'says') send(format.end(behaviour.finish ?? 'stop'))
    response.end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { provider, model: format.model, apiKey: 'test-key-of-nobody', baseUrl: `http://127.0.0.1:${port}${format.root}`, timeout },
    next: (...behaviours) => {
      const queue = [...behaviours]
      decide = () => (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: 'silent' }
    },
    answer: (by) => {
      decide = by
    },
    seen,
    refused,
    listen: (by) => {
      hear = by
    },
    listenedTo,
    firstPieceAt: () => firstPiece,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A reply in the form asked for, cut into pieces as a model sends them. */
export function replyPieces(reply: Record<string, unknown>, size = 24): string[] {
  const text = JSON.stringify({ moves: [], text: '', level: null, causes: [], recommendations: [], citations: [], ...reply })
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
}
