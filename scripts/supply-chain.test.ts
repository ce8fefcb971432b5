import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeRuntime, runtimeDigests } from './check-runtime.mjs'
import { projectNode } from './setup.mjs'
import { ofEveryPlatform } from './trim-installation.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  license?: string
  os?: readonly string[]
  cpu?: readonly string[]
}
const locked = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>)

test('every package that wants to run a script at its installation is decided on by name', () => {
  const decided = new Set(Object.keys(read('package.json').allowScripts))
  const asking = locked.filter(([, each]) => each.hasInstallScript && !each.optional).map(([path]) => path.split('node_modules/').at(-1))
  expect(asking.filter((name) => name && !decided.has(name))).toEqual([])
  expect(Object.entries(read('package.json').allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([['node', true]])
})

test('every version is exact, and what is installed is held by its checksum', () => {
  const workspaces = locked
    .map(([path]) => path)
    .filter((path) => /^(apps|packages)\/|^(bench|e2e)$/.test(path) && !path.includes('node_modules'))
  for (const workspace of ['', ...workspaces]) {
    const { dependencies = {}, devDependencies = {} } = read(join(workspace, 'package.json'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
  }
  const loose = locked.filter(([path, each]) => path.includes('node_modules/') && !each.link && !each.integrity).map(([path]) => path)
  expect(loose).toEqual([])
})

test('the Node that runs everything is the one whose digest is pinned, and another one is refused', async () => {
  expect(runtimeDigests.version).toBe(read('package.json').dependencies.node)
  expect((await judgeRuntime(projectNode()))?.isRefused ?? false).toBe(false)
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-runtime-'))
  const other = join(folder, 'node')
  writeFileSync(other, 'another program')
  expect(await judgeRuntime(other, 'linux-x64')).toMatchObject({ isRefused: true })
  expect(await judgeRuntime(other, 'plan9-mips')).toMatchObject({ isRefused: false })
  rmSync(folder, { recursive: true })
})

test('whatever is built for a processor is there for 64-bit ARM too: a Raspberry Pi runs it without a compiler', () => {
  const versions = new Map(locked.map(([path, { version }]) => [path, version]))
  const builds = locked.filter(([, { os, cpu }]) => cpu?.includes('x64') && (os === undefined || os.includes('linux')))
  expect(builds.length).toBeGreaterThan(10)
  const without = builds
    .filter(([path, { version }]) => versions.get(path.replace(/x64(?=$|-)/, 'arm64')) !== version)
    .map(([path]) => path)
  expect(without).toEqual([])
  expect(runtimeDigests.sha256).toHaveProperty('linux-arm64')
})

test('what is installed and made for a processor is one of those packages, or holds the build for 64-bit ARM beside it', () => {
  const folder = join(root, 'node_modules')
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.cache.*)\.node$/.test(path))
  expect(built.length).toBeGreaterThan(0)
  const alone = built.filter((path) => {
    // Of these the installation has taken away what is for other machines.
    if (ofEveryPlatform.some((own) => path.startsWith(`${own}/`))) return false
    const isOfOneProcessor = locked.some(([place, { cpu }]) => cpu !== undefined && join('node_modules', path).startsWith(`${place}/`))
    return (
      !isOfOneProcessor && !built.includes(path.replace(/(?<=^|\/)x64(?=\/)/, 'arm64').replace(/(?<=^|\/)(?:win32|darwin)(?=\/)/, 'linux'))
    )
  })
  expect(alone).toEqual([])
})

test('a release carries its checksums, its bill of materials and a signed statement of where it was made; weaknesses are looked for weekly', () => {
  const workflow = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8')
  for (const words of [/npm run release/, /SHA256SUMS/, /npm run --silent sbom/, /attest-build-provenance/, /id-token: write/, /npm test/])
    expect(workflow('release.yml')).toMatch(words)
  for (const words of [/cron:/, /npm audit --omit=dev/, /npm run --silent sbom/]) expect(workflow('weekly-audit.yml')).toMatch(words)
})

/** What may be built on without asking, and what is only linked to (libvips and libheif, CONTRIBUTING.md). */
const free = /^(?:MIT|Apache-2\.0|BSD|0BSD|BSD-[23]-Clause|ISC|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Zlib)$/
const linked = /^node_modules\/(?:@img\/sharp-|libheif-js$)/
/** Packages whose licence stands elsewhere than in the lockfile, looked up by hand in their licence files: MIT both. */
const lookedUp = new Set(['node_modules/png-js', 'node_modules/xmlhttprequest-ssl'])

/** Of "A OR B" one has to be free, of "A AND B" both. */
function isFree(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isFree)
  return bare.split(' OR ').some((each) => free.test(each))
}

test('every dependency has a licence that may be built on', () => {
  const others = locked
    .filter(([path, each]) => path.includes('node_modules/') && !each.link && !linked.test(path) && !lookedUp.has(path))
    .filter(([, { license }]) => license === undefined || !isFree(license))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(others).toEqual([])
})
