import { join } from 'node:path'
import { findPostgres } from '../../../scripts/find-postgres.mjs'

/** One of the machines that Patroni looks after. */
interface PatroniMachine {
  name: string
  port: number
  apiPort: number
  /** Of its data. */
  folder: string
  etcdPort: number
  /** The folder of all machines. */
  room: string
  /** A program that is told of every change of its part. */
  callback: string
}

/** Seconds after which a machine that says nothing is no primary any more: Patroni takes no less than twenty. */
const timeToLive = 20

/** Patroni's file for a machine: YAML, of which JSON is a part. */
export function patroniSettings({ name, port, apiPort, folder, etcdPort, room, callback }: PatroniMachine): string {
  return JSON.stringify({
    scope: 'records',
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: timeToLive,
        loop_wait: 1,
        retry_timeout: 3,
        // No answer before the standby has it too; and only a standby that has it may lead.
        synchronous_mode: true,
        // A primary that crashes hands over at once where a standby has everything.
        primary_start_timeout: 0,
        maximum_lag_on_failover: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { wal_log_hints: 'on', max_connections: 200, hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }, { username: 'doctor' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: folder,
      bin_dir: findPostgres(),
      pgpass: join(room, `${name}.pgpass`),
      authentication: { superuser: { username: 'doctor' }, replication: { username: 'doctor' }, rewind: { username: 'doctor' } },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: room },
      basebackup: [{ checkpoint: 'fast' }],
      callbacks: { on_role_change: callback, on_start: callback },
    },
  })
}
