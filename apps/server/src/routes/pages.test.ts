import { endpoints } from '@dr-ai/contract/endpoints'
import { screens } from '@dr-ai/contract/screens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const get = (url: string) => server.inject({ method: 'GET', url, headers: { accept: 'text/html' } })

test('the OpenAPI document lists every call that is served, with input and output', async () => {
  const document = (await get('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const name of [
    'chat',
    'testGemini',
    'health',
    'analyzeVideo',
    'analyzeHistory',
    'addHistory',
    'listHistory',
    'deleteHistory',
    'analyzeDocument',
  ] as const) {
    const { method, path } = endpoints[name]
    const operation = document.paths[path.replace(':id', '{id}')][method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(operation.responses['200'].content['application/json'].schema.type).toBe('object')
  }
  const chat = document.paths['/api/chat'].post.requestBody.content['application/json'].schema
  expect([chat.required, chat.properties.message]).toEqual([['message'], { type: 'string' }])
  const video = document.paths['/api/video/analyze'].post.requestBody.content['multipart/form-data'].schema.properties
  expect(Object.keys(video)).toEqual(expect.arrayContaining(['video', 'video_file', 'prompt', 'audio_transcript', 'user_id']))
})

test('every documented call answers something else than "no such call"', async () => {
  const { paths } = (await get('/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> }
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const answer = await server.inject({ method: method.toUpperCase() as 'GET', url: path.replace('{id}', 'none') })
      expect(answer.body).not.toContain('unknown-route')
      expect(answer.statusCode).toBeLessThan(504)
    }
  }
})

for (const path of [
  '/docs',
  '/safeguards',
  '/knowledge',
  '/knowledge/conditions/migraine',
  '/knowledge/findings/chest-pain',
  '/knowledge/red-flags/pressing-chest-pain-sweating',
]) {
  test(`${path} is a whole page without script or inline style`, async () => {
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toMatch(/<h1>.+<\/h1>/)
    for (const { path: screen, label } of screens) expect(answer.body).toContain(`<a href="${screen}">${label}`)
    expect(answer.body).not.toMatch(/<script|<style| style=| on\w+=/i)
    const [, styles] = /<link rel="stylesheet" href="([^"]+)">/.exec(answer.body) ?? []
    expect((await get(styles ?? '')).headers['content-type']).toBe('text/css; charset=utf-8')
  })
}

test('the pages for reading name every claim and every call', async () => {
  const safeguards = (await get('/safeguards')).body
  for (const claim of ['HIPAA Compliant', 'Secure Platform', 'Trusted by Thousands', 'encrypted']) expect(safeguards).toContain(claim)
  expect(safeguards).toContain('Activity log')
  expect(safeguards).not.toContain('not built in yet')
  const docs = (await get('/docs')).body
  for (const path of ['/api/chat', '/api/history/add', '/api/document/analyze']) expect(docs).toContain(path)
})

test('every link of the knowledge leads to a page that says how to report a mistake', async () => {
  const linksOf = (page: string) => [...page.matchAll(/href="(\/knowledge\/[^"]+)"/g)].map(([, path]) => path ?? '')
  const contents = linksOf((await get('/knowledge')).body)
  expect(contents.length).toBeGreaterThan(2000)
  const pages = ['/knowledge/conditions/migraine', '/knowledge/findings/chest-pain', '/knowledge/red-flags/pressing-chest-pain-sweating']
  const bodies = await Promise.all(pages.map(async (path) => (await get(path)).body))
  const known = new Set(contents)
  for (const body of bodies) {
    expect(linksOf(body).filter((path) => !known.has(path))).toEqual([])
    expect(body).toContain('Report a mistake')
  }
})

test('what has changed since the version before has a page, also where nothing was compared', async () => {
  const answer = await get('/knowledge/changes')
  expect([answer.statusCode, answer.body.includes('What has changed'), answer.body.includes('Report a mistake')]).toEqual([200, true, true])
})

test('a mistake is reported where the host wants it, with the page named', async () => {
  const hosted = await serve({ reportAddress: 'knowledge@doctor.example.org' })
  const page = (await hosted.inject({ method: 'GET', url: '/knowledge/conditions/gout' })).body
  expect(page).toContain('href="mailto:knowledge@doctor.example.org?subject=')
  expect(page).toContain('/knowledge/conditions/gout, version')
  await hosted.close()
})

test('an entry that is not there is told so, whatever was typed', async () => {
  const answer = await get('/knowledge/conditions/%3Cscript%3E')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).not.toContain('<script')
})

test('the safeguards page tells this server’s own truth', async () => {
  const deployed = await serve({ network: { publicOrigin: 'https://doctor.example.org' } })
  const page = (await deployed.inject({ method: 'GET', url: '/safeguards', headers: { host: 'doctor.example.org' } })).body
  expect(page).toContain('reached through an encrypted connection')
  expect(page).not.toContain('open mode')
  expect((await get('/safeguards')).body).toContain('open mode')
  await deployed.close()
})
