import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Where the packages lie: of a release that npx runs, further up. */
const packages = fileURLToPath(import.meta.resolve('sharp')).replace(/([\\/]node_modules)[\\/].*$/, '$1')

/** What a process that reads a file needs of the machine, to read alone: the system's libraries and fonts, this program, and Node. */
const readable = [
  '/usr',
  '/lib',
  '/lib64',
  '/bin',
  '/etc/fonts',
  '/etc/ld.so.cache',
  ...['apps', 'packages', 'node_modules', 'package.json'].map((name) => join(root, name)),
  packages,
  dirname(process.execPath),
]

/**
 * bubblewrap's words for a process that sees neither network, other processes, nor any file but what it needs: not the records, not the
 * key, not the server's environment. It ends with the server.
 */
const walls = [
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...readable.flatMap((path) => ['--ro-bind-try', path, path]),
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--setenv', 'HOME', '/tmp', '--chdir', '/tmp'],
]

const loadReaders = fileURLToPath(new URL('load-readers.child.ts', import.meta.url))
let works: boolean | undefined

/** Whether this system has bubblewrap, lets it build its walls, and readers can be loaded behind them; looked at once. */
export function isSandboxed(): boolean {
  works ??= spawnSync('bwrap', [...walls, '--', process.execPath, loadReaders], { stdio: 'ignore', env: {} }).status === 0
  return works
}

/** How Node is started to read a file: behind walls where the system has them; `shown` is a folder that it may read besides. */
export function readerProgram(nodeOptions: readonly string[], shown: string | null): { execPath: string; execArgv: string[] } {
  if (!isSandboxed()) return { execPath: process.execPath, execArgv: [...nodeOptions] }
  const opening = shown === null ? [] : ['--ro-bind-try', shown, shown]
  return { execPath: 'bwrap', execArgv: [...walls, ...opening, '--', process.execPath, ...nodeOptions] }
}
