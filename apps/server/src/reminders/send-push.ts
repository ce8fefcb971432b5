import { createHash } from 'node:crypto'
import { authorizationOf, type PushKey } from './push-key.ts'
import { type SubscriptionKeys, sealPush } from './seal-push.ts'

/** `gone`: the browser takes no more. `later`: the service is busy or away, and may be asked again. `refused`: it will never take this one. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused'

export interface Push {
  endpoint: string
  keys: SubscriptionKeys
  /** Minute since 1970 at which the reminder was due; all that the message says, to the browser alone. */
  minute: number
  /** Seconds for which the service keeps it for a browser that is away. */
  life: number
}

/** Milliseconds that a push service has to answer; well under a lease. */
const timeoutMs = 10_000

export type SendPush = (push: Push) => Promise<PushOutcome>

/**
 * Hands reminders to push services (RFC 8030). A reminder that is sent again after a crash carries the same topic, so that the service puts
 * it in the place of the one it still holds. @param contact where the service's people reach the operator: a web or mail address
 */
export function createSendPush(key: PushKey, contact: string): SendPush {
  return async ({ endpoint, keys, minute, life }) => {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: authorizationOf(key, endpoint, contact, Date.now() / 1_000),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(life),
          urgency: 'high',
          topic: createHash('sha256').update(`${endpoint}\0${minute}`).digest('base64url').slice(0, 32),
        },
        body: new Uint8Array(sealPush(JSON.stringify({ minute }), keys)),
      })
      await response.body?.cancel()
      return outcomeOf(response.status)
    } catch {
      return 'later'
    }
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
