import type { Session } from '../../../session/create-session.ts'

type Server = Pick<Session, 'call'>

/** Whether this browser can be reminded while the app is closed at all: phones only take it once the app is installed. */
export const canBePushed = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'caches' in globalThis

/** The key to subscribe with; null where the server reminds nobody or cannot be reached. */
export async function pushKey(session: Server): Promise<string | null> {
  return session.call('viewReminders').then(
    ({ publicKey }) => publicKey,
    () => null,
  )
}

/** Subscribes this browser with its maker's push service. Out: its address there. Rejects where the browser or the service will not. */
export async function subscribe(publicKey: string): Promise<string> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const { endpoint } = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return endpoint
}

/** Tells the server when to remind this browser. Out: whether it knows; not where this browser has no subscription any more. */
export async function sendMinutes(session: Server, minutes: number[]): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  await session.call('keepReminders', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, minutes } })
  return true
}

/** Ends it on both sides. The browser's own subscription ends even where the server cannot be told: what is sent then reaches nobody. */
export async function unsubscribe(session: Server, endpoint: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  await session.call('stopReminders', { body: { endpoint } }).catch(() => undefined)
}
