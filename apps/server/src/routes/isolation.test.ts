import { endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedCalls, type IsolationMatrix, isLeak, isolationMatrix, marker } from '../testing/isolation-matrix.ts'
import { serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
let matrix: IsolationMatrix
beforeAll(async () => {
  server = await serve()
  matrix = await isolationMatrix(server)
})
afterAll(() => server.close())

test('no call gives anything away, or does anything, to whoever comes without the right to', async () => {
  expect(matrix.cells.length).toBeGreaterThan(150)
  for (const cell of matrix.cells) {
    const answer = await cell.attempt()
    expect([cell.call, cell.way, isLeak(cell, answer) ? answer.statusCode : 'kept']).toEqual([cell.call, cell.way, 'kept'])
  }
})

test('after all these attempts the record is as it was', async () => {
  const get = async (url: string) => (await server.call('GET', url, undefined, matrix.victim.headers)).json()
  expect((await get('/api/history')).history.map(({ diagnosis }: { diagnosis: string }) => diagnosis)).toEqual([marker])
  expect((await get('/api/consultations')).consultations).toHaveLength(1)
  expect((await get('/api/documents')).documents).toHaveLength(1)
  expect((await get(`/api/documents/${matrix.documentId}`)).text).toEqual([marker])
  expect((await get('/api/audit')).entries.map(({ action }: { action: string }) => action)).toEqual([
    'added',
    'answered',
    'added',
    'read',
    'read',
  ])
})

test('with open mode off nothing answers without a secret', async () => {
  const deployed = await serve({ network: { isOpenModeAllowed: false } })
  for (const name of guardedCalls(deployed)) {
    const answer = await deployed.inject({ method: endpoints[name].method, url: endpointPath(name, { id: 'none' }) })
    expect([name, answer.statusCode]).toEqual([name, 401])
  }
  await deployed.close()
})
