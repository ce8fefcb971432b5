/** The live channel: Socket.IO at this path, with the client defaults of the description (section 9). */
export const livePath = '/socket.io'

export const liveClientDefaults = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
  randomizationFactor: 0.5,
} as const

/** What the handshake's `auth` carries; never in an address. */
export interface LiveAuthentication {
  secret?: string
  user_id?: string
}

/** Events from the server. Deltas and progress go to the patient's own sockets alone. */
export interface LiveServerEvents {
  'reply:delta': (event: { message_id: string; text: string; index: number }) => void
  'reply:done': (event: { message_id: string; consultation_id: string }) => void
  'document:progress': (event: { upload_id: string; stage: ReadingStage; page?: number; pages?: number }) => void
  'video:progress': (event: { upload_id: string; stage: VideoStage }) => void
  /** No word of the record crosses servers: who, what kind, which row, which version. */
  'record:changed': (event: { kind: RecordKind; id: string; version: number }) => void
}

/** Events from the browser. */
export interface LiveClientEvents {
  'reply:stop': (event: { message_id: string }) => void
  'reply:resume': (event: { message_id: string }) => void
}

export type ReadingStage = 'queued' | 'checking' | 'reading' | 'recognising' | 'understanding' | 'done'
export type VideoStage = 'checking' | 'thinking' | 'looking' | 'done'
export type RecordKind = 'consultation' | 'message' | 'document' | 'history' | 'device-row'
