import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Nobody is known to run a server there; its libraries weigh a sixth of the release. */
const withoutPlatforms = ['win32/arm64']

/**
 * Puts onnxruntime-node, which reads pictures of documents, into a release: its libraries come inside its package for every platform, but its install
 * script asks another host for more (for graphics cards, which we do not use) and fails without it. So it travels along, without the script.
 * @param folder the release; @param version of onnxruntime-node
 * @returns what the release's package file has to name: what travels along, and what that needs, which npm does not look for by itself
 * @throws {Error} where the package cannot be had
 */
export function bundleEngine(folder: string, version: string): { bundleDependencies: string[]; dependencies: Record<string, string> } {
  const name = 'onnxruntime-node'
  const packages = join(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  const file = execFileSync('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', packages], {
    cwd: packages,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim()
  execFileSync('tar', ['-xzf', join(packages, file), '-C', packages])
  rmSync(join(packages, file))
  const target = join(packages, name)
  renameSync(join(packages, 'package'), target)
  for (const platform of withoutPlatforms) rmSync(join(target, 'bin/napi-v6', platform), { recursive: true })
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:map|d\.ts)$/.test(path)) rmSync(join(target, path))
  const { scripts: _, devDependencies: __, dependencies, ...kept } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  const common = { 'onnxruntime-common': dependencies['onnxruntime-common'] }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ ...kept, dependencies: common }, null, 2)}\n`)
  return { bundleDependencies: [name], dependencies: common }
}
