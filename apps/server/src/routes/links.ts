import { endpointPath } from '@dr-ai/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { addCall, type CallDependencies } from '../http/call.ts'
import type { NetworkPolicy } from '../identity/network-policy.ts'
import { handOutLink, listLinks, revokeLink } from '../sharing/hand-out-link.ts'
import { linkFile, openLink } from '../sharing/open-link.ts'

/** Links that patients hand out (SMART Health Links): made, listed and revoked by them, opened by whoever was given one. */
export function addLinkRoutes(app: FastifyInstance, dependencies: CallDependencies & { network: NetworkPolicy }): void {
  const { publicOrigin } = dependencies.network

  addCall(app, dependencies, 'createLink', async ({ body, claim }) => {
    const { records } = await claim()
    return { link: await handOutLink(dependencies, records, body) }
  })

  addCall(app, dependencies, 'listLinks', async ({ claim }) => {
    const { records } = await claim()
    return { links: await listLinks(dependencies, records) }
  })

  addCall(app, dependencies, 'revokeLink', async ({ parameters, claim }) => {
    const { records } = await claim()
    return { link: await revokeLink(dependencies, records, parameters.id) }
  })

  addCall(app, dependencies, 'openLink', async ({ body, parameters: { id }, request }) => {
    const { files } = await openLink(dependencies, id, body)
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    const addressOf = (ticket: string) => `${origin}${endpointPath('downloadLinkFile', { id, ticket })}`
    return { files: files.map(({ location, ...file }) => ({ ...file, ...(location && { location: addressOf(location) }) })) }
  })

  addCall(app, dependencies, 'downloadLinkFile', async ({ parameters: { id, ticket }, reply }) => {
    const sealed = await linkFile(dependencies, id, ticket)
    return reply.type('application/jose').send(sealed)
  })
}
