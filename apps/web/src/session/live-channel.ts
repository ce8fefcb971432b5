import type { LiveClientEvents, LiveServerEvents } from '@dr-ai/contract/live'
import type { LiveSocket } from '../api/live.ts'
import { loadChunk } from '../api/load-chunk.ts'
import type { Session } from './create-session.ts'

type EventOf<Name extends keyof LiveServerEvents> = Parameters<LiveServerEvents[Name]>[0]

/** The live channel of a session: it follows who is signed in. Without it everything still works, only later. */
export interface LiveChannel {
  isConnected(): boolean
  /** Calls back with each event of that name. Out: how to stop. */
  on<Name extends keyof LiveServerEvents>(name: Name, listener: (event: EventOf<Name>) => void): () => void
  /** Calls back when the channel opens or is lost. Out: how to stop. */
  onConnection(listener: (isConnected: boolean) => void): () => void
  /** Opens the channel now, where it would have waited for the first touch. */
  hurry(): void
  emit<Name extends keyof LiveClientEvents>(name: Name, event: Parameters<LiveClientEvents[Name]>[0]): void
}

const channels = new WeakMap<Session, LiveChannel>()

/** The one channel of a session. */
export function liveChannelOf(session: Session): LiveChannel {
  const known = channels.get(session)
  if (known) return known
  const channel = createLiveChannel(
    session,
    async (secret) => (await loadChunk('live', () => import('../api/live.ts'))).openLive(secret),
    firstTouch(),
  )
  channels.set(session, channel)
  return channel
}

/** Milliseconds after which the channel opens although nobody has touched the page: what others change must arrive all the same. */
const calm = 4_000

/** Resolves with the first touch of the page, or after a while: nothing is said live before somebody says something. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, () => resolve(), { once: true, passive: true })
    setTimeout(resolve, calm)
  })
}

/**
 * @param open Opens a socket with a secret; where that fails, there is none.
 * @param wanted Resolves when the channel is first of use; a reply under way does not wait for that.
 */
export function createLiveChannel(
  session: Pick<Session, 'getState' | 'subscribe'>,
  open: (secret: string) => Promise<LiveSocket>,
  wanted: Promise<void>,
): LiveChannel {
  let hurry: () => void = () => undefined
  const mayOpen = Promise.race([wanted, new Promise<void>((resolve) => (hurry = resolve))])
  const listeners = new Map<string, Set<(event: never) => void>>()
  const connectionListeners = new Set<(isConnected: boolean) => void>()
  let secret: string | null = null
  let socket: LiveSocket | null = null

  const tell = (isConnected: boolean): void => {
    for (const listener of connectionListeners) listener(isConnected)
  }

  async function follow(): Promise<void> {
    const { access } = session.getState()
    const next = access.kind === 'open' ? access.patient.secret : null
    if (next === secret) return
    secret = next
    socket?.disconnect()
    socket = null
    if (next === null) return
    await mayOpen
    if (secret !== next) return
    const opened = await open(next).catch(() => null)
    if (!opened || secret !== next) return void opened?.disconnect()
    socket = opened
    opened.on('connect', () => tell(true))
    opened.on('disconnect', () => tell(false))
    opened.onAny((name: string, event: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(event as never)
    })
    if (opened.connected) tell(true)
  }

  session.subscribe(() => void follow())
  void follow()

  return {
    isConnected: () => socket?.connected ?? false,
    on: (name, listener) => {
      const those = listeners.get(name) ?? new Set()
      listeners.set(name, those.add(listener))
      return () => void those.delete(listener)
    },
    onConnection: (listener) => {
      connectionListeners.add(listener)
      return () => void connectionListeners.delete(listener)
    },
    hurry: () => hurry(),
    emit: (name, event) => {
      if (socket?.connected) (socket.emit as (name: string, event: unknown) => void)(name, event)
    },
  }
}
