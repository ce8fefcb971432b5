import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../../../scripts/find-postgres.mjs'

/** A PostgreSQL of the test's own, in a folder of its own. */
export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  newDatabase(): Promise<string>
  port: number
  /** Ends the server (`immediate`: as a crash) and starts it again. */
  restart(mode: 'fast' | 'immediate', pause?: number): Promise<void>
  stop(): Promise<void>
}

/** Why the tests with PostgreSQL cannot run here; null where they can. Said aloud once per test file. */
export function whyNoPostgres(): string | null {
  const why =
    findPostgres() === null
      ? 'there is no PostgreSQL on this machine (Debian: apt-get install postgresql)'
      : process.getuid?.() === 0 && !postgresUser()
        ? 'PostgreSQL refuses to run as root, and there is no user postgres'
        : null
  if (why) console.error(`\nNOT TESTED: records in PostgreSQL, since ${why}.\n`)
  return why
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('there is no PostgreSQL')
  const user = process.getuid?.() === 0 ? postgresUser() : null
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'doctor', '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...options,
    stdio: 'pipe',
  })
  const port = await freePort()
  const url = (database: string): string => `postgresql://doctor@127.0.0.1:${port}/${database}`
  let child = launch()
  let databases = 0

  function launch(): ChildProcess {
    const started = spawn(join(programs ?? '', 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
      ...options,
      stdio: 'ignore',
    })
    process.once('exit', () => started.kill('SIGQUIT'))
    return started
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const isUp = async (): Promise<void> => {
    for (;;) {
      const client = new pg.Client({ connectionString: url('postgres') })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return await client.end()
      } catch {
        if (child.exitCode !== null) throw new Error('PostgreSQL did not start')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
  await isUp()

  return {
    port,
    newDatabase: async () => {
      const name = `records_${++databases}`
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return url(name)
    },
    restart: async (mode, pause = 0) => {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await new Promise((resolve) => setTimeout(resolve, pause))
      child = launch()
      await isUp()
    },
    stop: async () => {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function postgresUser(): { uid: number; gid: number } | null {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString()))
    return uid === undefined || gid === undefined ? null : { uid, gid }
  } catch {
    return null
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
