/**
 * Loaded into the server before everything else: tells how long its event loop stood still, how long of that the thread itself computed (on a busy machine it
 * waits for its turn besides), and what the server holds in memory.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
let own = 0
let before = computed()
/** Milliseconds that this thread has computed so far. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
if (isMainThread) {
  setInterval(() => {
    const now = computed()
    own = Math.max(own, now - before)
    before = now
  }, resolution).unref()
  setInterval(() => {
    const loop = Math.max(0, delay.max / 1e6 - resolution)
    delay.reset()
    process.send?.({ loop: Number.isFinite(loop) ? loop : 0, own, memory: process.memoryUsage.rss() / 1_048_576 })
    own = 0
  }, 100).unref()
  process.channel?.unref()
}
