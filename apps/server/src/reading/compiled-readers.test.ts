import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledReaders, compileReaders } from './compiled-readers.ts'
import { createDocumentReader, readerBounds } from './read-document.ts'
import { isSandboxed } from './sandbox.ts'

const paper = { name: 'report.txt', bytes: Buffer.from('Collected: 3 March 2026\nPotassium\t5.6\tmmol/L\t3.5 - 5.1') }
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)

const temporary = mkdtempSync(join(tmpdir(), 'dr-ai-compiled-'))
const folderOf = (owner: number | undefined): string => join(temporary, `dr-ai-readers-${owner}-Qx3vTa`)
const [killed, running] = [folderOf(spawnSync(process.execPath, ['--version']).pid), folderOf(process.ppid)]

beforeAll(() => {
  process.env.TMPDIR = temporary
  for (const folder of [killed, running]) {
    mkdirSync(join(folder, 'v24'), { recursive: true })
    writeFileSync(join(folder, 'v24/compiled'), '')
    for (const each of [join(folder, 'v24'), folder]) chmodSync(each, 0o500)
  }
})
afterAll(() => {
  for (const each of [running, join(running, 'v24')]) chmodSync(each, 0o700)
  rmSync(temporary, { recursive: true, force: true })
})

test('what readers run is compiled for them once, they read the same with it, and behind walls none of them changes it', async () => {
  const read = createDocumentReader(readerBounds)
  const before = await read(paper)
  expect(compiledReaders()).toBeNull()
  expect(await compileReaders()).toBe(true)
  const folder = compiledReaders() ?? ''
  const compiled = filesIn(folder)
  expect(compiled.length).toBeGreaterThan(50)
  expect((await read(paper)).findings).toEqual(before.findings)
  // Whoever may do everything may write here all the same, where no walls stand.
  if (isSandboxed() || process.getuid?.() !== 0) expect(filesIn(folder)).toEqual(compiled)
})

test('the folder of a server that was killed goes, that of one that runs stays', () => {
  expect(existsSync(killed)).toBe(false)
  expect(existsSync(join(running, 'v24/compiled'))).toBe(true)
})
