/**
 * Control groups of Linux for processes that read files: the kernel itself ends what takes more memory than its group may, between two looks of
 * the watch too, and the group names all that was started in it, wherever that went. Unified (cgroup v2) where the server may divide its own
 * group, or the older hierarchy of memory; on other systems, and where the server may not, there is none and the watch alone counts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface ControlGroup {
  /** How a program is started in it: it is there before the program begins. */
  enter(program: Program): Program
  /** Whether the kernel has ended a process of it for its memory. */
  hasOverflowed(): boolean
  /** Ends whatever runs in it, and takes it away. */
  close(): void
}

interface Program {
  execPath: string
  execArgv: string[]
}

/** Where groups may be made, and the names of what they are told by. */
interface Hierarchy {
  folder: string
  /** What a group may hold, and what of it may lie in the swap; the first is refused where memory is not bounded here. */
  bounds: readonly { file: string; bytes: (memory: number) => number }[]
  /** Counts the processes that the kernel ended. */
  events: string
  /** Where a word ends all of a group; where there is none, each process is ended by its number. */
  kill: string | null
}

const prefix = 'dr-ai-reader-'
/** Milliseconds between attempts to take a group away, whose processes are still on their way out, and how many there are. */
const again = 50
const attempts = 100

/** Where the kernel says which groups the server is in and what is mounted where. */
const ownProcess = '/proc/self'

/** A line of `/proc/self/cgroup`: `4:memory:/path`, or `0::/path` of the unified hierarchy. */
function ownGroup(controller: string, self: string): string | null {
  const lines = readFileSync(join(self, 'cgroup'), 'latin1').split('\n')
  return lines.map((line) => line.split(':')).find(([, names]) => names?.split(',').includes(controller))?.[2] ?? null
}

/** Where a hierarchy is mounted, by its type and an option of it, and which group it shows as its root. */
function mountOf(type: string, option: string, self: string): { place: string; root: string } | null {
  for (const line of readFileSync(join(self, 'mountinfo'), 'latin1').split('\n')) {
    const [before = '', after = ''] = line.split(' - ')
    const [kind, , options = ''] = after.split(' ')
    const [, , , root = '/', place = ''] = before.split(' ')
    if (kind === type && (option === '' || options.split(',').includes(option))) return { place, root }
  }
  return null
}

function ownFolder(type: string, controller: string, self: string): string | null {
  const [mount, group] = [mountOf(type, controller, self), ownGroup(controller, self)]
  if (mount === null || group === null) return null
  const inside = mount.root !== '/' && group.startsWith(mount.root) ? group.slice(mount.root.length) : group
  return join(mount.place, inside)
}

/** The unified hierarchy bounds groups only below one that holds no process itself: the server moves into a group of its own beside them. */
function unified(self: string): Hierarchy | null {
  const own = ownFolder('cgroup2', '', self)
  if (own === null || !wordsOf(join(own, 'cgroup.controllers')).includes('memory')) return null
  const folder = basename(own) === serverGroup ? dirname(own) : own
  if (!wordsOf(join(folder, 'cgroup.subtree_control')).includes('memory')) {
    if (folder === own) {
      mkdirSync(join(own, serverGroup), { recursive: true })
      writeFileSync(join(own, serverGroup, 'cgroup.procs'), String(process.pid))
    }
    writeFileSync(join(folder, 'cgroup.subtree_control'), '+memory')
  }
  const bounds = [
    { file: 'memory.max', bytes: (memory: number) => memory },
    { file: 'memory.swap.max', bytes: () => 0 },
  ]
  return { folder, bounds, events: 'memory.events', kill: 'cgroup.kill' }
}

const serverGroup = 'server'

function older(self: string): Hierarchy | null {
  const folder = ownFolder('cgroup', 'memory', self)
  const bounds = ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'].map((file) => ({ file, bytes: (memory: number) => memory }))
  return folder === null ? null : { folder, bounds, events: 'memory.oom_control', kill: null }
}

const wordsOf = (file: string): string[] => readFileSync(file, 'latin1').trim().split(/\s+/)

/** Opens a group that may hold so many bytes; null where this system gives the server none. */
type OpenControlGroup = (memory: number) => ControlGroup | null

let last = 0

export const openControlGroup: OpenControlGroup = controlGroupsOf(ownProcess)

/** What opens groups where the kernel says by these files that it may, as `/proc/self` does; looked for once, when the first is opened. */
export function controlGroupsOf(self: string): OpenControlGroup {
  let found: Hierarchy | null | undefined
  return (memory) => {
    found ??= [unified, older].map((look) => findWorking(look, self)).find((hierarchy) => hierarchy !== null) ?? null
    try {
      return found === null ? null : openIn(found, memory)
    } catch {
      // What the system gave a moment ago it gives no more: the watch is there.
      return null
    }
  }
}

/** A hierarchy in which a program was really started; those that a server which was killed has left behind are taken away. */
function findWorking(look: (self: string) => Hierarchy | null, self: string): Hierarchy | null {
  try {
    const hierarchy = existsSync(join(self, 'cgroup')) ? look(self) : null
    if (hierarchy === null) return null
    for (const name of readdirSync(hierarchy.folder)) if (name.startsWith(prefix)) removeEmpty(join(hierarchy.folder, name))
    const group = openIn(hierarchy, 64 * 1_048_576)
    const { execPath, execArgv } = group.enter({ execPath: '/bin/true', execArgv: [] })
    const { status } = spawnSync(execPath, execArgv, { stdio: 'ignore' })
    group.close()
    return status === 0 ? hierarchy : null
  } catch {
    return null
  }
}

function openIn({ folder, bounds, events, kill }: Hierarchy, memory: number): ControlGroup {
  const group = join(folder, `${prefix}${process.pid}-${++last}`)
  const processes = join(group, 'cgroup.procs')
  mkdirSync(group)
  for (const [place, { file, bytes }] of bounds.entries())
    if (place === 0 || existsSync(join(group, file))) writeFileSync(join(group, file), String(bytes(memory)))
  return {
    enter: ({ execPath, execArgv }) => ({
      execPath: '/bin/sh',
      execArgv: ['-c', 'echo $$ > "$0" && exec "$@"', processes, execPath, ...execArgv],
    }),
    hasOverflowed: () => existsSync(group) && Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(group, events), 'latin1'))?.[1] ?? 0) > 0,
    close: () => {
      endAll(processes, kill === null ? null : join(group, kill))
      removeWhenEmpty(group, attempts)
    },
  }
}

function endAll(processes: string, kill: string | null): void {
  try {
    if (kill !== null && existsSync(kill)) writeFileSync(kill, '1')
    else for (const pid of wordsOf(processes)) if (pid !== '') endProcess(Number(pid))
  } catch {
    // The group is gone.
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function removeWhenEmpty(group: string, left: number): void {
  if (!removeEmpty(group) && left > 0) setTimeout(() => removeWhenEmpty(group, left - 1), again).unref()
}

/** Whether a group is gone: one in which something still runs stays. */
function removeEmpty(group: string): boolean {
  try {
    rmdirSync(group)
    return true
  } catch {
    return !existsSync(group)
  }
}
