import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type TestServer } from '../testing/serve.ts'

const page = `<!doctype html><title>Dr. AI</title>${'<p>the web app</p>'.repeat(100)}`
const painted = page.replace('<p>', '<p>painted: ')
const script = `console.log('${'hello '.repeat(500)}')`
const webFolder = mkdtempSync(join(tmpdir(), 'dr-ai-web-'))
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(webFolder, 'static/js'), { recursive: true })
  for (const [path, text] of [
    ['index.html', page],
    ['chat.html', painted],
    ['static/js/main-AbCd1234.js', script],
    ['static/js/face.worker-AbCd1234.js', script],
    ['icon.svg', '<svg/>'],
    ['.built-from', 'stamp'],
  ] as const) {
    writeFileSync(join(webFolder, path), text)
    if (text.length < 1_000) continue
    writeFileSync(join(webFolder, `${path}.br`), brotliCompressSync(text))
    writeFileSync(join(webFolder, `${path}.gz`), gzipSync(text))
  }
  server = await serve({ webFolder })
})
afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const shells: [string, number, string][] = [
  ['/', 200, page],
  ['/chat', 200, painted],
  ['/medications', 200, page],
  ['/history', 200, page],
  ['/emergency', 200, page],
  ['/history/', 200, page],
  ['/chat?from=landing', 200, painted],
  ['/nowhere', 404, page],
  ['/chat/deep/link', 404, page],
]
for (const [path, status, words] of shells) {
  test(`a browser gets the web app at ${path} with ${status}, never kept unasked`, async () => {
    const answer = await get(path, browser)
    expect([answer.statusCode, answer.body]).toEqual([status, words])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })
}

test('one root serves pages to browsers and health to programs, and caches are told', async () => {
  expect((await get('/', browser)).headers.vary).toContain('Accept')
  expect((await get('/', { accept: 'application/json' })).json().status).toBe('healthy')
})

test('hashed files are kept for ever, other files are asked for anew', async () => {
  expect((await get('/static/js/main-AbCd1234.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

const encodings: [string, string | undefined][] = [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
]
for (const [accepted, encoding] of encodings) {
  test(`what the build has compressed is sent to who accepts ${accepted}`, async () => {
    for (const path of ['/static/js/main-AbCd1234.js', '/chat']) {
      const answer = await get(path, { ...browser, 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
    }
    expect((await get('/static/js/main-AbCd1234.js', { 'accept-encoding': accepted })).headers['cache-control']).toContain('immutable')
  })
}

for (const path of ['/static/js/gone-AbCd1234.js', '/../package.json', '/%2e%2e/%2e%2e/package.json', '/.built-from', '/static/js/']) {
  test(`${path} is not there`, async () => {
    const answer = await get(path)
    expect(answer.statusCode === 404 || answer.statusCode === 403).toBe(true)
    expect(answer.body).not.toContain('stamp')
  })
}

test('without a build the pages say how to make one', async () => {
  const bare = await serve()
  const answer = await bare.inject({ method: 'GET', url: '/', headers: browser })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('npm start')])
  await bare.close()
})

test('every answer forbids foreign scripts, frames and guessing of types', async () => {
  for (const url of ['/', '/chat', '/api/history', '/docs', '/api/nothing']) {
    const { headers } = await get(url, browser)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default inert")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('a script carries no header that only pages and workers heed, a worker does', async () => {
  const plain = (await get('/static/js/main-AbCd1234.js')).headers
  expect([plain['content-security-policy'], plain['permissions-policy'], plain['x-content-type-options']]).toEqual([
    undefined,
    undefined,
    'nosniff',
  ])
  const worker = (await get('/static/js/face.worker-AbCd1234.js')).headers
  expect(worker['content-security-policy']).toContain("script-src 'self'")
})

test('behind https the browser is told to stay there', async () => {
  const deployed = await serve({ network: { publicOrigin: 'https://doctor.example.org' } })
  const { headers } = await deployed.inject({ method: 'GET', url: '/', headers: { host: 'doctor.example.org' } })
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  await deployed.close()
})

test('pages of an allowed origin may call, after asking; others may not', async () => {
  const server = await serve({ network: { allowedOrigins: ['http://localhost:5173'] } })
  const ask = (origin: string) =>
    server.inject({
      method: 'OPTIONS',
      url: '/api/history/add',
      headers: { origin, 'access-control-request-method': 'POST', 'sec-fetch-site': 'same-site' },
    })
  const allowed = await ask('http://localhost:5173')
  expect([allowed.statusCode, allowed.headers['access-control-allow-origin'], allowed.headers['access-control-allow-methods']]).toEqual([
    204,
    'http://localhost:5173',
    expect.stringContaining('POST'),
  ])
  expect(allowed.headers['access-control-allow-headers']).toContain('authorization')
  const called = await server.call('GET', '/api/history', undefined, { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' })
  expect([called.statusCode, called.headers['access-control-allow-origin']]).toEqual([200, 'http://localhost:5173'])
  const refused = await ask('http://localhost:6666')
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, undefined])
  await server.close()
})
