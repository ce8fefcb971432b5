/**
 * Makes a release that needs no build: one file that `npx ./dr-ai-VERSION.tgz` runs, with the page built and knowledge and weights packed.
 *
 *   npm run release [-- FOLDER]      FOLDER (release/ unless named) receives the file and its digest
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildWeb, packKnowledge, root } from '../setup.mjs'
import { bundleEngine } from './bundle-engine.ts'
import { plainModules } from './plain-modules.ts'

const server = 'apps/server/src'
/** What runs, and what is looked at beside it by path. */
const entries = [`${server}/main.ts`, ...['assistant', 'doctor', 'pharmacies', 'records'].map((name) => `${server}/cli/${name}.ts`)]
const data = [
  'packages/clinic/generated/knowledge.json',
  'packages/clinic/generated/reference.json',
  'packages/clinic/generated/condition-names.json',
  ...['packages/clinic/generated/changes.json'].filter((path) => existsSync(join(root, path))),
  'packages/clinic/learned/reader.bin',
  'apps/web/dist',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
]
const programs = ['dr-ai', 'dr-ai-mcp', 'dr-ai-records', 'dr-ai-doctor', 'dr-ai-pharmacies']

function packageFile(engine: ReturnType<typeof bundleEngine>): object {
  const house = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'))
  const { dependencies: contract } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8'))
  const own = ([name]: [string, unknown]) => !name.startsWith('@dr-ai/')
  return {
    name: house.name,
    version: house.version,
    description: house.description,
    license: house.license,
    type: 'module',
    engines: house.engines,
    bin: Object.fromEntries(programs.map((name) => [name, `bin/${name}.mjs`])),
    dependencies: Object.fromEntries(
      Object.entries({ ...house.dependencies, ...dependencies, ...contract, ...engine.dependencies }).filter(own),
    ),
    bundleDependencies: engine.bundleDependencies,
    files: ['apps', 'packages', 'bin', 'CHANGELOG.md'],
  }
}

/** Puts the release's files into a folder, as they lie in the repository. */
function layOut(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { path, code } of plainModules(root, entries)) write(path.replace(/\.ts$/, '.js'), code)
  for (const path of data) cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const name of readdirSync(join(root, 'scripts/release/bin')))
    cpSync(join(root, 'scripts/release/bin', name), join(folder, 'bin', name))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'))
  write('package.json', `${JSON.stringify(packageFile(bundleEngine(folder, dependencies['onnxruntime-node'])), null, 2)}\n`)
}

const target = resolve(process.argv[2] ?? join(root, 'release'))
const folder = mkdtempSync(join(tmpdir(), 'dr-ai-release-'))
try {
  await packKnowledge()
  await buildWeb()
  layOut(folder)
  mkdirSync(target, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ filename }] = Object.values(JSON.parse(packed)) as [{ filename: string }]
  const digest = createHash('sha256')
    .update(readFileSync(join(target, filename)))
    .digest('hex')
  writeFileSync(join(target, `${filename}.sha256`), `${digest}  ${filename}\n`)
  console.log(join(target, filename))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
