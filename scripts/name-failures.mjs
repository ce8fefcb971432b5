// What failed, read from a test runner's JSON report: one line each. Plain JavaScript for Node 20, like `test.mjs`.
// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/**
 * The parts of the reports that are read here.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: UnitTest[] }} UnitTestFile
 * @typedef {{ results: { error?: { message?: string } }[] }} Tries
 * @typedef {{ specs?: { ok: boolean, file: string, title: string, tests: Tries[] }[], suites?: Suite[] }} Suite
 */

/** @param {string} path */
const reportAt = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

/** @param {string | undefined} message */
function firstLine(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? 'no message'
}

/**
 * `file > test: first line of its message` for each failed test in Vitest's report, and for each file that could not run.
 * @param {string} path
 * @returns {string[]}
 */
export function nameVitestFailures(path) {
  /** @type {UnitTestFile[]} */
  const files = reportAt(path).testResults ?? []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

/**
 * The same from Playwright's report: each journey that failed in its last try too, and each error outside a journey.
 * @param {string} path
 * @returns {string[]}
 */
export function namePlaywrightFailures(path) {
  /** @param {Suite} suite @returns {string[]} */
  const within = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const last = tests.flatMap(({ results }) => results).at(-1)
        return `${file} > ${title}: ${firstLine(last?.error?.message)}`
      }),
    ...suites.flatMap(within),
  ]
  /** @type {{ suites?: Suite[], errors?: { message?: string }[] }} */
  const { errors = [], ...report } = reportAt(path)
  return [...within(report), ...errors.map(({ message }) => firstLine(message))]
}
