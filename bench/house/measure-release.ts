import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'

/** How often the started release is asked whether it is ready, and how long in all: it installs first. */
const pause = 1_000
const timeoutSeconds = 900

/** What a release weighs, and whether it runs where nothing but npm is. */
export interface ReleaseFigures {
  'release.mb': number
  /** 1 where it started from an empty folder, served the page, answered a message and read a picture. */
  'release.starts': number
}

/** Makes a release, has npm's npx run it in an empty folder, and talks to it. @throws {Error} where it cannot be made */
export async function measureRelease(root: string): Promise<ReleaseFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-release-'))
  try {
    const made = execFileSync(process.execPath, [join(root, 'scripts/release/make-release.ts'), folder], { cwd: root, encoding: 'utf8' })
    const file = made.trim().split('\n').at(-1) ?? ''
    return { 'release.mb': Math.round(statSync(file).size / 1e6), 'release.starts': Number(await starts(file, folder)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function starts(file: string, folder: string): Promise<boolean> {
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), npm_config_cache: join(folder, 'cache') }
  const child = spawn('npx', ['--yes', `--package=${file}`, 'dr-ai'], { cwd: folder, env: environment, stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  try {
    const address = `http://127.0.0.1:${port}`
    if (!(await isReady(address, child))) return false
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
    const reply = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'I have a sore throat' }),
    })
    const { clinical } = (await reply.json()) as { clinical?: { question?: unknown } }
    return page.includes('<div id="root"') && Boolean(clinical?.question) && (await readsPicture(address))
  } finally {
    // npx, its shell and the server are one group; the group hears it.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** A laboratory value out of a picture needs all that travels along: the engine, its models and the font. */
async function readsPicture(address: string): Promise<boolean> {
  const canvas = createCanvas(900, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 900, 200)
  context.fillStyle = 'black'
  context.font = '34px sans-serif'
  context.fillText('Haemoglobin   13.5   g/dL   (13.0 - 17.0)', 40, 110)
  const form = new FormData()
  form.append('document', new Blob([new Uint8Array(canvas.toBuffer('image/png'))], { type: 'image/png' }), 'report.png')
  const reply = await fetch(`${address}/api/document/analyze`, { method: 'POST', body: form })
  return reply.ok && (await reply.text()).includes('13.5')
}

async function isReady(address: string, child: { exitCode: number | null }): Promise<boolean> {
  for (let asked = 0; asked < timeoutSeconds && child.exitCode === null; asked++) {
    await wait(pause)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return true
  }
  return false
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
