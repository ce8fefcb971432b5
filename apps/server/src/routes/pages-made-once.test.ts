import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildOpenApi } from '../openapi/build-openapi.ts'
import { serve, type TestServer } from '../testing/serve.ts'

vi.mock('../openapi/build-openapi.ts', async (load) => {
  const real = await load<typeof import('../openapi/build-openapi.ts')>()
  return { ...real, buildOpenApi: vi.fn(real.buildOpenApi) }
})

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

test('the description of the calls is made once, however often anybody asks for it', async () => {
  const ask = (url: string) => server.inject({ method: 'GET', url })
  for (const url of ['/docs', '/openapi.json', '/docs', '/openapi.json']) {
    const answers = await Promise.all([ask(url), ask(url)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  }
  expect(vi.mocked(buildOpenApi)).toHaveBeenCalledTimes(1)
})
