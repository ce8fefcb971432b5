import type { FastifyInstance } from 'fastify'
import type { Doctor } from '../doctor/doctor.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import type { SendShell } from '../http/web-app.ts'

/** Health, and which doctor answers. */
export function addServiceRoutes(app: FastifyInstance, dependencies: CallDependencies & { doctor: Doctor; sendShell: SendShell }): void {
  const { doctor, sendShell } = dependencies
  app.get('/', { config: { call: 'health' } }, (request, reply) => {
    reply.header('vary', 'Accept')
    if (request.headers.accept?.includes('text/html')) return sendShell(reply, 'landing')
    reply.header('cache-control', 'no-store').send({ status: 'healthy', message: 'Dr. AI is ready.' })
  })

  addCall(app, dependencies, 'testGemini', () => doctor.check())
}
