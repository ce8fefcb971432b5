import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './find-programs.ts'

/** A folder, and the programs that run in it: all of them end with it. */
export interface MachineRoom {
  folder: string
  /** Who the programs run as where this process is root, which databases refuse. */
  user: { uid: number; gid: number } | null
  /** Starts a program with its output in a file of its own name. */
  run(name: string, program: string, words: readonly string[], options?: Pick<SpawnOptions, 'env'>): ChildProcess
  /** What a program said last, for a failure's message. */
  saidBy(name: string): string
  close(): Promise<void>
}

export function openMachineRoom(): MachineRoom {
  const user = process.getuid?.() === 0 ? idsOf('postgres') : null
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-machines-'))
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const running: ChildProcess[] = []
  const endAll = (): void => {
    for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  return {
    folder,
    user,
    run: (name, program, words, { env = process.env } = {}) => {
      const path = findProgram(program)
      if (path === null) throw new Error(`there is no ${program}`)
      const log = openSync(join(folder, `${name}.log`), 'a')
      const child = spawn(path, words, { ...user, cwd: folder, stdio: ['ignore', log, log], env: { ...env, HOME: folder } })
      running.push(child)
      return child
    },
    saidBy: (name) => readFileSync(join(folder, `${name}.log`), 'utf8').slice(-1_500),
    close: async () => {
      const alive = running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      const ended = alive.map((child) => once(child, 'exit'))
      endAll()
      await Promise.all(ended)
      process.off('exit', endAll)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function idsOf(name: string): { uid: number; gid: number } {
  const [uid = Number.NaN, gid = Number.NaN] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name]).toString()))
  return { uid, gid }
}

/** So many ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Waits until something is so. @throws Error after so many milliseconds */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
    if (await Promise.resolve(isSo()).catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what}: not so after ${timeoutMs / 1_000} seconds`)
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
