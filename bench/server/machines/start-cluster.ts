import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePorts, isListening, type MachineRoom, until } from './machine-room.ts'
import { patroniSettings } from './patroni-settings.ts'

/** Programs that a cluster needs, and Debian's packages that bring them. */
export const clusterPackages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql',
} as const

/** A primary, a standby that is committed to before an answer, Patroni over both, and PgBouncer in front of whichever leads. */
export interface Cluster {
  /** What servers have as DATABASE_URL: PgBouncer. */
  url: string
  /** The primary's own address, past PgBouncer. */
  primaryUrl(): Promise<string>
  /** Waits until there is a primary with a standby that has everything. */
  isWhole(): Promise<void>
  /** Ends the primary at once, as a crash of PostgreSQL or, with Patroni, of its whole machine, which comes back when the other one leads. */
  killPrimary(isWholeMachine: boolean): Promise<void>
  stop(): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
  timeline?: number
  lag?: number | string
}

const names = ['one', 'two'] as const

export async function startCluster(room: MachineRoom): Promise<Cluster> {
  const [etcdPort = 0, peerPort = 0, bouncerPort = 0, ...nodePorts] = await freePorts(7)
  const nodes = names.map((name, place) => ({
    name,
    port: nodePorts[place * 2] ?? 0,
    apiPort: nodePorts[place * 2 + 1] ?? 0,
    folder: join(room.folder, name),
  }))
  const write = (name: string, text: string, mode = 0o600): string => {
    const path = join(room.folder, name)
    writeFileSync(path, text, { mode })
    if (room.user) chownSync(path, room.user.uid, room.user.gid)
    return path
  }
  room.run('etcd', 'etcd', [
    ...['--data-dir', join(room.folder, 'etcd-data'), '--name', 'etcd'],
    ...['--listen-client-urls', `http://127.0.0.1:${etcdPort}`, '--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`, '--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
    ...['--initial-cluster', `etcd=http://127.0.0.1:${peerPort}`, '--log-level', 'error'],
  ])
  await until('etcd listens', () => isListening(etcdPort))

  // PgBouncer reads where the primary is from a file that Patroni's callback writes anew after a failover.
  const leads = join(room.folder, 'leads.ini')
  const pointTo = (port: number | string): string => `[databases]\nrecords = host=127.0.0.1 port=${port} dbname=records user=doctor\n`
  write('leads.ini', pointTo(nodes[0]?.port ?? 0))
  const pid = join(room.folder, 'pgbouncer.pid')
  const callback = nodes.map(({ name, port }) =>
    write(
      `lead-${name}.sh`,
      `#!/bin/sh\ncase "$2" in master|primary|promoted)\nprintf '${pointTo(port).replaceAll('\n', String.raw`\n`)}' > ${leads}.${name} && mv ${leads}.${name} ${leads}\nkill -HUP "$(cat ${pid})" || true;;\nesac\n`,
      0o755,
    ),
  )
  const patroni = nodes.map(({ name, port, apiPort, folder }, place) =>
    write(`${name}.json`, patroniSettings({ name, port, apiPort, folder, etcdPort, room: room.folder, callback: callback[place] ?? '' })),
  )
  const launch = (place: number) => room.run(`patroni-${names[place]}`, 'patroni', [patroni[place] ?? ''])
  const managers = [launch(0)]
  const members = async (): Promise<Member[]> => {
    for (const { apiPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const leader = async (): Promise<number> => {
    const name = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name
    return nodes.findIndex((node) => node.name === name)
  }
  await until('a primary leads', async () => (await leader()) === 0)
  const administrator = new pg.Client({ connectionString: `postgresql://doctor@127.0.0.1:${nodes[0]?.port}/postgres` })
  await administrator.connect()
  await administrator.query('CREATE DATABASE records')
  await administrator.end()
  managers.push(launch(1))

  write(
    'pgbouncer.ini',
    `%include ${leads}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${bouncerPort}\nunix_socket_dir =\nauth_type = any\npidfile = ${pid}\n` +
      // Sessions, since the servers listen to notifications and name their statements.
      'pool_mode = session\nmax_client_conn = 500\ndefault_pool_size = 100\nserver_login_retry = 1\nserver_connect_timeout = 3\nquery_wait_timeout = 10\n',
  )
  room.run('pgbouncer', 'pgbouncer', [join(room.folder, 'pgbouncer.ini')])
  await until('PgBouncer listens', () => isListening(bouncerPort))

  const isWhole = (): Promise<void> =>
    until(
      'a primary with a standby that has everything',
      async () => {
        const all = await members()
        return (
          all.some(({ role, state }) => role === 'leader' && state === 'running') &&
          all.some(({ role, state }) => role === 'sync_standby' && (state === 'running' || state === 'streaming'))
        )
      },
      180_000,
    )

  return {
    url: `postgresql://doctor@127.0.0.1:${bouncerPort}/records`,
    primaryUrl: async () => `postgresql://doctor@127.0.0.1:${nodes[await leader()]?.port}/records`,
    isWhole,
    killPrimary: async (isWholeMachine) => {
      const place = await leader()
      const node = nodes[place]
      if (!node) throw new Error('nobody leads')
      const postmaster = Number(readFileSync(join(node.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
      const manager = managers[place]
      if (isWholeMachine) manager?.kill('SIGKILL')
      for (const each of [...childrenOf(postmaster), postmaster]) killHard(each)
      await until('the other one leads', async () => (await leader()) === 1 - place)
      if (isWholeMachine) managers[place] = launch(place)
    },
    stop: async () => {
      for (const manager of managers) manager.kill('SIGKILL')
      for (const { folder } of nodes) {
        try {
          killHard(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]))
        } catch {
          // It has ended already.
        }
      }
    },
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
