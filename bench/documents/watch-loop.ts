/** Loaded into the server before everything else: tells how long its event loop stood still and what it holds in memory. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
setInterval(() => {
  const loop = Math.max(0, delay.max / 1e6 - resolution)
  delay.reset()
  process.send?.({ loop: Number.isFinite(loop) ? loop : 0, memory: process.memoryUsage.rss() / 1_048_576 })
}, 100).unref()
process.channel?.unref()
