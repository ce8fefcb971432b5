import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ModelMetrics } from '../doctor/model/model-metrics.ts'
import { isFromThisMachine } from '../identity/guard.ts'
import { isLoopbackAddress } from '../identity/network-policy.ts'
import { Failure } from './failure.ts'

/** Seconds: from an answer out of memory to an upload over a slow line. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** What is counted of an outside model, and what its label says. */
const modelCounters = {
  replies: { label: 'by', help: 'Replies by who gave them: the model, the clinic itself, the embedded doctor in its stead (fallback)' },
  failures: { label: 'kind', help: 'Failures of the outside model by kind' },
  heard: {
    label: 'what',
    help: 'What the outside model heard beside the clinic: facts added, agreed, contradicted, unheard; claims dropped by kind',
  },
  corrections: { label: 'kind', help: 'What the output filter corrected or dropped of what the outside model said, by kind' },
} as const

/**
 * Prometheus' view of the server at `/metrics`: times and counts by method, route pattern and status, of the outside model
 * behind its output filter, and of the process. Never an address, an id or a word. Answered to this machine, or to whoever has the token.
 */
export function addMetrics(
  app: FastifyInstance,
  { metricsToken, modelCounts }: { metricsToken: string | null; modelCounts: ModelMetrics['counts'] },
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'dr_ai_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  const refused = new Counter({
    name: 'dr_ai_refused_total',
    help: 'Requests refused for who sent them, by status',
    labelNames: ['status'],
    registers: [register],
  })
  for (const name of ['replies', 'failures', 'corrections', 'heard'] as const) {
    const { label, help } = modelCounters[name]
    new Counter({
      name: `dr_ai_model_${name}_total`,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        this.reset()
        for (const each of modelCounts()) if (each.name === name) this.inc({ [label]: each.label }, each.count)
      },
    })
  }
  app.addHook('onResponse', async (request, reply) => {
    const status = String(reply.statusCode)
    seconds.observe({ method: request.method, route: request.routeOptions.url ?? '(none)', status }, reply.elapsedTime / 1_000)
    if (['401', '403', '429'].includes(status)) refused.inc({ status })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, metricsToken))
      throw new Failure('missing-secret', 'The metrics are for this machine, or for who has their token.')
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}

function isAllowed({ headers, raw }: FastifyRequest, token: string | null): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== null && shown !== undefined) return isSame(shown, token)
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return isLoopbackAddress(address) && isFromThisMachine({ headers, httpVersion: raw.httpVersion })
}

/** In the same time, however much of it is right. */
function isSame(shown: string, expected: string): boolean {
  const [left, right] = [shown, expected].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
