import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { Failure } from '../http/failure.ts'
import { type ReadingRefused, refusals } from './reading-refused.ts'
import { readerProgram } from './sandbox.ts'

/** Bounds of a process that reads one file: bytes, megabytes of its heap, milliseconds. */
export interface ChildBounds {
  memory: number
  heapMegabytes: number
  /** Megabytes for what has just been made; a small one is cleared sooner. */
  youngMegabytes?: number
  /** How often it is looked at. */
  watch: number
  /** How long it may compute without a word, and how long the clock may run without one. */
  silence: number
  patience: number
  time: number
}

/** How a message of the child ends it; null where it goes on. */
type Settled<Outcome> = { value: Outcome } | { failure: Failure } | null

export interface WatchedChild<Outcome> {
  /** @throws Failure 422 where the child needs too much memory or time, or ends without an answer. */
  outcome: Promise<Outcome>
  /** The bytes of the file go in here. */
  input: Writable
  /** Ends it; the outcome is refused. */
  stop(): void
}

/** Bytes of a page of memory, in which Linux counts. */
const memoryPage = 4_096

/**
 * For the memory of glibc: what is large goes back to the system when it is given back, and threads do not hoard (one reading of two
 * pages each: 513 MB instead of 557 to 626, for 0.6 to 1.8 s more of computing).
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(16 * 1_048_576) } as const

/** Starts a process that reads one file, and ends it when it answers or takes more than it may. */
export function startWatchedChild<Message, Outcome>(
  path: string,
  task: object,
  bounds: ChildBounds,
  hear: (message: Message) => Settled<Outcome>,
): WatchedChild<Outcome> {
  const child = fork(path, {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // A group of its own, to be ended as one.
    detached: true,
    ...readerProgram([
      `--max-old-space-size=${bounds.heapMegabytes}`,
      ...(bounds.youngMegabytes ? [`--max-semi-space-size=${bounds.youngMegabytes}`] : []),
    ]),
    // Nothing of the server's environment, where keys may stand.
    env: { ...memoryGivenBack, PATH: process.env.PATH ?? '', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const startedAt = Date.now()
  let heardAt = startedAt
  let computedThen = 0
  let isOver = false
  const end = (settle: () => void) => {
    if (isOver) return
    isOver = true
    clearInterval(watch)
    killGroup(child)
    settle()
  }
  const refuse = ({ refusal }: ReadingRefused) => end(() => reject(new Failure(refusal.code, refusal.message)))
  const watch = setInterval(() => {
    const now = Date.now()
    const silent = now - heardAt
    if (memoryOf(child) > bounds.memory) refuse(refusals.tooGreedy)
    else if (silent > bounds.patience || now - startedAt > bounds.time) refuse(refusals.tooSlow)
    else if (silent > bounds.silence && computedBy(child) - computedThen > bounds.silence) refuse(refusals.tooSlow)
  }, bounds.watch)

  child.on('message', (message: Message) => {
    heardAt = Date.now()
    computedThen = computedBy(child)
    const settled = hear(message)
    if (settled === null) return
    end(() => ('value' in settled ? resolve(settled.value) : reject(settled.failure)))
  })
  child.on('error', () => refuse(refusals.ended))
  // V8 aborts where its heap is full.
  child.on('exit', (code, signal) => refuse(signal === 'SIGABRT' || code === 134 ? refusals.tooGreedy : refusals.ended))
  // A child that ends early leaves a broken pipe behind.
  child.stdin?.on('error', () => undefined)
  child.send(task, () => undefined)
  return { outcome: promise, input: child.stdin as Writable, stop: () => refuse(refusals.ended) }
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
