import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../environment.ts'

/**
 * Structured logs without a patient's word: of a request only its method and the route's pattern (an address may hold
 * words, a body always does), of headers nothing, of a failure its code.
 */
export function logOptions(level: LogLevel, stream: NodeJS.WritableStream = process.stdout): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    stream,
    base: null,
    redact: ['req.headers', 'headers', 'authorization', '*.authorization', 'cookie', 'busboyOptions.headers'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? '(none)' }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}

/** One line for each answer: method, route, status, milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
