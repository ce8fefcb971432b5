import { readFileSync } from 'node:fs'
import { setTimeout as later } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ThinkerMessage, ThinkerTask } from './thinking.ts'

/** One thread that thinks about one thing at a time. */
export interface Thinker {
  /** Milliseconds of its own time that a plain turn takes it, 0 where nobody looked. Rejects where it could not be loaded. */
  ready: Promise<number>
  /** @throws ThoughtEnded where it took longer than `deadline` milliseconds of the thread's own time, or the thread ended over it. */
  think(task: ThinkerTask, deadline: number): Promise<unknown>
  /** Whether it can still think. */
  isAlive(): boolean
  end(): Promise<void>
}

/** A thought that was not brought to its end; the thread is gone. */
export class ThoughtEnded extends Error {
  override name = 'ThoughtEnded'
}

/** On a machine that is busy with other things the clock says little; after so many deadlines by the clock it counts alone. */
const deadlineFactor = 10
/** Milliseconds between looks at a thread that the machine keeps waiting. */
const leastWait = 25
/** Microseconds of one tick, in which Linux counts what a thread has computed (sysconf _SC_CLK_TCK is 100). */
const tick = 10_000
/** A thread that does not even say how long it has computed has computed all the while. */
const unknownUsage = { user: Number.POSITIVE_INFINITY, system: 0 }
/** Milliseconds in which a thread says how long it has computed, even on a busy machine; on a slow one a part of the deadline, where that is more. */
const answerTime = 400
const answerShare = 0.4
/** Megabytes of one thread's heap; the knowledge takes some 100. With little room for what has just been made, loading leaves some 100 less behind. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 } as const

interface Thought {
  resolve(answer: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** Starts a thread that thinks. It never keeps the process alive. */
export function startThinker(script: URL): Thinker {
  const worker = new Worker(script, { env: {}, resourceLimits: heap })
  worker.unref()
  let alive = true
  let thought: Thought | null = null
  let computedBefore = 0
  let thread: number | null = null
  const loaded = Promise.withResolvers<number>()

  const settle = (settleIt: (thought: Thought) => void): void => {
    const ended = thought
    thought = null
    if (ended === null) return
    clearTimeout(ended.timer)
    settleIt(ended)
  }
  worker.on('message', (message: ThinkerMessage) => {
    computedBefore = message.computed
    if (message.kind === 'ready') {
      thread = message.thread
      loaded.resolve(message.pace)
    } else if (message.kind === 'thought') settle(({ resolve }) => resolve(message.answer))
    else settle(({ reject }) => reject(Object.assign(new Error('The clinic failed.'), { name: message.name, stack: message.stack })))
  })
  const over = (error: Error): void => {
    alive = false
    loaded.reject(error)
    settle(({ reject }) => reject(new ThoughtEnded('The thread ended.')))
  }
  worker.on('error', (error) => over(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => over(new Error('The thread ended.')))
  // Nobody may wait for the loading of a thread that is ended again.
  loaded.promise.catch(() => undefined)

  const end = async (): Promise<void> => {
    alive = false
    await worker.terminate()
  }
  const askedFor = async (deadline: number): Promise<number> => {
    const answer = later(Math.max(answerTime, answerShare * deadline), unknownUsage)
    const { user, system } = await Promise.race([worker.cpuUsage(), answer]).catch(() => unknownUsage)
    return user + system
  }
  const watch = async (startedAt: number, deadline: number): Promise<void> => {
    const own = thought
    const total = thread === null ? await askedFor(deadline) : countedBy(thread)
    if (thought !== own || own === null) return
    const computed = (total - computedBefore) / 1_000
    if (computed < deadline && performance.now() - startedAt < deadlineFactor * deadline)
      own.timer = setTimeout(watch, Math.max(leastWait, deadline - computed), startedAt, deadline)
    else {
      settle(({ reject }) => reject(new ThoughtEnded('The deadline has passed.')))
      await end()
    }
  }

  return {
    ready: loaded.promise,
    think: (task, deadline) =>
      new Promise((resolve, reject) => {
        thought = { resolve, reject, timer: setTimeout(watch, deadline, performance.now(), deadline) }
        worker.postMessage(task)
      }),
    isAlive: () => alive,
    end,
  }
}

/** Microseconds that a thread of this process has computed, as Linux counts them: a machine that is too busy for it to answer counts nothing more. */
function countedBy(thread: number): number {
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
