import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { askModel } from './doctor/model/ask-model.ts'
import type { ModelProvider } from './doctor/model/connect-model.ts'
import { createModelLine } from './doctor/model/model-line.ts'
import { createOverpassSource } from './pharmacies/overpass-source.ts'
import { pushKeyOf } from './reminders/push-key.ts'
import { createSendPush } from './reminders/send-push.ts'
import { createTranscriber } from './speech/transcriber.ts'

/** A server within the host's network that nobody named, and one outside that sends whoever asks it there. */
let inner: Server
let outside: Server
let askedOutside = 0
let askedInside = 0
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listening = (server: Server) => new Promise<void>((go) => server.listen(0, '127.0.0.1', () => go()))

beforeAll(async () => {
  inner = createServer((_, response) => {
    askedInside += 1
    response.end('{}')
  })
  await listening(inner)
  outside = createServer((request, response) => {
    askedOutside += 1
    request.resume()
    response.writeHead(307, { location: `${addressOf(inner)}/secret` }).end()
  })
  await listening(outside)
})
afterAll(() => {
  for (const server of [inner, outside]) {
    server.closeAllConnections()
    server.close()
  }
})

const models: ModelProvider[] = ['google', 'anthropic', 'openai', 'compatible']
const callers: [who: string, call: () => Promise<unknown>][] = [
  ...models.map((provider): [string, () => Promise<unknown>] => [
    `the outside model (${provider})`,
    () =>
      askModel(createModelLine({ provider, model: 'any', apiKey: 'k', baseUrl: addressOf(outside), timeout: 5_000 }), {
        instructions: 'Answer.',
        messages: [{ role: 'user', content: 'my secret complaint' }],
        schema: z.object({}),
        timeout: 5_000,
        signal: null,
      }),
  ]),
  [
    'the speech model',
    () => createTranscriber({ baseUrl: addressOf(outside), model: 'm', key: 'k' }).transcribe({ bytes: new Uint8Array(4), name: 'a.webm' }),
  ],
  ['the pharmacy server', () => createOverpassSource(addressOf(outside)).nearest({ lat: 1, lon: 1 }, 1)],
]

test.each(callers)('%s sends nobody’s words on to where it likes', async (_, call) => {
  const before = askedOutside
  await expect(call()).rejects.toThrow()
  expect(askedOutside).toBeGreaterThan(before)
  expect(askedInside).toBe(0)
})

test('nor does a push service', async () => {
  const send = createSendPush(pushKeyOf(new Uint8Array(32).fill(7)), 'https://doctor.example.org')
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const before = askedOutside
  expect(await send({ endpoint: `${addressOf(outside)}/x`, keys, minute: 1, life: 60 })).toBe('later')
  expect(askedOutside).toBe(before + 1)
  expect(askedInside).toBe(0)
})
