import { networkInterfaces } from 'node:os'

/** Where the server stands in the network, as its operator said: what the guard measures every request by. */
export interface NetworkPolicy {
  /** The address it listens on. */
  host: string
  isOpenModeAllowed: boolean
  /** The public origin behind which it is served, e.g. https://doctor.example.org; null for a machine of one's own. */
  publicOrigin: string | null
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[]
  /** Further names it is reached by, with or without a port. */
  allowedHosts: readonly string[]
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLoopbackAddress(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.has(hostname)
}

/** Whether calls without a secret can be let in at all; each request must still come from this machine. */
export function isOpenModePossible({ host, isOpenModeAllowed, publicOrigin }: NetworkPolicy): boolean {
  return isOpenModeAllowed && publicOrigin === null && isLoopbackAddress(host)
}

/**
 * The names by which the server may be addressed, each with or without a port. An address of this machine is no danger
 * (a page can rebind a name, never an address), so a server that listens beyond loopback answers to those too.
 */
export function allowedHostnames(policy: NetworkPolicy): ReadonlySet<string> {
  const names = new Set([...loopbackNames, ...policy.allowedHosts.map((host) => host.toLowerCase())])
  if (policy.publicOrigin) names.add(new URL(policy.publicOrigin).host)
  if (isLoopbackAddress(policy.host)) return names
  names.add(bracketed(policy.host))
  for (const addresses of Object.values(networkInterfaces())) for (const { address } of addresses ?? []) names.add(bracketed(address))
  return names
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address.toLowerCase()
}
