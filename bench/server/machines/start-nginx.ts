import { execFileSync } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { freePorts, isListening, type MachineRoom, until } from './machine-room.ts'

export const nginxPackages = { nginx: 'nginx', openssl: 'openssl' } as const

/** The name that the example answers to. */
export const publicName = 'doctor.example.org'
export const publicOrigin = `https://${publicName}`

/** nginx as `deploy/nginx.conf` has it, in front of servers on this machine. */
export interface RunningProxy {
  port: number
  plainPort: number
  stop(): Promise<void>
}

const example = join(import.meta.dirname, '../../../deploy/nginx.conf')

/**
 * Starts nginx with the example, of which only ports, the certificate and the place of the log are others.
 * @throws Error with nginx's own words where it does not take the example
 */
export async function startNginx(room: MachineRoom, serverPorts: readonly number[]): Promise<RunningProxy> {
  const [port = 0, plainPort = 0] = await freePorts(2)
  const place = (name: string): string => join(room.folder, name)
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', `/CN=${publicName}`],
      ...['-keyout', place('key.pem'), '-out', place('certificate.pem')],
    ],
    { stdio: 'pipe' },
  )
  const replaced = [
    [/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2;\n\s+listen \[::\]:443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/\/etc\/letsencrypt\/live\/\S+\/fullchain\.pem/, place('certificate.pem')],
    [/\/etc\/letsencrypt\/live\/\S+\/privkey\.pem/, place('key.pem')],
    [/\/var\/log\/nginx\/dr-ai\.error\.log/, place('nginx.error.log')],
    [/server 127\.0\.0\.1:4300;/, serverPorts.map((each) => `server 127.0.0.1:${each};`).join('\n  ')],
  ] as const
  const adapted = replaced.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`deploy/nginx.conf has no ${from}`)
      return text.replace(from, to)
    },
    readFileSync(example, 'utf8'),
  )
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place(`nginx-${name}`)};`)
  writeFileSync(
    place('nginx.conf'),
    `daemon off;\npid ${place('nginx.pid')};\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${adapted}\n}\n`,
  )
  if (room.user) for (const name of ['key.pem', 'certificate.pem', 'nginx.conf']) chownSync(place(name), room.user.uid, room.user.gid)
  const child = room.run('nginx', 'nginx', ['-p', room.folder, '-c', place('nginx.conf'), '-e', place('nginx.start.log')])
  await until('nginx listens', () => {
    if (child.exitCode !== null) throw new Error(room.saidBy('nginx'))
    return isListening(port)
  })
  return {
    port,
    plainPort,
    // Its own children end with it where it is asked.
    stop: async () => {
      child.kill('SIGTERM')
      await until('nginx ends', () => child.exitCode !== null || child.signalCode !== null)
    },
  }
}

const agents = new Map<string, Agent>()

export interface ProxyAnswer {
  status: number
  body: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** One call through the proxy, from an address of this machine's loopback network, as if from a device of that address. */
export function askProxy(
  { port }: RunningProxy,
  from: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<ProxyAnswer> {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress: from })
  agents.set(from, agent)
  const payload = body === undefined ? null : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, path, method, agent, servername: publicName, timeout: 60_000 },
        headers: {
          host: publicName,
          ...headers,
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }))
        answer.on('error', reject)
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

export function closeProxyConnections(): void {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}
