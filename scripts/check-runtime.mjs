// Holds the Node that an installation brought against its digest. The package `node` fetches it by an install script, past the lockfile's
// checksums: what the lockfile pins is the script, what is pinned here is the program itself.
// @ts-check
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** SHA-256 of the program in the packages node-<platform>-<arch> of this version, as the registry has them. */
export const runtimeDigests = {
  version: '24.21.0',
  sha256: /** @type {Readonly<Record<string, string>>} */ ({
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
    'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  }),
}

/**
 * What is wrong with a program that is to be this project's Node; null where it is the pinned one. Platforms without a digest are said, not refused.
 * @param {string} path
 * @param {string} platform such as linux-x64
 * @returns {Promise<{ isRefused: boolean, words: string } | null>}
 */
export async function judgeRuntime(path, platform = `${process.platform}-${process.arch}`) {
  const wanted = runtimeDigests.sha256[platform]
  if (!wanted) return { isRefused: false, words: `Node for ${platform} is not pinned by a digest; it is the one that npm brought.` }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  if (hash.digest('hex') === wanted) return null
  return {
    isRefused: true,
    words: `the Node in ${path} is not the ${runtimeDigests.version} that this project pins: delete node_modules and start again`,
  }
}
