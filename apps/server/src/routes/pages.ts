import type { EndpointName } from '@dr-ai/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { pageStyles } from '../pages/page.ts'
import type { Operation } from '../pages/safeguards.ts'

const html = 'text/html; charset=utf-8'

/**
 * Notes every call that a route is registered for from now on, for the OpenAPI document: it lists what is served and
 * nothing else.
 */
export function noteServedCalls(app: FastifyInstance): ReadonlySet<EndpointName> {
  const served = new Set<EndpointName>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) served.add(config.call)
  })
  return served
}

/** The pages beside the app. What they are made with is loaded at the first look. */
export function addPageRoutes(
  app: FastifyInstance,
  { served, operation }: { served: ReadonlySet<EndpointName>; operation: Operation },
): void {
  app.get('/openapi.json', async (_request, reply) => {
    const { buildOpenApi } = await import('../openapi/build-openapi.ts')
    reply.header('cache-control', 'no-cache')
    return buildOpenApi(served)
  })
  app.get('/docs', async (_request, reply) => {
    const [{ buildOpenApi }, { renderDocsPage }] = await Promise.all([
      import('../openapi/build-openapi.ts'),
      import('../pages/docs-page.ts'),
    ])
    return reply
      .type(html)
      .header('cache-control', 'no-cache')
      .send(renderDocsPage(buildOpenApi(served)))
  })
  app.get('/safeguards', async (_request, reply) => {
    const { renderSafeguardsPage } = await import('../pages/safeguards-page.ts')
    return reply.type(html).header('cache-control', 'no-cache').send(renderSafeguardsPage(operation))
  })
  app.get('/pages.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyles),
  )
}
