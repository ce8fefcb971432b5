import { workerData } from 'node:worker_threads'

/** Ends the process where its parent is gone, even while its own thread computes; who that was is told, since it may be gone before this thread begins. */
const parent = workerData as number
const every = 1_000
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, every)
