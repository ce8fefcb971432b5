import { type LiveClientEvents, type LiveServerEvents, liveClientDefaults, livePath } from '@dr-ai/contract/live'
import { io, type Socket } from 'socket.io-client'
import { baseUrl } from './base-url.ts'

export type LiveSocket = Socket<LiveServerEvents, LiveClientEvents>

/** Opens the live channel as the patient with this secret; it comes back by itself after an interruption. */
export function openLive(secret: string): LiveSocket {
  return io(baseUrl, { path: livePath, transports: ['websocket'], auth: { secret }, ...liveClientDefaults })
}
