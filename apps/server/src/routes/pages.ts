import type { EndpointName } from '@dr-ai/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { OpenApi } from '../openapi/build-openapi.ts'
import { pageStyles } from '../pages/page.ts'
import type { Operation } from '../pages/safeguards/statements.ts'

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
  { served, operation, reportAddress }: { served: ReadonlySet<EndpointName>; operation: Operation; reportAddress: string | null },
): void {
  // Made once: what is served does not change while the server runs, and anybody may ask for these without limit.
  let description: Promise<OpenApi> | null = null
  let page: Promise<string> | null = null
  const describe = (): Promise<OpenApi> => {
    description ??= import('../openapi/build-openapi.ts').then(({ buildOpenApi }) => buildOpenApi(served))
    return description
  }
  const showCalls = (): Promise<string> => {
    page ??= Promise.all([describe(), import('../pages/docs-page.ts')]).then(([calls, { renderDocsPage }]) => renderDocsPage(calls))
    return page
  }
  app.get('/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return describe()
  })
  app.get('/docs', async (_request, reply) => {
    const calls = await showCalls()
    return reply.type(html).header('cache-control', 'no-cache').send(calls)
  })
  app.get('/safeguards', async (_request, reply) => {
    const { renderSafeguardsPage } = await import('../pages/safeguards/safeguards-page.ts')
    return reply.type(html).header('cache-control', 'no-cache').send(renderSafeguardsPage(operation))
  })
  app.get('/knowledge', async (_request, reply) => {
    const { renderKnowledgePage } = await import('../pages/knowledge/knowledge-page.ts')
    return reply
      .type(html)
      .header('cache-control', 'no-cache')
      .send(await renderKnowledgePage(null, reportAddress))
  })
  app.get('/knowledge/changes', async (_request, reply) => {
    const { renderKnowledgeChanges } = await import('../pages/knowledge/knowledge-page.ts')
    return reply
      .type(html)
      .header('cache-control', 'no-cache')
      .send(await renderKnowledgeChanges(reportAddress))
  })
  app.get<{ Params: { kind: string; id: string } }>('/knowledge/:kind/:id', async ({ params }, reply) => {
    const { renderKnowledgePage, renderNoSuchEntry } = await import('../pages/knowledge/knowledge-page.ts')
    const shown = await renderKnowledgePage(params, reportAddress)
    if (shown === null) reply.code(404)
    return reply
      .type(html)
      .header('cache-control', 'no-cache')
      .send(shown ?? renderNoSuchEntry())
  })
  app.get('/pages.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyles),
  )
}
