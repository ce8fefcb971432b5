import { once } from 'node:events'
import { connect } from 'node:net'
import { leastUploadRate } from '@dr-ai/contract/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { newPatient, serve } from '../testing/serve.ts'

afterEach(() => vi.useRealTimers())

test('a boundary is taken up to its length in the standard, and refused beyond it, however long', async () => {
  const server = await serve()
  const { headers } = await newPatient()
  for (const length of [1, 69, 70, 150, 180, 200, 250, 300, 1_000, 4_000]) {
    const boundary = 'b'.repeat(length)
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="a.txt"\r\n\r\nSodium 140 mmol/L\r\n--${boundary}--\r\n`
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/document/analyze',
      payload,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect([length, length <= 70 ? statusCode === 200 : statusCode === 200 || statusCode === 400]).toEqual([length, true])
  }
  await server.close()
})

test('a form that comes too slowly to be meant is ended, one that keeps coming is not', async () => {
  const server = await serve()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const { headers } = await newPatient()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const begin = async (filling: number) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(
      `POST /api/document/analyze HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: ${headers.authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="document"; filename="a.txt"\r\n\r\n${'x'.repeat(filling)}`,
    )
    return socket
  }
  const { bytesPerSecond, after } = leastUploadRate
  const slow = await begin(100)
  const steady = await begin((bytesPerSecond * after * 2) / 1_000)
  const ended = once(slow, 'close')
  // Real time for the bytes to come, and none of it on the server's clock.
  await new Promise((go) => setTimeout(go, 500))
  vi.advanceTimersByTime(after + 100)
  await ended
  expect(steady.destroyed).toBe(false)
  steady.destroy()
  vi.useRealTimers()
  await server.close()
})
