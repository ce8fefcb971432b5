import { type EndpointName, endpoints } from '@dr-ai/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyRequest, telltale } from '../testing/fuzz-calls.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

test('whatever is sent to whichever call, nothing breaks and no answer tells of the inside', async () => {
  const { headers } = await newPatient()
  const served = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    server.app.hasRoute({ method: endpoints[name].method, url: endpoints[name].path }),
  )
  await fc.assert(
    fc.asyncProperty(anyRequest(served), async (request) => {
      const answer = await server.inject({ ...request, headers: { ...request.headers, ...headers } })
      expect(answer.statusCode === 503 ? answer.json().error.code : answer.statusCode).not.toBe(500)
      expect(answer.body).not.toMatch(telltale)
    }),
    { numRuns: 500 },
  )
})
