import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openControlGroup } from './control-group.ts'
import { readerBounds } from './read-document.ts'
import { refusals } from './reading-refused.ts'
import { startWatchedChild } from './watched-child.ts'

const probe = openControlGroup(64 * 1_048_576)
probe?.close()
if (probe === null)
  console.error('\nNOT TESTED: the bound of the kernel on the memory of readers, since this system gives the server no control groups.\n')

const megabytes = 1_048_576
/** Nobody looks for a minute: only the kernel can end the child. */
const unwatched = { ...readerBounds, memory: 300 * megabytes, watch: 60_000 }

test.skipIf(probe === null)(
  'a reader that takes more memory than it may is ended by the kernel, however seldom it is looked at',
  async () => {
    const path = fileURLToPath(new URL('../testing/greedy.child.ts', import.meta.url))
    const { outcome } = startWatchedChild<number, number>(path, {}, unwatched, (pieces) => ({ value: pieces }))
    await expect(outcome).rejects.toThrow(refusals.tooGreedy.refusal.message)
  },
)

test.skipIf(probe === null)(
  'what a group holds is ended with it, in whatever group of processes or session it runs, and the group is gone',
  async () => {
    const group = openControlGroup(64 * megabytes)
    if (group === null) throw new Error('there was a group a moment ago')
    const { execPath, execArgv } = group.enter({ execPath: '/bin/sh', execArgv: ['-c', 'setsid sleep 600 & echo $!; wait'] })
    const child = spawn(execPath, execArgv, { stdio: ['ignore', 'pipe', 'ignore'] })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const sleeper = Number(String(said).trim())
    const folder = String(execArgv[2])
    expect(readFileSync(folder, 'latin1').trim().split('\n').map(Number)).toContain(sleeper)
    expect(group.hasOverflowed()).toBe(false)
    group.close()
    await once(child, 'exit')
    await expect.poll(() => isThere(`/proc/${sleeper}/environ`), { timeout: 5_000 }).toBe(false)
    await expect.poll(() => isThere(folder), { timeout: 6_000 }).toBe(false)
  },
)

function isThere(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
