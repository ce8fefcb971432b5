import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const isLinux = existsSync('/proc/self/stat')
const program = fileURLToPath(new URL('../testing/reading.child.ts', import.meta.url))
const reader = 'endless.child.ts'

test.skipIf(!isLinux)('a reader that computes without end does not outlive a server that is killed', { timeout: 60_000 }, async () => {
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  const started = readersOf(server.pid)
  expect(started.length).toBeGreaterThan(0)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await expect.poll(() => started.filter(isReading), { timeout: 30_000 }).toEqual([])
})

/** The processes that read for another one, itself or what it has put around them. */
function readersOf(parent: number | undefined): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]))
  const descends = (pid: number): boolean => {
    const above = parents.get(pid)
    return above !== undefined && above > 0 && (above === parent || descends(above))
  }
  return all.map(Number).filter((pid) => descends(pid) && isReading(pid))
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

function isReading(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(reader)
  } catch {
    return false
  }
}
