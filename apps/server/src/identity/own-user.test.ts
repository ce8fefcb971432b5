import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOwnUser } from './own-user.ts'

const server = createServer()
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Connects from a program of this user, of "nobody" where we may become that, and answers what the server sees. */
async function connectAs(user: number | undefined): Promise<boolean> {
  const { port } = server.address() as AddressInfo
  const { spawn } = await import('node:child_process')
  const client = spawn(process.execPath, ['-e', `require('net').connect(${port}, '127.0.0.1'); setInterval(() => {}, 1000)`], {
    ...(user !== undefined && { uid: user, gid: user }),
    cwd: '/',
    stdio: 'ignore',
  })
  const [socket] = (await once(server, 'connection')) as [Socket]
  const isOwn = isOwnUser(socket)
  client.kill('SIGKILL')
  socket.destroy()
  return isOwn
}

test('a program of the same user counts as the patient on this machine', async () => {
  expect(await connectAs(undefined)).toBe(true)
})

const nobody = 65_534
const mayBecomeNobody =
  existsSync('/proc/net/tcp') &&
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', ''], { uid: nobody, gid: nobody, cwd: '/' }).status === 0
test.runIf(mayBecomeNobody)('a proxy that runs as another user does not', async () => {
  expect(await connectAs(nobody)).toBe(false)
})
