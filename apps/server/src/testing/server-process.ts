import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')
/** Where `npm start` keeps what was compiled, for the next start. */
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/dr-ai')

/** The real server as a process of its own, with one thread that thinks: a second takes as long to load as all the rest. */
export interface ServerProcess {
  address: string
  port: number
  child: ChildProcess
  errors(): string
  end(signal: NodeJS.Signals): Promise<void>
}

/**
 * @param largestFile Kilobytes that no file of the process may pass: the disk is full for it from there on.
 */
export async function startServer(folder: string, { largestFile }: { largestFile?: number } = {}): Promise<ServerProcess> {
  const limited = `trap '' XFSZ; ulimit -f ${largestFile}; exec "$0" "$@"`
  const [program, words] = largestFile === undefined ? [process.execPath, [main]] : ['bash', ['-c', limited, process.execPath, main]]
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      THINKING_THREADS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const [found] = /http:\/\/\S+/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server ended: ${errors}`)))
  })
  return {
    address,
    port: Number(new URL(address).port),
    child,
    errors: () => errors,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
