import { Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { Failure } from '../http/failure.ts'
import { compiledReaders } from './compiled-readers.ts'
import type { ChildBounds, KeeperAnswer, KeeperRequest } from './keeper-messages.ts'
import { type Refusal, refusals } from './reading-refused.ts'
import { readerProgram } from './sandbox.ts'

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

/** What is heard of one child. */
interface Ear {
  said(message: object): void
  taken(): void
  over(refusal: Refusal): void
}

const ears = new Map<number, Ear>()
let keeper: Worker | null = null
let lastId = 0

/** The thread that starts and watches the children; it is begun at the first one, and again where it was lost. */
function tell(request: KeeperRequest, handedOver: ArrayBuffer[] = []): void {
  keeper ??= begin()
  keeper.postMessage(request, handedOver)
}

/** Bytes of a file that are copied for the keeper at once: others are answered between. */
const pieceBytes = 1_048_576

function begin(): Worker {
  const worker = new Worker(new URL('keep-children.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 },
  })
  worker.on('message', (answer: KeeperAnswer) => {
    const ear = ears.get(answer.id)
    if (answer.kind === 'said') ear?.said(answer.message)
    else if (answer.kind === 'taken') ear?.taken()
    else ear?.over(answer.refusal)
  })
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    keeper = null
    for (const ear of ears.values()) ear.over(refusals.ended.refusal)
  })
  return worker
}

/** Starts a process that reads one file, and ends it when it answers or takes more than it may. */
export function startWatchedChild<Message, Outcome>(
  path: string,
  task: object,
  bounds: ChildBounds,
  hear: (message: Message) => Settled<Outcome>,
): WatchedChild<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const id = ++lastId
  let takeNext: (() => void) | null = null
  const end = (settle: () => void) => {
    if (!ears.delete(id)) return
    // A server that only waits for its next file may end.
    if (ears.size === 0) keeper?.unref()
    if (keeper !== null) tell({ kind: 'end', id })
    takeNext?.()
    settle()
  }
  const refuse = ({ code, message }: Refusal) => end(() => reject(new Failure(code, message)))
  ears.set(id, {
    said: (message) => {
      const settled = hear(message as Message)
      if (settled !== null) end(() => ('value' in settled ? resolve(settled.value) : reject(settled.failure)))
    },
    taken: () => takeNext?.(),
    over: refuse,
  })
  const compiled = compiledReaders()
  const program = readerProgram(
    [`--max-old-space-size=${bounds.heapMegabytes}`, ...(bounds.youngMegabytes ? [`--max-semi-space-size=${bounds.youngMegabytes}`] : [])],
    compiled,
  )
  tell({ kind: 'start', id, path, task, bounds, program, compiled })
  keeper?.ref()
  const input = new Writable({
    write: (bytes: Uint8Array, _encoding, done) => {
      let sent = 0
      const sendNext = () => {
        takeNext = null
        if (sent >= bytes.byteLength || !ears.has(id)) return done()
        takeNext = sendNext
        const piece = new Uint8Array(bytes.subarray(sent, sent + pieceBytes))
        sent += piece.byteLength
        tell({ kind: 'bytes', id, bytes: piece }, [piece.buffer])
      }
      sendNext()
    },
    final: (done) => {
      if (ears.has(id)) tell({ kind: 'whole', id })
      done()
    },
  })
  return { outcome: promise, input, stop: () => refuse(refusals.ended.refusal) }
}
