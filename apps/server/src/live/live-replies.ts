import type { LiveServerEvents } from '@dr-ai/contract/live'

/** Sends one event to all open pages of a patient (by the key of their record) on this server. */
export type Publish = <Name extends keyof LiveServerEvents>(
  patient: string,
  name: Name,
  event: Parameters<LiveServerEvents[Name]>[0],
) => void

/** One reply while it is being made. */
export interface LiveReply {
  onText(text: string, index: number): void
  signal: AbortSignal | null
  /** The reply is stored, in this consultation; null where it failed. */
  end(consultation: string | null): void
}

/** The replies now being made: what stands of each so far, for pages that come late, and how each is stopped. */
export interface LiveReplies {
  /** A message without an id of its own cannot be followed or stopped. */
  begin(patient: string, messageId: string | null): LiveReply
  stop(patient: string, messageId: string): void
  textSoFar(patient: string, messageId: string): string | null
}

const silent: LiveReply = { onText: () => undefined, signal: null, end: () => undefined }

export function createLiveReplies(publish: Publish): LiveReplies {
  const underway = new Map<string, { text: string; stop: AbortController }>()
  const keyOf = (patient: string, messageId: string): string => `${patient} ${messageId}`
  return {
    begin: (patient, messageId) => {
      if (messageId === null) return silent
      const key = keyOf(patient, messageId)
      const reply = { text: '', stop: new AbortController() }
      underway.set(key, reply)
      return {
        onText: (text, index) => {
          reply.text = reply.text.slice(0, index) + text
          publish(patient, 'reply:delta', { message_id: messageId, text, index })
        },
        signal: reply.stop.signal,
        end: (consultation) => {
          underway.delete(key)
          if (consultation !== null) publish(patient, 'reply:done', { message_id: messageId, consultation_id: consultation })
        },
      }
    },
    stop: (patient, messageId) => underway.get(keyOf(patient, messageId))?.stop.abort(),
    textSoFar: (patient, messageId) => underway.get(keyOf(patient, messageId))?.text ?? null,
  }
}
