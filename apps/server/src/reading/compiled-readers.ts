import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const childPath = fileURLToPath(new URL('compile-readers.child.ts', import.meta.url))
/** Behind it stands the number of the process whose folder it is. */
const folderName = 'dr-ai-readers-'
let compiled: string | null = null

/** The folder in which processes that read files find their program compiled; null until it is there. */
export const compiledReaders = (): string | null => compiled

/**
 * Lets a process that reads nobody's file compile the program of the readers and keep it for this run of the server: each reader then starts and reads with half the
 * computing. The readers themselves may only read it, so that none that a file has taken over changes what the next one runs. Where there is no
 * room for it, readers compile for themselves. Out: whether it is there.
 */
export async function compileReaders(): Promise<boolean> {
  if (roomHere() < leastRoom) return false
  try {
    clearLeftBehind()
    const folder = mkdtempSync(join(tmpdir(), `${folderName}${process.pid}-`))
    process.on('exit', () => remove(folder))
    const child = fork(childPath, { stdio: 'ignore', execArgv: [], env: { NODE_COMPILE_CACHE: folder } })
    child.unref()
    child.channel?.unref()
    const [code] = await once(child, 'exit')
    if (code !== 0) return false
    for (const name of ['', ...readdirSync(folder)]) chmodSync(join(folder, name), 0o500)
    compiled = folder
    return true
  } catch {
    return false
  }
}

/** Bytes of memory without which no second process is worth its place beside the server: the small machine of docs/install.md has less. */
const leastRoom = 1_073_741_824

/** Bytes of memory that this machine, or the group that the kernel put this process in, has. */
function roomHere(): number {
  const bounded = process.constrainedMemory()
  return bounded > 0 ? Math.min(bounded, totalmem()) : totalmem()
}

/** Removes the folders of servers that were killed, which had no time to do so themselves. */
function clearLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(folderName) ? /^(\d+)-/.exec(name.slice(folderName.length))?.[1] : undefined
    if (owner !== undefined && isGone(Number(owner))) remove(join(tmpdir(), name))
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function remove(folder: string): void {
  try {
    for (const name of ['', ...readdirSync(folder)]) chmodSync(join(folder, name), 0o700)
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // What is left lies where the system clears up.
  }
}
