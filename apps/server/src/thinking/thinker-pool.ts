import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import { Failure } from '../http/failure.ts'
import { startThinker, type Thinker, ThoughtEnded } from './thinker.ts'
import type { ThinkerTask } from './thinking.ts'

/** Threads that think for the server, so that nothing a patient writes can hold up the others. */
export interface ThinkerPool {
  /** The clinic's methods, each call in one of the threads. @throws Failure 422 past the deadline, 503 where too many wait. */
  thinking: Thinking
  /** Resolves when the first thread can think. @throws what kept it from loading. */
  ready(): Promise<void>
  /** Thoughts that were cut off so far. */
  cutOff(): number
  close(): Promise<void>
}

export interface ThinkingBounds {
  /** Milliseconds of a thread's own time for one message, and for a whole conversation handed in, on a machine of the usual pace. */
  message: number
  conversation: number
  /** Thoughts that wait; more are refused. */
  waiting: number
  /** Characters from which on a text is long. Long texts never take the last free thread, so that short ones do not wait for them. */
  long: number
}

export const thinkingBounds: ThinkingBounds = { message: 1_000, conversation: 3_000, waiting: 1_000, long: 2_000 }

/** Milliseconds of own time that a plain turn takes on the machines the bounds are made for; a slower one has as many times as long, up to the last. */
const usualPace = 10
const slowest = 20

export const tooHardToRead = 'I could not read that. Please say it more shortly.'
/** The methods that read a whole conversation. */
const conversations: ReadonlySet<string> = new Set(['extractDiagnoses', 'caseOfConversation'])
const clinicScript = new URL('thinker.worker.ts', import.meta.url)
/** Milliseconds before a thread that would not load is started once more. */
const pause = 1_000

interface Waiting extends ThinkerTask {
  isLong: boolean
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** Starts `threads` of them; they load one after another, the first one first. */
export function createThinkerPool(threads: number, bounds: ThinkingBounds = thinkingBounds, script: URL = clinicScript): ThinkerPool {
  const free: Thinker[] = []
  const all = new Set<Thinker>()
  const waiting: Waiting[] = []
  let longUnderway = 0
  let loaded = 0
  let cutOff = 0
  /** How many times as long as usual this machine may think. */
  let slowness = 1
  let isClosed = false

  const add = async (): Promise<void> => {
    const thinker = startThinker(script)
    all.add(thinker)
    try {
      slowness = Math.min(slowest, Math.max(1, (await thinker.ready) / usualPace))
    } catch (error) {
      all.delete(thinker)
      throw error
    }
    loaded++
    free.push(thinker)
    giveOut()
  }
  const replace = (thinker: Thinker): void => {
    all.delete(thinker)
    if (!isClosed) add().catch(() => setTimeout(replace, pause, thinker).unref())
  }
  const nextFor = (): Waiting | undefined => {
    const mayBeLong = threads === 1 || loaded - longUnderway > 1
    const place = waiting.findIndex(({ isLong }) => mayBeLong || !isLong)
    return place < 0 ? undefined : waiting.splice(place, 1)[0]
  }
  function giveOut(): void {
    while (free.length > 0) {
      const task = nextFor()
      const thinker = task && free.shift()
      if (!task || !thinker) return
      void run(thinker, task)
    }
  }
  async function run(thinker: Thinker, { method, given, isLong, resolve, reject }: Waiting): Promise<void> {
    if (isLong) longUnderway++
    try {
      resolve(await thinker.think({ method, given }, slowness * (conversations.has(method) ? bounds.conversation : bounds.message)))
    } catch (error) {
      if (error instanceof ThoughtEnded) cutOff++
      reject(error instanceof ThoughtEnded ? new Failure('too-hard-to-read', tooHardToRead) : error)
    } finally {
      if (isLong) longUnderway--
      if (thinker.isAlive()) free.push(thinker)
      else {
        loaded--
        replace(thinker)
      }
      giveOut()
    }
  }
  const think = (method: string, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= bounds.waiting)
        reject(new Failure('busy', 'Too many messages came at once. Please try again.', { retryAfter: 1 }))
      else waiting.push({ method, given, isLong: charactersOf(given) > bounds.long, resolve, reject })
      giveOut()
    })

  const first = add()
  const others = first.then(async () => {
    for (let thread = 1; thread < threads && !isClosed; thread++) await add()
  })
  others.catch(() => undefined)
  return {
    thinking: new Proxy({} as Thinking, {
      // Awaiting the clinic itself must not look like calling it.
      get: (_, method) =>
        typeof method === 'string' && method !== 'then' ? (...given: readonly unknown[]) => think(method, given) : undefined,
    }),
    ready: () => first,
    cutOff: () => cutOff,
    close: async () => {
      isClosed = true
      await Promise.all([...all].map((thinker) => thinker.end()))
    },
  }
}

/** The characters that are to be read: texts, and conversations in lists. */
function charactersOf(given: readonly unknown[]): number {
  return given.reduce<number>((sum, each) => {
    if (typeof each === 'string') return sum + each.length
    return Array.isArray(each) ? sum + JSON.stringify(each).length : sum
  }, 0)
}
