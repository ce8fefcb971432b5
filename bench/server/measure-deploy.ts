import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { maximumNewPatientsPerHour } from '@dr-ai/contract/limits'
import { isReady, launch, newFolder } from './launch.ts'
import { findProgram, missingPackages } from './machines/find-programs.ts'
import { freePorts, openMachineRoom, until } from './machines/machine-room.ts'
import { askProxy, closeProxyConnections, nginxPackages, publicName, publicOrigin, startNginx } from './machines/start-nginx.ts'
import { newSecret } from './patients.ts'

export const missingForDeploy = (): string[] => missingPackages(nginxPackages)

const root = join(import.meta.dirname, '../..')

/** The examples of `deploy/`, really started. Out: what of each does not hold, in words; nothing where all does. */
export async function tryNginx(): Promise<string[]> {
  const room = openMachineRoom()
  const server = await launch('server', newFolder(), { PUBLIC_ORIGIN: publicOrigin, OPEN_MODE: 'off', LOG_LEVEL: 'fatal' })
  const complaints: string[] = []
  const hold = (words: string, isSo: boolean): void => {
    if (!isSo) complaints.push(words)
  }
  try {
    await isReady(server)
    const proxy = await startNginx(room, [Number(new URL(server.address).port)])
    const home = await askProxy(proxy, '127.0.2.1', '/healthz')
    hold('the server answers through the proxy', home.status === 200)
    hold('it says that it wants https', String(home.headers['strict-transport-security'] ?? '').includes('max-age='))
    for (const path of ['/metrics', '/readyz']) hold(`${path} is not shown`, (await askProxy(proxy, '127.0.2.1', path)).status === 404)
    hold('plain http is sent to https', (await statusOfPlain(proxy.plainPort)) === 301)
    // What a client says of its own address is not believed: its new patients count together, and nobody else's with them.
    const statuses: number[] = []
    for (let patient = 0; patient <= maximumNewPatientsPerHour; patient++) statuses.push(await addPatient('127.0.2.3', `10.0.0.${patient}`))
    hold('new patients of one address are counted together', statuses.at(-1) === 429 && statuses.slice(0, -1).every((each) => each === 200))
    hold('another address is not locked out by them', (await addPatient('127.0.2.4', '10.0.0.1')) === 200)
    hold('without a secret nobody is let in', (await askProxy(proxy, '127.0.2.5', '/api/history')).status === 401)
    await proxy.stop()

    async function addPatient(from: string, claimed: string): Promise<number> {
      const headers = { authorization: `Bearer ${newSecret()}`, 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
      const body = { diagnosis: { diagnosis: 'Flu' } }
      return (await askProxy(proxy, from, '/api/history/add', { method: 'POST', headers, body })).status
    }
    return complaints
  } finally {
    closeProxyConnections()
    await server.end('SIGKILL')
    await room.close()
  }
}

function statusOfPlain(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/', headers: { host: publicName } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

/** Builds the container as its example says and asks it how it is. Out: why that cannot be done here, or what does not hold; null where it does. */
export async function tryContainer(): Promise<string | null> {
  if (findProgram('podman') === null) return 'there is no podman (Debian: apt-get install podman)'
  const podman = (...words: string[]) => spawnSync('podman', words, { cwd: root, encoding: 'utf8' })
  const built = podman('build', '--file', 'deploy/Containerfile', '--tag', 'dr-ai-bench', '.')
  if (built.status !== 0) return `it was not built: ${built.stderr.trim().split('\n').at(-1)}`
  const [port = 0] = await freePorts(1)
  const started = podman(
    ...['run', '--detach', '--rm', '--read-only', '--tmpfs', '/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
    ...['--publish', `127.0.0.1:${port}:4300`, '--env', `PUBLIC_ORIGIN=${publicOrigin}`, '--env', 'OPEN_MODE=off', 'dr-ai-bench'],
  )
  if (started.status !== 0) return `it was not started: ${started.stderr.trim().split('\n').at(-1)}`
  try {
    await until('the container is healthy', () => podman('healthcheck', 'run', started.stdout.trim()).status === 0)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    podman('kill', started.stdout.trim())
  }
}
