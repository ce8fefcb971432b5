import type { FastifyInstance } from 'fastify'
import type { LinkFetcher } from '../health-links/fetch-link.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'

/** A link of some files takes a handful of questions; nobody searches the internet through this server. */
const mostAsked = 40
const within = 600_000
const mostPatients = 10_000

/**
 * Asks the server that a patient's SMART Health Link names, where the host of this server has allowed it. What comes back is sealed; the key stands in the
 * link and stays in the browser, which opens it and brings in what it finds like any other file.
 */
export function addHealthLinkRoute(app: FastifyInstance, dependencies: CallDependencies & { fetchLink?: LinkFetcher | null }): void {
  const { fetchLink } = dependencies
  const asked = new Map<string, number[]>()

  function countOf(patient: string): void {
    const now = Date.now()
    const recent = (asked.get(patient) ?? []).filter((at) => at > now - within)
    if (recent.length >= mostAsked)
      throw new Failure('busy', 'Too many questions to other servers. Please try again later.', { retryAfter: 600 })
    asked.delete(patient)
    asked.set(patient, [...recent, now])
    for (const oldest of asked.keys()) if (asked.size > mostPatients) asked.delete(oldest)
  }

  addCall(app, dependencies, 'askHealthLink', async ({ body: { address, ask, recipient, passcode, user_id }, claim }) => {
    const { patient } = await claim(user_id)
    if (!fetchLink) throw new Failure('not-configured', 'This server asks no other servers for health links.')
    countOf(patient.key)
    if (ask === 'file') return fetchLink({ address })
    if (ask === 'direct') return fetchLink({ address: withRecipient(address, recipient) })
    return fetchLink({ address, body: { recipient, ...(passcode && { passcode }), embeddedLengthMax } })
  })
}

/** Letters of a file that may come in the answer itself; larger ones come from the address it names. */
const embeddedLengthMax = 4_000_000

function withRecipient(address: string, recipient: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('recipient', recipient)
  return url.href
}
