import { existsSync, readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { ThinkerMessage, ThinkerTask } from './thinking.ts'

/** Answers, in a worker thread, what the pool asks: calls methods of `mind` by name, one after another. In: also its pace, where it was looked at. */
export function serveThinker(mind: Readonly<Record<string, unknown>>, pace = 0): void {
  const say = (message: ThinkerMessage): void => parentPort?.postMessage(message)
  parentPort?.on('message', ({ method, given }: ThinkerTask) => {
    try {
      const think = Object.hasOwn(mind, method) ? mind[method] : undefined
      if (typeof think !== 'function') throw new TypeError('The clinic has no such method.')
      say({ kind: 'thought', answer: think(...given), computed: computed() })
    } catch (error) {
      const { name, stack = '' } = error instanceof Error ? error : new Error('unknown')
      say({ kind: 'failed', name, stack, computed: computed() })
    }
  })
  say({ kind: 'ready', methods: Object.keys(mind), computed: computed(), pace, thread: threadNumber() })
}

/** Microseconds that this thread has computed in all. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

function threadNumber(): number | null {
  const own = '/proc/thread-self'
  return existsSync(own) ? Number(readlinkSync(own).split('/').at(-1)) : null
}
