import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnalyzeDocumentResponse } from '@dr-ai/contract/schemas/documents'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const emptyLoop = join(import.meta.dirname, 'empty-loop.child.ts')
const watcher = pathToFileURL(join(import.meta.dirname, 'watch-loop.ts')).href
const memoryPage = 4_096

/** The real server in a folder of its own, with its event loop and its memory watched from inside and outside. */
export interface DocumentServer {
  upload(
    name: string,
    bytes: Uint8Array,
    patient?: string,
  ): Promise<{ status: number; answer: Partial<AnalyzeDocumentResponse> & { error?: { message: string } }; seconds: number }>
  call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
  /**
   * The longest time that the event loop stood still since the start, how long its thread computed at most without turning (milliseconds), and the most memory
   * (megabytes): of the server, and with its readers. `idle` is how long the loop of a process that does nothing stood still beside it (milliseconds).
   */
  measured(): { loop: number; own: number; idle: number; memory: number; tree: number }
  isAlive(): boolean
  close(): Promise<void>
}

export async function serveDocuments(): Promise<DocumentServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-bench-'))
  const child = spawn(process.execPath, ['--import', watcher, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const empty = spawn(process.execPath, ['--import', watcher, emptyLoop], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const seen = { loop: 0, own: 0, idle: 0, memory: 0, tree: 0 }
  let isWarm = false
  child.on('message', ({ loop, own, memory }: { loop: number; own: number; memory: number }) => {
    if (!isWarm) return
    seen.loop = Math.max(seen.loop, loop)
    seen.own = Math.max(seen.own, own)
    seen.memory = Math.max(seen.memory, memory)
  })
  empty.on('message', ({ loop }: { loop: number }) => {
    if (isWarm) seen.idle = Math.max(seen.idle, loop)
  })
  const origin = await addressOf(child)
  const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await fetch(origin + path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }
  await call('POST', '/api/chat', { message: 'Hello', user_id: 'warm-up' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  isWarm = true
  const watch = setInterval(() => {
    seen.tree = Math.max(seen.tree, memoryOfTree(child.pid ?? 0))
  }, 50)
  return {
    upload: async (name, bytes, patient = 'default') => {
      const form = new FormData()
      form.append('user_id', patient)
      form.append('document', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      const from = performance.now()
      const response = await fetch(`${origin}/api/document/analyze`, { method: 'POST', body: form })
      const answer = (await response.json()) as Partial<AnalyzeDocumentResponse>
      return { status: response.status, answer, seconds: (performance.now() - from) / 1_000 }
    },
    call,
    measured: () => ({ ...seen }),
    isAlive: () => child.exitCode === null,
    close: async () => {
      clearInterval(watch)
      empty.kill('SIGKILL')
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (data: Buffer) => {
      const address = /http:\/\/[\d.:]+/.exec(data.toString())?.[0]
      if (address) resolve(address)
    })
  })
}

/** Megabytes of a process and its children, where the system tells. */
function memoryOfTree(pid: number): number {
  const memory = (process: string) => {
    try {
      return (Number(readFileSync(`/proc/${process}/statm`, 'latin1').split(' ')[1]) * memoryPage) / 1_048_576
    } catch {
      return 0
    }
  }
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' ').filter(Boolean),
    )
    return [String(pid), ...children].reduce((sum, each) => sum + memory(each), 0)
  } catch {
    return 0
  }
}
