import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { geoJsonOf, mapObjects } from './testing/pharmacy-extract.ts'

const main = join(import.meta.dirname, 'main.ts')
const running: Running[] = []
const folders: string[] = []
/** What the starts compile is kept for the next, as `npm start` keeps it. */
const compiled = mkdtempSync(join(tmpdir(), 'dr-ai-main-compiled-'))
afterEach(async () => {
  for (const { child } of running.splice(0)) await stop(child, 'SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  output(): string
  errors(): string
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-main-'))
  folders.push(folder)
  return folder
}

function launch(environment: Record<string, string>): Running {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: compiled, PORT: '0', THINKING_THREADS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk))
  return { child, output: () => output, errors: () => errors }
}

/** A server that ends with the test. */
function launchForTest(environment: Record<string, string>): Running {
  const started = launch(environment)
  running.push(started)
  return started
}

/** The address the server prints once it listens. */
async function address({ child, output, errors }: Running): Promise<string> {
  while (true) {
    const [, found] = /(http:\/\/\S+)/.exec(output()) ?? []
    if (found) return found
    if (child.exitCode !== null) throw new Error(`the server ended: ${errors()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Out: its exit code; null where it was killed. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  return (await ended)[0] as number | null
}

async function ending({ child }: Running): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

const post = (base: string, path: string, body: object): Promise<Response> =>
  fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const historyOf = async (base: string): Promise<string[]> => {
  const { history } = (await (await fetch(`${base}/api/history`)).json()) as { history: { diagnosis: string }[] }
  return history.map(({ diagnosis }) => diagnosis)
}

/** One server that several tests ask, with two threads as it comes, on pharmacies that were imported before its first start. */
const home = mkdtempSync(join(tmpdir(), 'dr-ai-main-home-'))
const homeData = join(home, 'data')
let atHome: Running
let base: string
beforeAll(async () => {
  const extract = join(home, 'extract.geojson')
  writeFileSync(extract, geoJsonOf(mapObjects))
  const environment = { ...process.env, DATA_DIR: homeData }
  execFileSync(process.execPath, [join(import.meta.dirname, 'cli/pharmacies.ts'), 'import', extract], { env: environment, stdio: 'pipe' })
  expect(statSync(join(homeData, 'pharmacies.sqlite')).mode & 0o077).toBe(0)
  atHome = launch({ DATA_DIR: homeData, THINKING_THREADS: '' })
  base = await address(atHome)
})
afterAll(async () => {
  await stop(atHome.child, 'SIGKILL')
  for (const folder of [home, compiled]) rmSync(folder, { recursive: true, force: true })
})

test('it prints its address, and answers', async () => {
  expect(await (await fetch(base)).json()).toMatchObject({ status: 'healthy' })
})

test.skipIf(process.platform === 'win32')('the signal that Node answers with its debugger opens none', async () => {
  atHome.child.kill('SIGUSR1')
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  expect(atHome.errors()).not.toContain('Debugger')
})

test('the key file is for its owner alone, and lies beside the database', () => {
  expect(statSync(join(homeData, 'records.key')).mode & 0o777).toBe(0o600)
  const key = readFileSync(join(homeData, 'records.key'), 'utf8').trim()
  expect(readFileSync(join(homeData, 'records.sqlite')).includes(key)).toBe(false)
})

test('pharmacies imported before the first start are found after it, and nothing keeps the server from starting', async () => {
  const found = (await (await fetch(`${base}/api/pharmacies?medication=Metformin&lat=52.5&lon=13.4`)).json()) as {
    data: { results: { pharmacy: string }[] }
  }
  expect(found.data.results[0]?.pharmacy).toBe('Linden Pharmacy')
})

test('a second server on the same folder is refused, and the first goes on', async () => {
  const second = launchForTest({ DATA_DIR: homeData })
  expect([await ending(second), second.errors()]).toEqual([
    1,
    expect.stringMatching(/^Dr\. AI cannot start: another server is using the data folder/),
  ])
  expect((await post(base, '/api/history/add', { diagnosis: { diagnosis: 'Asthma' } })).status).toBe(200)
})

/** What a server that was asked to stop has left. */
async function leftBehind(folder: string): Promise<void> {
  expect(await stop(atHome.child, 'SIGTERM')).toBe(0)
  cpSync(homeData, folder, { recursive: true })
}

const failures: [name: string, prepare: (folder: string) => Promise<Record<string, string>> | Record<string, string>, line: RegExp][] = [
  ['a bad variable', () => ({ PORT: 'http' }), /PORT must be a number/],
  ['two bad variables', () => ({ PORT: '-1', LOG_LEVEL: 'loud' }), /PORT .*; LOG_LEVEL /],
  ['an address of another machine', () => ({ HOST: '203.0.113.7' }), /203\.0\.113\.7 is not an address of this machine/],
  [
    'a port in use',
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      other.unref()
      const taken = other.address()
      return { PORT: String(typeof taken === 'object' ? taken?.port : taken) }
    },
    /port \d+ on 127\.0\.0\.1 is already in use/,
  ],
  [
    'a data folder that is a file',
    (folder) => {
      writeFileSync(join(folder, 'file'), '')
      return { DATA_DIR: join(folder, 'file') }
    },
    /the data folder .* cannot be written/,
  ],
  ['a data folder that nothing can be made in', () => ({ DATA_DIR: '/proc/nowhere' }), /the data folder \/proc\/nowhere cannot be written/],
  [
    'a damaged database',
    (folder) => {
      writeFileSync(join(folder, 'records.sqlite'), 'no database '.repeat(1_000))
      writeFileSync(join(folder, 'records.key'), Buffer.alloc(32, 1).toString('base64url'))
      return { DATA_DIR: folder }
    },
    /records\.sqlite cannot be opened/,
  ],
  [
    'a key file gone from beside its records',
    async (folder) => {
      await leftBehind(folder)
      rmSync(join(folder, 'records.key'))
      return { DATA_DIR: folder }
    },
    /the key file .* is missing beside existing records/,
  ],
  [
    'the key of other records',
    async (folder) => {
      await leftBehind(folder)
      return { DATA_DIR: folder, RECORDS_KEY: Buffer.alloc(32, 7).toString('base64') }
    },
    /the records were made under another key/,
  ],
  [
    'a damaged key file',
    (folder) => {
      writeFileSync(join(folder, 'records.key'), 'short')
      return { DATA_DIR: folder }
    },
    /the key file .* is damaged/,
  ],
]
for (const [name, prepare, line] of failures) {
  test(`${name}: one clear line, exit code 1`, async () => {
    const folder = newFolder()
    const failing = launchForTest({ DATA_DIR: folder, ...(await prepare(folder)) })
    expect(await ending(failing)).toBe(1)
    const lines = failing.errors().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Dr\. AI cannot start: /)
    expect(lines[0]).toMatch(line)
  })
}

test('a place where it cannot listen is told before anything is made', async () => {
  const folder = newFolder()
  expect(await ending(launchForTest({ DATA_DIR: folder, HOST: '203.0.113.7' }))).toBe(1)
  expect([existsSync(join(folder, 'records.key')), existsSync(join(folder, 'records.sqlite'))]).toEqual([false, false])
})

test.skipIf(process.getuid?.() === 0)('a read-only data folder: one clear line, exit code 1', async () => {
  const folder = join(newFolder(), 'read-only')
  mkdirSync(folder)
  chmodSync(folder, 0o500)
  const failing = launchForTest({ DATA_DIR: folder })
  expect([await ending(failing), failing.errors()]).toEqual([1, expect.stringContaining('cannot be written')])
})

test('SIGTERM lets the answers under way be finished, then ends with 0, and what was told is there after the next start', async () => {
  const folder = newFolder()
  const server = launchForTest({ DATA_DIR: folder })
  const origin = await address(server)
  await post(origin, '/api/history/add', { diagnosis: { diagnosis: 'Flu' } })
  expect(await historyOf(origin)).toEqual(['Flu'])
  const underway = Array.from({ length: 40 }, (_, index) =>
    post(origin, '/api/chat', { message: 'I have a headache', user_id: `patient ${index}` }),
  )
  await Promise.race(underway)
  const ended = stop(server.child, 'SIGTERM')
  const answered = (await Promise.allSettled(underway)).filter((result) => result.status === 'fulfilled' && result.value.status === 200)
  expect(await ended).toBe(0)
  const again = await address(launchForTest({ DATA_DIR: folder }))
  expect(await historyOf(again)).toEqual(['Flu'])
  let kept = 0
  for (let index = 0; index < 40; index++) {
    const listed = (await (await fetch(`${again}/api/consultations?user_id=patient%20${index}`)).json()) as { consultations: unknown[] }
    kept += listed.consultations.length
  }
  expect(kept).toBeGreaterThanOrEqual(answered.length)
})

test('killed in the middle of writes, nothing acknowledged is missing and nothing is half there', async () => {
  const folder = newFolder()
  const acknowledged = new Set<string>()
  for (const round of [1, 2, 3, 4]) {
    const server = launchForTest({ DATA_DIR: folder })
    const origin = await address(server)
    const present = await historyOf(origin)
    for (const text of acknowledged) expect(present).toContain(text)
    const enough = acknowledged.size + 10 * round
    let kill: (value: unknown) => void = () => {}
    const isTime = new Promise((resolve) => (kill = resolve))
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; ; number++) {
        const text = `round ${round} writer ${writer} number ${number}`
        const answer = await post(origin, '/api/history/add', { diagnosis: { diagnosis: text } }).catch(() => null)
        if (answer?.status !== 200) return
        acknowledged.add(text)
        if (acknowledged.size >= enough) kill(null)
      }
    })
    await isTime
    await stop(server.child, 'SIGKILL')
    await Promise.all(writers)
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(100)
  const present = new Set(await historyOf(await address(launchForTest({ DATA_DIR: folder }))))
  expect([...acknowledged].filter((text) => !present.has(text))).toEqual([])
})
