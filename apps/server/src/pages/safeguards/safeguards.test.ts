import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainOperation } from '../../testing/plain-operation.ts'
import { safeguards } from './safeguards.ts'
import type { Operation } from './statements.ts'

const root = join(import.meta.dirname, '../../../../..')
const pathOf = (file: string): string =>
  join(root, /^(?:apps|packages|e2e|deploy|scripts|bench)\//.test(file) ? file : `apps/server/src/${file}`)

const operations: Operation[] = [
  plainOperation,
  {
    isOpenModePossible: true,
    isHttps: true,
    isPostgres: true,
    hasWalledReaders: true,
    model: 'google/x',
    speechModel: 'whisper-1',
    pharmacyServer: 'a.example',
    asksHealthLinks: true,
    remindsDevices: true,
  },
]

test('every sentence of the page that says something is done names a test, and that test is there', () => {
  const all = operations.flatMap(safeguards)
  const sayings = all.flatMap(({ claim, done, notDone }) => [
    ...done.map((each) => ({ ...each, claim, isDone: true })),
    ...notDone.map((each) => ({ ...each, claim, isDone: false })),
  ])
  expect(sayings.length).toBeGreaterThan(40)
  for (const { says, proof, claim, isDone } of sayings) {
    if (proof === 'admitted') {
      expect([says, isDone && claim !== 'Trusted by Thousands']).toEqual([says, false])
      continue
    }
    const [file, name] = proof
    expect([says, existsSync(pathOf(file))]).toEqual([says, true])
    expect([says, readFileSync(pathOf(file), 'utf8').includes(name)]).toEqual([says, true])
  }
})

test('every row of docs/safeguards.md and docs/threat-model.md names a test or a way to see it, and every file it names is there', () => {
  for (const document of ['docs/safeguards.md', 'docs/threat-model.md']) {
    const rows = readFileSync(join(root, document), 'utf8')
      .split('\n')
      .filter((line) => /^\| /.test(line) && !/^\| (?:safeguard|threat) /.test(line))
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) {
      const files = [...row.matchAll(/`([\w./-]+\.(?:tsx?|conf|mjs))`/g)].map(([, file = '']) => file)
      const missing = files.filter(
        (file) => !existsSync(pathOf(file)) && !files.some((other) => existsSync(join(pathOf(other), '..', file))),
      )
      expect([row, missing]).toEqual([row, []])
      // What is said to patients instead of done is the one row without a test.
      const isProven = /\.(?:test\.tsx?|e2e\.ts)`|said at `\/safeguards`/.test(row) || row.includes('records-compliance.ts')
      expect([row, isProven]).toEqual([row, true])
    }
  }
})

test('a test that a row names by its words is one of a file that the row names', () => {
  let named = 0
  for (const document of ['docs/safeguards.md', 'docs/threat-model.md']) {
    for (const [, file = '', names = ''] of readFileSync(join(root, document), 'utf8').matchAll(
      /`([\w./-]+\.test\.tsx?)` \(((?:"[^"]+"(?:, )?)+)\)/g,
    )) {
      for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
        named += 1
        expect([name, readFileSync(pathOf(file), 'utf8').includes(name)]).toEqual([name, true])
      }
    }
  }
  expect(named).toBeGreaterThan(2)
})
