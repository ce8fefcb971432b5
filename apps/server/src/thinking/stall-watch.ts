import { Worker } from 'node:worker_threads'

/** What the watching thread is given. */
export interface StallWatch {
  /** A number that the server raises with every beat. */
  beats: SharedArrayBuffer
  /** Milliseconds between looks, and looks in a row without a beat after which the server counts as stalled. */
  every: number
  looks: number
}

const every = 1_000
/** The worst pause of a healthy server is under a second; a machine that sleeps does not let the watch look either. */
const looks = 30

/**
 * Watches from a thread of its own that the server still turns. Where it does not for half a minute, whatever the reason, the
 * process ends itself (SIGKILL after a line on the standard error), so that whoever keeps it running can start it again: what was
 * acknowledged is on the disk. Out: how to stop watching.
 */
export function watchForStalls(bounds = { every, looks }): () => void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const counter = new Int32Array(beats)
  const watch: StallWatch = { beats, ...bounds }
  const worker = new Worker(new URL('stall-watch.worker.ts', import.meta.url), { workerData: watch, env: {} })
  worker.unref()
  const beating = setInterval(() => Atomics.add(counter, 0, 1), bounds.every / 2)
  beating.unref()
  return () => {
    clearInterval(beating)
    void worker.terminate()
  }
}
