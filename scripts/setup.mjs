// The set-up steps that `npm start` and `npm test` share. Plain JavaScript for Node 20: it runs before anything is installed.
// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { judgeRuntime } from './check-runtime.mjs'
import { trimInstallation } from './trim-installation.mjs'

export const root = join(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..')

const isWindows = process.platform === 'win32'
const installed = join(root, 'node_modules/.package-lock.json')
const installStamp = join(root, 'node_modules/.installed-from')
const webStamp = join(root, 'apps/web/dist/.built-from')
const knowledge = join(root, 'packages/clinic/generated/knowledge.json')
const reference = join(root, 'packages/clinic/generated/reference.json')
const conditionNames = join(root, 'packages/clinic/generated/condition-names.json')
const knowledgeStamp = join(root, 'packages/clinic/generated/.packed-from')

/** Node 24 as the project brings it; the node that runs this where there is none yet. */
export function projectNode() {
  const brought = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  return existsSync(brought) ? brought : process.execPath
}

/**
 * Runs a program to its end with its output shown; throws a sentence where it fails.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} parameters
 */
function run(name, command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', shell: isWindows })
    child.once('error', (error) => reject(new Error(`${name} could not start: ${error.message}`)))
    child.once('exit', (code, signal) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${name} failed (${signal ?? `exit code ${code}`})`)),
    )
  })
}

/**
 * Every file under the paths that the sources of a build are made of, sorted.
 * @param {readonly string[]} paths
 */
function filesUnder(paths) {
  const skipped = new Set(['node_modules', 'dist', 'generated', 'coverage'])
  /** @type {string[]} */
  const found = []
  /** @param {string} path */
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isFile()) {
      if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) found.push(path)
      return
    }
    for (const name of readdirSync(path)) if (!skipped.has(name)) visit(join(path, name))
  }
  for (const path of paths) visit(join(root, path))
  return found.sort()
}

/**
 * A hash over names and what `read` says of each file.
 * @param {readonly string[]} files
 * @param {(file: string) => string | Uint8Array} read
 */
function hashOf(files, read) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(read(file))
      .update('\0')
  return hash.digest('hex')
}

/** Changes with every write to one of the files; cheap, since nothing is read. */
function lookOf(/** @type {readonly string[]} */ files) {
  return hashOf(files, (file) => {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  })
}

function textOf(/** @type {string} */ path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}

/**
 * Installs what is missing, or what the lockfile has changed since: what running needs, the building of the page included, or all, with what checks
 * and measures. Where all was once installed, all is kept up.
 * @param {'running' | 'all'} wish
 */
export async function installDependencies(wish) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isFirst = !existsSync(installed)
  const [stampedLock, stampedScope] = textOf(installStamp).split(' ')
  const had = isFirst ? null : (stampedScope ?? (existsSync(join(root, 'node_modules/vitest')) ? 'all' : 'running'))
  if (had && stampedLock === lock && (wish === 'running' || had === 'all')) return
  const scope = wish === 'all' || had === 'all' ? 'all' : 'running'
  if (had && isUpToDate(scope)) {
    writeFileSync(installStamp, `${lock} ${scope}\n`)
    return
  }
  console.log(isFirst ? 'Installing (the first start only; a minute or two) ...' : 'Installing what is missing or has changed ...')
  await run('npm ci', 'npm', ['ci', '--no-audit', '--no-fund', scope === 'running' ? '--omit=dev' : '--include=dev'])
  const judged = projectNode() === process.execPath ? null : await judgeRuntime(projectNode())
  if (judged?.isRefused) throw new Error(judged.words)
  if (judged) console.log(judged.words)
  trimInstallation(root, scope)
  writeFileSync(installStamp, `${lock} ${scope}\n`)
}

/**
 * Whether what stands in node_modules is what the lockfile asks for (an `npm ci` by hand leaves no stamp of ours).
 * @param {'running' | 'all'} scope
 */
function isUpToDate(scope) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      entry.link ||
      (scope === 'running' && (entry.dev || entry.devOptional)) ||
      present[path]?.version === entry.version,
  )
}

/** Packs the doctor's knowledge where its files may have changed (the packer itself compares a hash of their contents). */
export async function packKnowledge() {
  const look = lookOf(
    filesUnder([
      'packages/clinic/src/knowledge',
      'packages/clinic/src/hear/lexicon',
      'scripts/pack-knowledge.ts',
      'scripts/read-knowledge.ts',
    ]),
  )
  if ([knowledge, reference, conditionNames].every((path) => existsSync(path)) && textOf(knowledgeStamp) === look) return
  await run('Packing the knowledge', projectNode(), ['scripts/pack-knowledge.ts'])
  writeFileSync(knowledgeStamp, look)
}

/**
 * Builds the web app where its sources, the packages or the lockfile have changed. Times and sizes are compared first;
 * where they differ, contents decide. Needs the packed knowledge.
 */
export async function buildWeb() {
  const files = filesUnder(['apps/web', 'packages', 'package-lock.json'])
  const look = lookOf(files)
  const [builtLook, builtContent] = textOf(webStamp).split(' ')
  if (builtLook === look) return
  const content = hashOf([...files, knowledge], (file) => readFileSync(file))
  if (builtContent !== content) {
    console.log('Building the web app ...')
    await run('Building the web app', 'npm', ['run', '--silent', 'build:web'])
  }
  mkdirSync(dirname(webStamp), { recursive: true })
  writeFileSync(webStamp, `${look} ${content}\n`)
}
