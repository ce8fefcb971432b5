/** The thread that watches whether the server's own still turns. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { StallWatch } from './stall-watch.ts'

const { beats, every, looks } = workerData as StallWatch
const counter = new Int32Array(beats)
const standardError = 2
let last = -1
let without = 0
setInterval(() => {
  const beat = Atomics.load(counter, 0)
  without = beat === last ? without + 1 : 0
  last = beat
  if (without < looks) return
  writeSync(standardError, 'Dr. AI stalled and ends itself, so that it can be started again. Nothing that was acknowledged is lost.\n')
  process.kill(process.pid, 'SIGKILL')
}, every)
