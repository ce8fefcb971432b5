// What packages bring along and no start reads, taken away after the installation. Plain JavaScript for Node 20.
// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The face library has TensorFlow's core within itself; of the engine's own package only the two .wasm files are read. */
const bundledElsewhere = ['@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-cpu']

/** Where a package holds its library for every platform, 64-bit ARM among them; only that of the machine stays. */
export const ofEveryPlatform = ['onnxruntime-node/bin/napi-v6']

/** Builds of libheif that nothing loads: the reader takes libheif.js and libheif.wasm. */
const unusedHeif = ['libheif', 'libheif-wasm/libheif-bundle.js', 'libheif-wasm/libheif-bundle.mjs']

/**
 * Takes away libraries for other platforms and the headers of Node (350 MB); where only running matters, what debuggers and type checkers read,
 * models of faces that are not used and what is bundled elsewhere too (150 MB).
 * @param {string} root folder of the project
 * @param {'running' | 'all'} scope
 */
export function trimInstallation(root, scope) {
  const packages = join(root, 'node_modules')
  for (const folder of ofEveryPlatform) keepOwnPlatform(join(packages, folder))
  removeHeaders(join(packages, 'node/node_modules'))
  for (const build of unusedHeif) rmSync(join(packages, 'libheif-js', build), { recursive: true, force: true })
  if (scope === 'all') return
  for (const name of bundledElsewhere) rmSync(join(packages, name), { recursive: true, force: true })
  keepOwnModels(join(packages, '@vladmandic/human/models'), join(root, 'apps/web/face-models.json'))
  for (const folder of [packages, ...nestedFolders(root)]) removeWorkshopFiles(folder)
}

/** Only the library for this machine stays. */
function keepOwnPlatform(/** @type {string} */ folder) {
  if (!existsSync(folder)) return
  for (const platform of readdirSync(folder)) {
    for (const processor of readdirSync(join(folder, platform)))
      if (platform !== process.platform || processor !== process.arch) rmSync(join(folder, platform, processor), { recursive: true })
  }
}

/** Nothing is compiled against Node here. */
function removeHeaders(/** @type {string} */ folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name.startsWith('node-')) rmSync(join(folder, name, 'include'), { recursive: true, force: true })
}

/** The node_modules of the workspaces, for versions of their own. */
function nestedFolders(/** @type {string} */ root) {
  return ['apps', 'packages']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name, 'node_modules')))
    .filter((folder) => existsSync(folder))
}

/**
 * The face library brings models for hands, bodies and spoofing too.
 * @param {string} folder
 * @param {string} list names of the models that the page loads
 */
function keepOwnModels(folder, list) {
  if (!existsSync(folder)) return
  const own = new Set(JSON.parse(readFileSync(list, 'utf8')))
  for (const name of readdirSync(folder)) if (!own.has(name.split('.')[0])) rmSync(join(folder, name))
}

/** Source maps and declarations of types. */
function removeWorkshopFiles(/** @type {string} */ folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:[cm]?[jt]s|css)\.map$|\.d\.[cm]?ts$/.test(path)) rmSync(join(folder, path), { recursive: true, force: true })
}
