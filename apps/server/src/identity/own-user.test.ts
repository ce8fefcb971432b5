import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'
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

test.runIf(mayBecomeNobody)('what is asked without a secret is answered to a program of the same user alone', async () => {
  const clinic = await serve()
  const address = await clinic.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (user: number | undefined): Promise<string> => {
    const program = `fetch('${address}/api/history').then((answer) => process.stdout.write(String(answer.status)))`
    const client = spawn(process.execPath, ['-e', program], { ...(user !== undefined && { uid: user, gid: user }), cwd: '/' })
    let said = ''
    client.stdout.on('data', (chunk: Buffer) => (said += chunk))
    await once(client, 'close')
    return said
  }
  expect([await ask(undefined), await ask(nobody)]).toEqual(['200', '401'])
  await clinic.close()
})
