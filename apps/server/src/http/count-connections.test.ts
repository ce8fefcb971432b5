import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { countConnections } from './count-connections.ts'

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

/** Opens so many connections, and asks over each. Out: how many are answered. */
async function answered(trustedProxies: string[], many: number): Promise<number> {
  server = createServer((_, reply) => reply.end('here'))
  countConnections(server, trustedProxies, 3)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (await Promise.all(Array.from({ length: many }, ask))).filter(Boolean).length
}

async function ask(): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false)
}

test('an address holds so many connections and no more, and may open another when one is closed', async () => {
  expect(await answered([], 8)).toBe(3)
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(ask).toBe(true)
})

test.each([['loopback'], ['127.0.0.0/8'], ['127.0.0.1']])('a proxy that is trusted (%s) brings as many as come', async (proxy) => {
  expect(await answered(['10.0.0.0/8', proxy], 8)).toBe(8)
})
