/**
 * The push services of the browsers' makers: Chrome and its kin, Firefox, Safari, Edge. A subscription that names any other host is
 * refused, so that nobody can make this server call an address of their choice.
 */
export const knownPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

/** Whether reminders may be sent to an endpoint. In `services`: hosts, `*.` before those with any name below them, or whole origins. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, origin, username } = new URL(endpoint)
  if (username !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return service === origin
    if (protocol !== 'https:') return false
    return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
  })
}
