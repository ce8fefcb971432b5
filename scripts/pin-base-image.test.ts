import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinned, unpinned } from './pin-base-image.ts'

const containerfile = readFileSync(join(import.meta.dirname, '../deploy/Containerfile'), 'utf8')
const index = JSON.stringify({ schemaVersion: 2, manifests: [{ digest: `sha256:${'1'.repeat(64)}`, platform: { architecture: 'arm64' } }] })
const digest = `sha256:${createHash('sha256').update(index).digest('hex')}`
const indexType = 'application/vnd.oci.image.index.v1+json'

/** A registry that wants a token of an anonymous reader, as the large ones do. */
let asked: string[] = []
let answer: (response: ServerResponse) => void
const honest = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': indexType, 'docker-content-digest': digest }).end(index)
const server = createServer((request: IncomingMessage, response) => {
  asked.push(request.url ?? '')
  if (request.url?.startsWith('/token')) return void response.end(JSON.stringify({ token: 'anonymous' }))
  if (request.headers.authorization !== 'Bearer anonymous')
    return void response
      .writeHead(401, { 'www-authenticate': `Bearer realm="${address()}/token",service="here",scope="repository:library/node:pull"` })
      .end()
  answer(response)
})
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((go) => server.listen(0, '127.0.0.1', go)))
afterAll(() => server.close())
const pin = (text = containerfile) => {
  asked = []
  return pinned(text, address)
}

test('both names of the base image get the digest of what the tag stands for, and only they', async () => {
  answer = honest
  const changed = await pin()
  expect(changed.match(/^FROM docker\.io\/library\/node:[\w.-]+@sha256:[0-9a-f]{64}(?: AS build)?$/gm)).toHaveLength(2)
  expect(changed.split(`@${digest}`).join('')).toBe(containerfile.replaceAll(/(?<=^FROM \S+)@sha256:[0-9a-f]{64}/gm, ''))
  expect(unpinned(changed)).toEqual([])
  expect(asked).toEqual([
    expect.stringMatching(/^\/v2\/library\/node\/manifests\/24-/),
    '/token?service=here&scope=repository%3Alibrary%2Fnode%3Apull',
    asked[0],
  ])
})

test('what was pinned before is pinned anew, and an unchanged image changes nothing', async () => {
  answer = honest
  const once = await pin()
  expect(await pin(once)).toBe(once)
  expect(await pin(once.replaceAll(digest, `sha256:${'0'.repeat(64)}`))).toBe(once)
})

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  [
    'names another digest than its bytes have',
    (response) =>
      void response.writeHead(200, { 'content-type': indexType, 'docker-content-digest': `sha256:${'2'.repeat(64)}` }).end(index),
    /names sha256:2+, but/,
  ],
  [
    'has the image for one processor alone',
    (response) => void response.writeHead(200, { 'content-type': 'application/vnd.oci.image.manifest.v1+json' }).end(index),
    /no list for several processors/,
  ],
  ['does not know the image', (response) => void response.writeHead(404).end(), /answers 404/],
])('a registry that %s pins nothing', async (_, misbehave, words) => {
  answer = misbehave
  await expect(pin()).rejects.toThrow(words)
})

test('names without a digest are found, and the Containerfile says which command pins them', () => {
  expect(unpinned('FROM docker.io/library/node:24 AS build\n')).toEqual(['library/node:24'])
  expect(unpinned(`FROM docker.io/library/node:24@sha256:${'a'.repeat(64)} AS build\n`)).toEqual([])
  expect(containerfile.match(/^FROM docker\.io\//gm)).toHaveLength(2)
  expect(containerfile).toContain('npm run pin:base')
})
