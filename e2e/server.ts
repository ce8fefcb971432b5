import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')
/** Where `npm start` keeps what was compiled, for the next start. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/dr-ai')
const timeoutMs = 120_000

export interface Server {
  address: string
  /** Its data folder. */
  folder: string
  /** Ends the server without a chance to say goodbye, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/** The real server on a free port with a data folder of its own. `environment` adds variables to the process' own. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-e2e-'))
  let running: ChildProcess | undefined
  const server: Server = {
    address: `http://127.0.0.1:${port}`,
    folder,
    async start() {
      running = spawn(process.execPath, [main], {
        env: {
          NODE_COMPILE_CACHE: compiled,
          ...process.env,
          LOG_LEVEL: 'fatal',
          ...environment,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: folder,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await ready(running)
    },
    async kill() {
      if (!running || running.exitCode !== null) return
      running.kill('SIGKILL')
      await once(running, 'exit')
    },
    async remove() {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not say that it is ready')), timeoutMs)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (data: Buffer) => {
      if (!data.toString().includes('Dr. AI is ready')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
