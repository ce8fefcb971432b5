import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { quantile } from './patients.ts'

/** The hostile messages of one thread: from `first` on every so many of them, before `end`. */
export interface ReadingShare {
  first: number
  every: number
  end: number
}

export interface ReadingTimes {
  milliseconds: Float64Array
  /** The number of the message that took longest. */
  worst: number
}

export interface ReadingFigures {
  /** Milliseconds of a thread's own time that the slowest message took, and which it is. */
  worst: number
  worstNumber: number
  p99: number
  mean: number
}

/** Has so many hostile messages read, in as many threads as the machine has cores; a busy machine does not count, since a thread's own time does. */
export async function measureReading(messages: number): Promise<ReadingFigures> {
  const every = availableParallelism()
  const shares = await Promise.all(Array.from({ length: every }, (_, first) => readShare({ first, every, end: messages })))
  const all = shares.flatMap(({ milliseconds }) => [...milliseconds])
  const slowest = shares.reduce((a, b) => (maximum(a.milliseconds) >= maximum(b.milliseconds) ? a : b))
  return {
    worst: maximum(slowest.milliseconds),
    worstNumber: slowest.worst,
    p99: quantile(all, 0.99),
    mean: all.reduce((sum, each) => sum + each, 0) / all.length,
  }
}

function readShare(share: ReadingShare): Promise<ReadingTimes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('hostile-reading.worker.ts', import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function maximum(values: Float64Array): number {
  return values.reduce((most, each) => Math.max(most, each), 0)
}
