import { request } from 'node:http'
import { isReady, launch, newFolder } from './launch.ts'
import { newSecret } from './patients.ts'
import { residentOf, restingMemory } from './resident-memory.ts'

const megabyte = 1_048_576
const sent = 9 * megabyte
/** Milliseconds in which what was sent arrives. */
const timeoutMs = 15_000

/** Megabytes above idle that the server holds while so many uploads have stalled before their end. */
export async function measureInFlight(uploads: number): Promise<number> {
  const server = await launch('server', newFolder())
  try {
    await isReady(server)
    const idle = await restingMemory(server)
    const stalled = Array.from({ length: uploads }, () => stall(server.address))
    let most = idle
    for (const until = performance.now() + timeoutMs; performance.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      most = Math.max(most, residentOf(server))
    }
    for (const each of stalled) each.destroy()
    return most - idle
  } finally {
    await server.end()
  }
}

/** Begins an upload and leaves off one megabyte before its end. */
function stall(address: string) {
  const boundary = 'stalled'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="a.txt"\r\n\r\n`
  const outgoing = request(`${address}/api/document/analyze`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${newSecret()}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + sent + megabyte,
    },
  })
  outgoing.on('error', () => undefined)
  outgoing.on('response', (answer) => answer.resume())
  outgoing.write(head)
  outgoing.write(Buffer.alloc(sent, 'a'))
  return outgoing
}
