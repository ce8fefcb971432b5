import { endpointPath } from '@dr-ai/contract/endpoints'
import { baseUrl } from './base-url.ts'

/** `offline`: the browser knows that it has no network. `silent`: it believes that it has one, but the server does not answer. */
export type Reach = 'reached' | 'offline' | 'silent'

/** Milliseconds between two looks at whether a silent server is back. */
const interval = 10_000
/** A gateway speaks in the place of a server that does not. */
const gatewayFailures = new Set([502, 504])

const listeners = new Set<() => void>()
let isSilent = false
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: boolean): void {
  if (next === isSilent) return
  isSilent = next
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
  look()
}

/** While somebody wants to know, a silent server is asked now and then whether it is back. */
function look(): void {
  clearTimeout(timer)
  if (!isSilent || listeners.size === 0) return
  timer = setTimeout(() => {
    fetch(`${baseUrl}${endpointPath('health')}`, { headers: { Accept: 'application/json' }, cache: 'no-store' })
      .then(({ status }) => noteAnswer(status), noteSilence)
      .finally(look)
  }, interval)
}

/** The server, or a gateway before it, has answered with a status. */
export const noteAnswer = (status: number): void => set(gatewayFailures.has(status))

/** No answer came at all. */
export const noteSilence = (): void => set(true)

export const reachOfServer = (): Reach => (navigator.onLine ? (isSilent ? 'silent' : 'reached') : 'offline')

/** Calls back when the server may be reached again, or no longer. Out: how to stop. */
export function watchReach(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of ['online', 'offline'] as const) window.addEventListener(name, tell)
  listeners.add(listener)
  look()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const name of ['online', 'offline'] as const) window.removeEventListener(name, tell)
    clearTimeout(timer)
  }
}
