// `npm start`: installs, packs the knowledge, builds the web app where needed, then runs the server in this process
// chain. Plain JavaScript for Node 20; the server itself runs on the project's own Node 24.
import { spawn } from 'node:child_process'
import module from 'node:module'
import { join } from 'node:path'
import { buildWeb, installDependencies, packKnowledge, projectNode, root } from './setup.mjs'

const server = join(root, 'apps/server/src/main.ts')

// npm passes a signal to its shell, which dies of it and tells nobody. Whose parent is gone so is asked to stop.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 50)
  watch.unref()
}

try {
  await installDependencies('running')
  await packKnowledge()
  await buildWeb()
} catch (error) {
  console.error(`Dr. AI cannot start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

// Compiled code is kept from one start to the next: it halves what a start has to compute. Node 20 has no such thing.
const compiled = join(root, 'node_modules/.cache/dr-ai')
if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(compiled)
  await import(server)
} else {
  const environment = { NODE_COMPILE_CACHE: compiled, ...process.env }
  const node = projectNode()
  // A signal opens no debugger, which any user of the machine could reach; this Node is too old to know the word.
  const options = node === process.execPath ? [] : ['--disable-sigusr1']
  const child = spawn(node, [...options, server], { cwd: process.cwd(), stdio: 'inherit', env: environment })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(`Dr. AI cannot start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
