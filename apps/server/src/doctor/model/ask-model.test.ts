import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts'
import { askModel } from './ask-model.ts'
import type { ModelSettings } from './connect-model.ts'
import { createModelLine } from './model-line.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider('openai', 60_000)
})
afterAll(() => provider.close())

/** Asks once, and measures the longest time in which this process answered nobody. */
async function ask(onGrowing?: (answer: Readonly<Record<string, unknown>>) => void, settings: ModelSettings = provider.settings) {
  let last = performance.now()
  let longest = 0
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  const outcome = await askModel(createModelLine(settings), {
    instructions: 'Answer.',
    messages: [{ role: 'user', content: 'hello' }],
    schema: z.object({ text: z.string() }),
    timeout: 60_000,
    signal: null,
    ...(onGrowing && { onGrowing }),
  }).catch(({ kind }: { kind: unknown }) => ({ failed: kind }))
  clearInterval(beat)
  return { outcome, longest }
}

test('a model that speaks letter by letter is looked at again and again, but not at every letter', { timeout: 60_000 }, async () => {
  const text = 'word '.repeat(1_600)
  provider.next({ kind: 'says', pieces: [...JSON.stringify({ text })] })
  let looks = 0
  const { outcome, longest } = await ask(() => {
    looks += 1
  })
  expect(outcome).toEqual({ text })
  expect(looks).toBeGreaterThan(10)
  expect(looks).toBeLessThan(5_000)
  expect(longest).toBeLessThan(2_000)
})

test('an answer without end is given up, in one piece as in many', { timeout: 60_000 }, async () => {
  const huge = `{"text":"${'x'.repeat(2_000_000)}`
  for (const pieces of [[huge], Array.from({ length: 200 }, (_, place) => huge.slice(place * 10_000, (place + 1) * 10_000))]) {
    provider.next({ kind: 'says', pieces })
    expect((await ask()).outcome).toEqual({ failed: 'half-answer' })
  }
})

test('a line without end is cut off while it comes', { timeout: 60_000 }, async () => {
  let sent = 0
  const piece = Buffer.alloc(1_000_000, 'x')
  const endless = createServer(async (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: ')
    while (!response.destroyed && sent < 400) {
      sent += 1
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
  }).listen(0, '127.0.0.1')
  await once(endless, 'listening')
  const baseUrl = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
  const { outcome } = await ask(undefined, { ...provider.settings, baseUrl })
  endless.closeAllConnections()
  endless.close()
  expect(outcome).toEqual({ failed: expect.any(String) })
  // Of two tries, and what lies in the system's buffers.
  expect(sent).toBeLessThan(100)
})
