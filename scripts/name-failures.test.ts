import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs'
import { root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'dr-ai-reports-'))

function written(report: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('a failed unit test is named with its file and the first line of its message', () => {
  const report = written({
    testResults: [
      {
        name: join(root, 'packages/clinic/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'this holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'this does not',
            failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at a.test.ts:3'],
          },
        ],
      },
      { name: join(root, 'scripts/b.test.ts'), status: 'failed', message: '\nCannot find module', assertionResults: [] },
    ],
  })
  expect(nameVitestFailures(report)).toEqual([
    'packages/clinic/src/a.test.ts > this does not: AssertionError: expected 1 to be 2',
    'scripts/b.test.ts: Cannot find module',
  ])
})

test('a journey that failed in every try is named, however deep it stands; one that passed at the second try is not', () => {
  const failing = { results: [{ error: { message: 'first try' } }, { error: { message: 'Error: the reply never came\n\nCall log:' } }] }
  const report = written({
    suites: [
      {
        specs: [{ ok: true, file: 'a.e2e.ts', title: 'at the second try', tests: [{ results: [{ error: { message: 'no' } }, {}] }] }],
        suites: [{ specs: [{ ok: false, file: 'a.e2e.ts', title: 'a consultation', tests: [failing] }] }],
      },
    ],
    errors: [{ message: 'Error: no journeys found' }],
  })
  expect(namePlaywrightFailures(report)).toEqual(['a.e2e.ts > a consultation: Error: the reply never came', 'Error: no journeys found'])
})

test('a runner that left no report names nothing', () => {
  expect(nameVitestFailures(join(folder, 'none.json'))).toEqual([])
  expect(namePlaywrightFailures(join(folder, 'none.json'))).toEqual([])
})
