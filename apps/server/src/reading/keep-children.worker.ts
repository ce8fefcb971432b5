/**
 * A thread that starts the processes which read files and looks after them, so that the server answers others meanwhile: starting a process
 * stops the thread that does it until the system has copied what the server maps and the program has begun.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { openControlGroup } from './control-group.ts'
import type { KeeperAnswer, KeeperRequest, StartedChild } from './keeper-messages.ts'
import { type Refusal, refusals } from './reading-refused.ts'

/** Bytes of a page of memory, in which Linux counts. */
const memoryPage = 4_096

/**
 * For the memory of glibc: what is large goes back to the system when it is given back, and threads do not hoard (one reading of two
 * pages each: 513 MB instead of 557 to 626, for 0.6 to 1.8 s more of computing).
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(16 * 1_048_576) } as const

const children = new Map<number, { take(bytes: Uint8Array | null): void; end(): void }>()
const answer = (message: KeeperAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', (request: KeeperRequest) => {
  if (request.kind === 'start') begin(request)
  else if (request.kind === 'bytes') children.get(request.id)?.take(request.bytes)
  else if (request.kind === 'whole') children.get(request.id)?.take(null)
  else children.get(request.id)?.end()
})

function begin(request: StartedChild): void {
  try {
    children.set(request.id, start(request))
  } catch {
    // The system starts no more processes.
    answer({ kind: 'over', id: request.id, refusal: refusals.ended.refusal })
  }
}

/** Starts a child and ends it when it takes more than it may. */
function start({ id, path, task, bounds, program, compiled }: StartedChild) {
  const group = openControlGroup(bounds.memory)
  const child = fork(path, {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // A group of its own, to be ended as one.
    detached: true,
    ...(group?.enter(program) ?? program),
    // Nothing of the server's environment, where keys may stand.
    env: {
      ...memoryGivenBack,
      PATH: process.env.PATH ?? '',
      ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
      ...(compiled !== null && { NODE_COMPILE_CACHE: compiled }),
    },
  })
  const startedAt = Date.now()
  let heardAt = startedAt
  let computedThen = 0
  const end = () => {
    if (!children.delete(id)) return
    clearInterval(watch)
    killGroup(child)
    group?.close()
  }
  const refuse = ({ refusal }: { refusal: Refusal }) => {
    if (!children.has(id)) return
    end()
    answer({ kind: 'over', id, refusal })
  }
  const watch = setInterval(() => {
    const now = Date.now()
    const silent = now - heardAt
    if (memoryOf(child) > bounds.memory) refuse(refusals.tooGreedy)
    else if (silent > bounds.longestWait || now - startedAt > bounds.time) refuse(refusals.tooSlow)
    else if (silent > bounds.silence && computedBy(child) - computedThen > bounds.silence) refuse(refusals.tooSlow)
  }, bounds.watch)
  child.on('message', (message: object) => {
    heardAt = Date.now()
    computedThen = computedBy(child)
    if (children.has(id)) answer({ kind: 'said', id, message })
  })
  child.on('error', () => refuse(refusals.ended))
  // V8 aborts where its heap is full, and the kernel ends what its group has no memory for.
  const wasGreedy = (code: number | null, signal: string | null) => signal === 'SIGABRT' || code === 134 || group?.hasOverflowed()
  child.on('exit', (code, signal) => children.has(id) && refuse(wasGreedy(code, signal) ? refusals.tooGreedy : refusals.ended))
  // A child that ends early leaves a broken pipe behind.
  child.stdin?.on('error', () => undefined)
  child.send(task, () => undefined)
  return {
    take: (bytes: Uint8Array | null) => {
      if (bytes === null) child.stdin?.end()
      else child.stdin?.write(bytes, () => answer({ kind: 'taken', id }))
    },
    end,
  }
}

/** Ends a child with all that it has started: of walls that are still being built one half would wait for the other for ever. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

const canWatch = existsSync('/proc/self/statm')
/** Milliseconds of one tick, in which Linux counts what a process has computed (sysconf _SC_CLK_TCK is 100). */
const tick = 10

/** Bytes that a child holds in memory; 0 where the system does not say (the heap's own limit and the time hold there). */
function memoryOf({ pid }: ChildProcess): number {
  return sumOver(pid, (each) => Number(readFileSync(`/proc/${each}/statm`, 'latin1').split(' ')[1]) * memoryPage)
}

/** Milliseconds that a child has computed on all cores; where the system does not say, 0: there the clock's patience counts. */
function computedBy({ pid }: ChildProcess): number {
  return sumOver(pid, (each) => {
    const fields = readFileSync(`/proc/${each}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  })
}

/** A figure of a process and of those it has started, since the one that reads may stand behind the one that walls it in. */
function sumOver(pid: number | undefined, figure: (pid: number) => number): number {
  if (!canWatch || pid === undefined) return 0
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim()
    return (children === '' ? [] : children.split(' ')).reduce((sum, child) => sum + sumOver(Number(child), figure), figure(pid))
  } catch {
    return 0
  }
}
