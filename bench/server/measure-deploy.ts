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

/**
 * The example of nginx, really started in front of a server. In: what stands behind it, the program of this repository or the container.
 * Out: what of it does not hold, in words; nothing where all does.
 */
export async function tryNginx(port: number): Promise<string[]> {
  const room = openMachineRoom()
  const complaints: string[] = []
  const hold = (words: string, isSo: boolean): void => {
    if (!isSo) complaints.push(words)
  }
  try {
    const proxy = await startNginx(room, [port])
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
    hold('a patient is answered by the doctor', (await speak('127.0.2.6')) === 200)
    await proxy.stop()

    function newPatient(claimed: string): Record<string, string> {
      return { authorization: `Bearer ${newSecret()}`, 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
    }
    async function addPatient(from: string, claimed: string): Promise<number> {
      const body = { diagnosis: { diagnosis: 'Flu' } }
      return (await askProxy(proxy, from, '/api/history/add', { method: 'POST', headers: newPatient(claimed), body })).status
    }
    async function speak(from: string): Promise<number> {
      const body = { message: 'I have had a headache since yesterday' }
      return (await askProxy(proxy, from, '/api/chat', { method: 'POST', headers: newPatient(from), body })).status
    }
    return complaints
  } finally {
    closeProxyConnections()
    await room.close()
  }
}

/** A server of this repository, as the head of the nginx example says it, for so long as something is tried. */
export async function withServer<Outcome>(attempt: (port: number) => Promise<Outcome>): Promise<Outcome> {
  const server = await launch('server', newFolder(), { PUBLIC_ORIGIN: publicOrigin, OPEN_MODE: 'off', LOG_LEVEL: 'fatal' })
  try {
    await isReady(server)
    return await attempt(Number(new URL(server.address).port))
  } finally {
    await server.end('SIGKILL')
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

export interface ContainerTrial {
  /** Why it could not be built or started here; null where it runs and says that it is healthy. */
  reason: string | null
  /** podman's further words with which it ran: none, or what a machine inside another one needs. */
  words: readonly string[]
  /** What of the nginx example does not hold in front of it. */
  complaints: readonly string[]
}

const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'] as const
/** How it is started: as the example says, and where the machine itself stands in a container, with its bounds kept and the older runtime. */
const ways: readonly (readonly string[])[] = [[], limits, ['--runtime=runc', ...limits]]

/**
 * Builds the container as its example says, starts it with the options of the example, asks it how it is, and puts the example of nginx in front
 * of it. Where no registry of images answers, an image of the base's name will do that was made of Debian and Node (`podman import`); where the
 * machine gives a build no namespaces, `BUILDAH_ISOLATION=chroot`.
 */
export async function tryContainer(): Promise<ContainerTrial> {
  const failed = (reason: string): ContainerTrial => ({ reason, words: [], complaints: [] })
  if (findProgram('podman') === null) return failed('there is no podman (Debian: apt-get install podman)')
  const podman = (...words: string[]) => spawnSync('podman', words, { cwd: root, encoding: 'utf8' })
  const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
  // The image may have been built before, with what this machine's network asks for.
  const isBuilt = podman('image', 'exists', image).status === 0
  const built = isBuilt ? null : podman('build', '--format', 'docker', '--file', 'deploy/Containerfile', '--tag', image, '.')
  if (built && built.status !== 0) return failed(`it was not built: ${lastLine(built.stderr)}`)
  const [port = 0] = await freePorts(1)
  let refusal = ''
  for (const words of ways) {
    const [runtime, bounds] = [words.filter((word) => word.startsWith('--runtime')), words.filter((word) => !word.startsWith('--runtime'))]
    const started = podman(...runtime, 'run', ...bounds, ...optionsOfExample(port), image)
    if (started.status !== 0) {
      refusal = lastLine(started.stderr)
      continue
    }
    const container = started.stdout.trim()
    try {
      await until('the container is ready', async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok)
      await until('the container is healthy', () => podman(...runtime, 'healthcheck', 'run', container).status === 0)
      return { reason: null, words, complaints: missingForDeploy().length > 0 ? [] : await tryNginx(port) }
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error))
    } finally {
      podman(...runtime, 'kill', container)
    }
  }
  return failed(`it was not started: ${refusal}`)
}

const image = 'dr-ai-bench'

/** What the head of the Containerfile says, with a port of this machine. */
const optionsOfExample = (port: number): string[] => [
  ...['--detach', '--rm', '--read-only', '--tmpfs', '/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
  ...['--publish', `127.0.0.1:${port}:4300`, '--env', `PUBLIC_ORIGIN=${publicOrigin}`, '--env', 'OPEN_MODE=off'],
  ...['--env', 'TRUSTED_PROXIES=10.0.0.0/8,172.16.0.0/12,192.168.0.0/16', '--memory', '4g', '--pids-limit', '512'],
]
