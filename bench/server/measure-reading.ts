import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type KeptParts, missingRanges, type ReadingPart } from './kept-parts.ts'
import { countOf, joinTallies, meanOf, quantileOf, tallyOf } from './tally.ts'

export interface ReadingFigures {
  /** Messages that were read, in this run and in those whose parts it went on from. */
  messages: number
  /** Milliseconds of a thread's own time that the slowest message took, and which it is. */
  worst: number
  worstNumber: number
  p99: number
  mean: number
}

/** Messages of a part: whole consultations, and some tens of seconds. */
const partLength = 600

/**
 * Has the hostile messages below a number read, in as many threads as the machine has cores; a busy machine counts little, since a thread's own time does.
 * Parts that are kept already are not read again; after each one `tell` hears how far it is.
 */
export async function measureReading(end: number, parts: KeptParts, tell: (progress: string) => void): Promise<ReadingFigures> {
  const ranges = missingRanges(parts.reading, 0, end, partLength)
  const readOn = async (): Promise<void> => {
    const worker = new Worker(new URL('hostile-reading.worker.ts', import.meta.url))
    try {
      await once(worker, 'message')
      for (let range = ranges.shift(); range; range = ranges.shift()) {
        worker.postMessage(range)
        const [times] = (await once(worker, 'message')) as [Float64Array]
        parts.reading.push(partOf(range, times))
        parts.keep()
        const { messages, worst, worstNumber, p99 } = figuresOf(parts.reading)
        tell(`${messages} of ${end} read; slowest ${worst.toFixed(0)} ms (message ${worstNumber}), p99 ${p99.toFixed(0)} ms`)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), ranges.length) }, readOn))
  return figuresOf(parts.reading)
}

function partOf([from, to]: readonly [number, number], times: Float64Array): ReadingPart {
  const worst = times.reduce((most, each) => Math.max(most, each), 0)
  return { from, to, worst, worstNumber: from + times.indexOf(worst), times: tallyOf(times) }
}

function figuresOf(parts: readonly ReadingPart[]): ReadingFigures {
  const times = joinTallies(parts.map((part) => part.times))
  const slowest = parts.reduce((a, b) => (a.worst >= b.worst ? a : b))
  return {
    messages: countOf(times),
    worst: slowest.worst,
    worstNumber: slowest.worstNumber,
    p99: quantileOf(times, 0.99),
    mean: meanOf(times),
  }
}
