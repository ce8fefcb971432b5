import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { controlGroupsOf } from './control-group.ts'

/**
 * The files of a unified hierarchy (cgroup v2) as the kernel's documentation names them (Control Group v2, 2026), in an ordinary folder: the machines that
 * these tests have run on give the memory of groups to the older hierarchy, and a kernel gives it to one of the two alone.
 */
function unifiedHierarchy({ controllers = 'cpuset cpu io memory pids', group = '/system.slice/dr-ai.service', root = '/' } = {}) {
  const place = join(folder, 'cgroup')
  const own = join(place, root === '/' ? group : group.slice(root.length))
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'cgroup.controllers'), `${controllers}\n`)
  writeFileSync(join(own, 'cgroup.subtree_control'), '\n')
  const self = join(folder, 'self')
  mkdirSync(self)
  writeFileSync(join(self, 'cgroup'), `0::${group}\n`)
  writeFileSync(
    join(self, 'mountinfo'),
    `21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n32 25 0:28 ${root} ${place} rw,nosuid,nodev,noexec,relatime shared:9 - cgroup2 cgroup2 rw,nsdelegate\n`,
  )
  return { self, own }
}

const folder = mkdtempSync(join(tmpdir(), 'dr-ai-unified-'))
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
})

const megabytes = 1_048_576
const textOf = (...parts: string[]) => readFileSync(join(...parts), 'latin1').trim()

test('the server moves into a group of its own, hands the memory down, and a reader starts in a group that bounds it', () => {
  const { self, own } = unifiedHierarchy()
  const group = controlGroupsOf(self)(64 * megabytes)
  expect(textOf(own, 'server', 'cgroup.procs')).toBe(String(process.pid))
  expect(textOf(own, 'cgroup.subtree_control')).toBe('+memory')
  const { execPath, execArgv } = group?.enter({ execPath: '/bin/sh', execArgv: ['-c', 'echo $$'] }) ?? { execPath: '', execArgv: [] }
  const { stdout } = spawnSync(execPath, execArgv)
  const processes = String(execArgv[2])
  expect(dirname(dirname(processes))).toBe(own)
  expect(textOf(processes)).toBe(String(stdout).trim())
  expect(textOf(dirname(processes), 'memory.max')).toBe(String(64 * megabytes))
  group?.close()
})

test('what the kernel has ended for its memory is known, and one word ends a group', () => {
  const { self } = unifiedHierarchy()
  const group = controlGroupsOf(self)(64 * megabytes)
  const reader = dirname(String(group?.enter({ execPath: '/bin/true', execArgv: [] }).execArgv[2]))
  writeFileSync(join(reader, 'memory.events'), 'low 0\nhigh 0\nmax 9\noom 1\noom_kill 0\noom_group_kill 0\n')
  expect(group?.hasOverflowed()).toBe(false)
  writeFileSync(join(reader, 'memory.events'), 'low 0\nhigh 0\nmax 9\noom 1\noom_kill 1\noom_group_kill 0\n')
  expect(group?.hasOverflowed()).toBe(true)
  writeFileSync(join(reader, 'cgroup.kill'), '')
  group?.close()
  expect(textOf(reader, 'cgroup.kill')).toBe('1')
})

test('in a container the group is looked for below what is shown as the root', () => {
  const { self, own } = unifiedHierarchy({ group: '/machine.slice/one/init', root: '/machine.slice/one' })
  controlGroupsOf(self)(64 * megabytes)?.close()
  expect(textOf(own, 'cgroup.subtree_control')).toBe('+memory')
})

test('where the hierarchy does not hand the memory to the server, there is no group', () => {
  const { self, own } = unifiedHierarchy({ controllers: 'hugetlb' })
  expect(controlGroupsOf(self)(64 * megabytes)).toBeNull()
  expect(textOf(own, 'cgroup.subtree_control')).toBe('')
})
