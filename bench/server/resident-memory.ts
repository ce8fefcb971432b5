import { readFileSync } from 'node:fs'
import type { Launched } from './launch.ts'

const page = 4_096
const megabyte = 1_048_576
/** Milliseconds between two looks; a server rests when so many looks in a row found no more than this growth (megabytes). */
const look = 500
const rest = { looks: 8, growth: 2 } as const
/** Looks after which it is taken as it is. */
const mostLooks = 120

/** Megabytes that a server holds in memory now. */
export function residentOf({ child }: Launched): number {
  return (Number(readFileSync(`/proc/${child.pid}/statm`, 'latin1').split(' ')[1]) * page) / megabyte
}

/** Megabytes that a server holds when nobody asks it anything and its threads have loaded what they think with: that goes on after it is ready. */
export async function restingMemory(server: Launched): Promise<number> {
  let least = residentOf(server)
  let still = 0
  for (let looks = 0; looks < mostLooks && still < rest.looks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, look))
    const now = residentOf(server)
    still = Math.abs(now - least) <= rest.growth ? still + 1 : 0
    if (still === 0) least = now
  }
  return residentOf(server)
}
