import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ControlGroup } from '../../apps/server/src/reading/control-group.ts'

const sources = join(import.meta.dirname, '../../apps/server/src')
export const programs = { server: join(sources, 'main.ts'), bare: join(sources, 'testing/bare-route.ts') } as const

export interface Launched {
  address: string
  /** Milliseconds from the start of the process until it answers. */
  started: number
  child: ChildProcess
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Runs one of the programs as a process of its own, on a free port, in a control group where one is given, and waits until it says where it listens. */
export async function launch(
  program: keyof typeof programs,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = ['--expose-gc'],
  enter: ControlGroup['enter'] = (started) => started,
): Promise<Launched> {
  const begun = performance.now()
  const { execPath, execArgv } = enter({ execPath: process.execPath, execArgv: [...flags, programs[program]] })
  const child = spawn(execPath, execArgv, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const [found] = /http:\/\/\S+/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { address, started: performance.now() - begun, child, end }
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-bench-'))
  folders.push(folder)
  return folder
}

/** Waits until the server is ready: the doctor loaded, too. */
export async function isReady({ address }: Launched): Promise<void> {
  for (;;) {
    if ((await fetch(`${address}/readyz`)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
