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

/** What took longer than this is named, and read again when all is read; of a part in which nothing did, the slowest. */
const slow = 250
/** How often it is read again at most, while it stays slow; its shortest time counts. */
const timesAgain = 3

/**
 * Has the hostile messages below a number read, in as many threads as the machine has cores; a busy machine counts little, since a thread's own time does.
 * What was slow is read again by one thread alone. Parts that are kept already are not read again; after each one `tell` hears how far it is.
 */
export async function measureReading(end: number, parts: KeptParts, tell: (progress: string) => void): Promise<ReadingFigures> {
  const ranges = missingRanges(parts.reading, 0, end, partLength)
  const readOn = () =>
    withReader(async (read) => {
      for (let range = ranges.shift(); range; range = ranges.shift()) {
        const [from, to] = range
        parts.reading.push(partOf(from, to, await read({ from, to })))
        parts.keep()
        const { messages, worst, worstNumber, p99 } = figuresOf(parts.reading)
        tell(`${messages} of ${end} read; slowest ${worst.toFixed(0)} ms (message ${worstNumber}), p99 ${p99.toFixed(0)} ms`)
      }
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), ranges.length) }, readOn))
  await withReader((read) => readSlowAgain(parts, read))
  return figuresOf(parts.reading)
}

type Read = (task: { from: number; to: number } | { again: readonly number[] }) => Promise<readonly number[]>

/** A thread that reads, for as long as it is used. */
async function withReader(use: (read: Read) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('hostile-reading.worker.ts', import.meta.url))
  try {
    await once(worker, 'message')
    await use(async (task) => {
      worker.postMessage(task)
      const [times] = (await once(worker, 'message')) as [readonly number[]]
      return times
    })
  } finally {
    await worker.terminate()
  }
}

async function readSlowAgain(parts: KeptParts, read: Read): Promise<void> {
  for (const { slowest } of parts.reading) {
    for (let time = 0; time < timesAgain; time++) {
      const again = Object.keys(slowest)
        .map(Number)
        .filter((number) => (slowest[number] ?? 0) > slow)
      if (again.length === 0) break
      const times = await read({ again })
      for (const [place, number] of again.entries()) slowest[number] = Math.min(slowest[number] ?? 0, times[place] ?? 0)
    }
    parts.keep()
  }
}

function partOf(from: number, to: number, times: readonly number[]): ReadingPart {
  const worst = Math.max(...times)
  const named = [...times.entries()].filter(([, took]) => took > slow || took === worst)
  return { from, to, slowest: Object.fromEntries(named.map(([place, took]) => [from + place, took])), times: tallyOf(times) }
}

function figuresOf(parts: readonly ReadingPart[]): ReadingFigures {
  const times = joinTallies(parts.map((part) => part.times))
  const [worstNumber = 0, worst = 0] = parts
    .flatMap(({ slowest }) => Object.entries(slowest))
    .reduce<readonly [number, number]>((most, [number, took]) => (took > most[1] ? [Number(number), took] : most), [0, 0])
  return { messages: countOf(times), worst, worstNumber, p99: quantileOf(times, 0.99), mean: meanOf(times) }
}
