import { type EndpointName, endpoints } from '@dr-ai/contract/endpoints'
import fc from 'fast-check'
import { anyRequest, telltale } from '../../apps/server/src/testing/fuzz-calls.ts'
import { isLeak, isolationMatrix } from '../../apps/server/src/testing/isolation-matrix.ts'
import { newPatient, serve } from '../../apps/server/src/testing/serve.ts'
import { spellingsOf } from '../../apps/server/src/testing/spell-paths.ts'

/** Random requests to every call, made from its schema. Out: how many, how many broke, how many told of the inside. */
export async function countBreaks(requests: number): Promise<{ requests: number; breaks: number; telltales: number }> {
  const server = await serve()
  const served = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    server.app.hasRoute({ method: endpoints[name].method, url: endpoints[name].path }),
  )
  const found = { requests: 0, breaks: 0, telltales: 0 }
  const batch = 500
  for (let seed = 1; found.requests < requests; seed++) {
    const { headers } = await newPatient()
    for (const request of fc.sample(anyRequest(served), { seed, numRuns: Math.min(batch, requests - found.requests) })) {
      const answer = await server.inject({ ...request, headers: { ...request.headers, ...headers } })
      found.requests += 1
      if (answer.statusCode === 500) found.breaks += 1
      if (telltale.test(answer.body)) found.telltales += 1
    }
  }
  await server.close()
  return found
}

/** Pages of another site that spell the address of a call in many ways. Out: how many were let in. */
export async function countBypasses(spellings: number): Promise<number> {
  const server = await serve()
  let letIn = 0
  for (const url of spellingsOf('/api/test-gemini', spellings)) {
    const { statusCode, headers } = await server.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })
    if (statusCode < 400 || (statusCode !== 404 && headers['cache-control'] !== 'no-store')) letIn += 1
  }
  await server.close()
  return letIn
}

/** Every call by every way without the right to. Out: how many, and how many gave something away. */
export async function countLeaks(): Promise<{ cells: number; leaks: number }> {
  const server = await serve()
  const { cells } = await isolationMatrix(server)
  let leaks = 0
  for (const cell of cells) if (isLeak(cell, await cell.attempt())) leaks += 1
  await server.close()
  return { cells: cells.length, leaks }
}
