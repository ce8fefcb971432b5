import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compiledReaders, compileReaders } from './compiled-readers.ts'
import { createDocumentReader, readerBounds } from './read-document.ts'
import { isSandboxed } from './sandbox.ts'

const paper = { name: 'report.txt', bytes: Buffer.from('Collected: 3 March 2026\nPotassium\t5.6\tmmol/L\t3.5 - 5.1') }
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)

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
