/** A thread on a machine of a tenth of the usual pace: it says so, and thinks for half a second of its own time about anything. */
import { serveThinker } from '../thinking/serve-thinker.ts'

const pace = 100
const thought = 500_000

serveThinker(
  {
    consult: (_case: unknown, words: string) => {
      const before = process.threadCpuUsage()
      for (;;) {
        const { user, system } = process.threadCpuUsage(before)
        if (words !== 'endless' && user + system > thought) return { said: words }
      }
    },
  },
  pace,
)
