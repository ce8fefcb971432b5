import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { type LiveAuthentication, type LiveClientEvents, type LiveServerEvents, livePath } from '@dr-ai/contract/live'
import type { Server, Socket } from 'socket.io'
import { claimPatient, readAccess } from '../identity/access.ts'
import { createGuard, type GuardedRequest } from '../identity/guard.ts'
import type { NetworkPolicy } from '../identity/network-policy.ts'
import { isOwnUser } from '../identity/own-user.ts'
import type { CrossServers } from './cross-servers.ts'
import { createLiveReplies, type LiveReplies, type Publish } from './live-replies.ts'

export interface Live {
  publish: Publish
  replies: LiveReplies
  /** Opens the channel on a server that listens. The library is loaded here, not before. */
  attach(server: HttpServer): Promise<void>
  /** Ends every connection. */
  close(): Promise<void>
}

type RecordChanged = Parameters<LiveServerEvents['record:changed']>[0]

/** What servers that share one database tell each other: never a word of the record. */
interface CrossServerEvents {
  'record:changed': (patient: string, change: RecordChanged) => void
}

type LiveServer = Server<LiveClientEvents, LiveServerEvents, CrossServerEvents, { patient: string }>
type LiveSocket = Socket<LiveClientEvents, LiveServerEvents, CrossServerEvents, { patient: string }>

/** Bytes of one event from a browser, pages of one patient at a time, characters of a message's id. */
const limits = { eventBytes: 4_096, socketsPerPatient: 24, messageId: 64 } as const

/**
 * The live channel: each page of a patient joins the patient's own room, after the guard has let its upgrade through and
 * its secret has said who it is. Deltas and progress stay on the server that makes them; that a record changed also
 * reaches the servers that share its PostgreSQL (`databaseUrl`).
 */
export function createLive({
  network,
  serverKey,
  databaseUrl,
}: {
  network: NetworkPolicy
  serverKey: Uint8Array
  databaseUrl: string | null
}): Live {
  const guard = createGuard(network)
  let io: LiveServer | null = null
  let crossing: CrossServers | null = null
  const publishHere: Publish = (patient, name, event) => {
    io?.local.to(patient).emit(name, ...([event] as unknown as Parameters<LiveServerEvents[typeof name]>))
  }
  const publish: Publish = (patient, name, event) => {
    publishHere(patient, name, event)
    if (crossing && name === 'record:changed') io?.serverSideEmit('record:changed', patient, event as RecordChanged)
  }
  const replies = createLiveReplies(publish)

  async function patientOf(socket: LiveSocket): Promise<string> {
    const { secret, user_id }: LiveAuthentication = readAuthentication(socket.handshake.auth)
    const access = await readAccess(
      secret === undefined ? undefined : `Bearer ${secret}`,
      guard.isOpen(guardedRequest(socket.request)) && isOwnUser(socket.request.socket),
    )
    return claimPatient(access, user_id, serverKey).key
  }

  function welcome(socket: LiveSocket): void {
    const { patient } = socket.data
    socket.on('reply:stop', (event) => {
      const id = messageIdOf(event)
      if (id !== null) replies.stop(patient, id)
    })
    socket.on('reply:resume', (event) => {
      const id = messageIdOf(event)
      const text = id === null ? null : replies.textSoFar(patient, id)
      if (id !== null && text !== null) socket.emit('reply:delta', { message_id: id, text, index: 0 })
    })
  }

  return {
    publish,
    replies,
    attach: async (server) => {
      const { Server } = await import('socket.io')
      if (databaseUrl !== null) crossing = await (await import('./cross-servers.ts')).openCrossServers(databaseUrl)
      io = new Server(server, {
        ...(crossing && { adapter: crossing.adapter }),
        path: livePath,
        transports: ['websocket'],
        serveClient: false,
        maxHttpBufferSize: limits.eventBytes,
        allowRequest: (request, decide) => {
          const refusal = guard.refusal(guardedRequest(request))
          decide(refusal?.code ?? null, refusal === null)
        },
      })
      io.use(async (socket, next) => {
        try {
          const patient = await patientOf(socket)
          if ((io?.sockets.adapter.rooms.get(patient)?.size ?? 0) >= limits.socketsPerPatient) return next(new Error('too-many-requests'))
          socket.data.patient = patient
          await socket.join(patient)
          next()
        } catch (error) {
          next(new Error(error instanceof Error && 'code' in error ? String(error.code) : 'refused'))
        }
      })
      io.on('connection', welcome)
      io.on('record:changed', (patient, change) => publishHere(patient, 'record:changed', change))
    },
    close: async () => {
      io?.local.disconnectSockets(true)
      io?.engine.close()
      if (crossing) io?.of('/').adapter.close()
      await crossing?.close()
      crossing = null
      io = null
    },
  }
}

function guardedRequest({ url, headers, httpVersion }: IncomingMessage): GuardedRequest {
  return { path: url?.split('?')[0] ?? '', headers, httpVersion }
}

/** What the handshake carries, of which nothing can be trusted to have the right form. */
function readAuthentication(auth: Record<string, unknown>): LiveAuthentication {
  return {
    ...(typeof auth.secret === 'string' && { secret: auth.secret }),
    ...(typeof auth.user_id === 'string' && { user_id: auth.user_id }),
  }
}

function messageIdOf(event: unknown): string | null {
  if (event === null || typeof event !== 'object' || !('message_id' in event)) return null
  const { message_id: id } = event
  return typeof id === 'string' && id !== '' && id.length <= limits.messageId ? id : null
}
