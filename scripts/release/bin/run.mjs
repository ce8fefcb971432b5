// Starts a program of the release on Node 24: the one that runs this, or the one that was installed with it.
// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The Node that the package `node` brings; this one where it is missing. */
function bringsNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(path) ? path : process.execPath
  } catch {
    return process.execPath
  }
}

/** @param {string} module its place in the release, with what is given on the command line */
export async function run(module) {
  const path = fileURLToPath(new URL(`../${module}`, import.meta.url))
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    process.argv[1] = path
    await import(pathToFileURL(path).href)
    return
  }
  const node = bringsNode()
  // A signal opens no debugger, which any user of the machine could reach; this Node is too old to know the word.
  const options = node === process.execPath ? [] : ['--disable-sigusr1']
  const child = spawn(node, [...options, path, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(`Dr. AI cannot start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
