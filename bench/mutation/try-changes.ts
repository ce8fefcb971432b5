import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'

const version = '10.1.1'
/** Lines of a piece, about: a run of its own costs the loading of the knowledge, and one that is stopped loses its piece. */
const pieceLines = 30

/** A small change of the code, and what became of it. */
export interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** Installs Stryker into a folder of its own, since nothing but this bench needs its hundreds of packages. */
export function installStryker(folder: string): void {
  if (existsSync(join(folder, 'node_modules/@stryker-mutator/core'))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', ...packages]
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Changes a file piece by piece. In: the file and its tests, from the root. Out: every change, with what its tests said. */
export function tryChanges({
  root,
  folder,
  source,
  tests,
}: {
  root: string
  folder: string
  source: string
  tests: readonly string[]
}): Mutant[] {
  const code = readFileSync(join(root, source), 'utf8')
  const digest = createHash('sha256')
    .update(code)
    .update(tests.map((file) => readFileSync(join(root, file), 'utf8')).join(''))
    .digest('hex')
    .slice(0, 12)
  return piecesOf(source, code).flatMap(({ first, last }) => {
    const name = `${basename(source, '.ts')}.${first}-${last}`
    const report = join(folder, `${name}.${digest}.json`)
    if (!existsSync(report)) runStryker({ root, folder, name, tests, mutate: `${source}:${first}-${last}`, report })
    const { files } = JSON.parse(readFileSync(report, 'utf8')) as { files: Record<string, { mutants: Mutant[] }> }
    return Object.values(files).flatMap(({ mutants }) => mutants)
  })
}

/** Whole statements of the file's top, gathered to pieces: a change that lies across two pieces would be in neither. */
function piecesOf(source: string, code: string): { first: number; last: number }[] {
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length
  const pieces: { first: number; last: number }[] = []
  for (const { type, start, end } of parseSync(source, code).program.body) {
    if (type === 'ImportDeclaration') continue
    const [first, last] = [lineOf(start), lineOf(end)]
    const open = pieces.at(-1)
    if (open && last - open.first < pieceLines) open.last = last
    else pieces.push({ first, last })
  }
  return pieces
}

interface Run {
  root: string
  folder: string
  name: string
  tests: readonly string[]
  mutate: string
  report: string
}

function runStryker({ root, folder, name, tests, mutate, report }: Run): void {
  const tested = join(folder, `vitest.${name}.config.mjs`)
  const test = { include: tests, testTimeout: 60_000, isolate: false }
  writeFileSync(tested, `export default ${JSON.stringify({ assetsInclude: ['**/*.bin'], test })}\n`)
  const settings = join(folder, `${name}.config.json`)
  const temporary = join(folder, 'tmp')
  const options = {
    testRunner: 'vitest',
    plugins: [join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: tested, related: false },
    mutate: [mutate],
    coverageAnalysis: 'perTest',
    // What is evaluated once, as a module is loaded, would need a process of its own for each change.
    ignoreStatic: true,
    // A change that never ends is told from a machine that others use.
    timeoutMS: 60_000,
    concurrency: 1,
    ignorePatterns: ['apps', 'bench', 'deploy', 'docs', 'e2e', 'release', 'packages/clinic/corpus'],
    tempDirName: temporary,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${report}.part` },
  }
  writeFileSync(settings, JSON.stringify(options))
  execFileSync(process.execPath, [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', settings], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  writeFileSync(report, readFileSync(`${report}.part`))
  for (const file of [tested, settings, `${report}.part`]) rmSync(file, { force: true })
  rmSync(temporary, { recursive: true, force: true })
}
