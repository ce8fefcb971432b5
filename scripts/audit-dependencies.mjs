// Asks the registry for known weaknesses of what is installed for running. Where its endpoint does not answer, nothing is known: that is said, and fails nothing.
// @ts-check
import { exec } from 'node:child_process'
import { root } from './setup.mjs'

/** Seconds that the registry is given. */
const timeoutSeconds = 60

/**
 * What a report of `npm audit --json` says: a line for each dependency with a weakness; null where it is no report.
 * @param {string} output
 * @returns {string[] | null}
 */
export function readAudit(output) {
  try {
    const { vulnerabilities } = JSON.parse(output)
    if (vulnerabilities === null || typeof vulnerabilities !== 'object') return null
    return Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
  } catch {
    return null
  }
}

/**
 * Out: the weaknesses found, or why none could be looked for.
 * @returns {Promise<{ weaknesses?: string[], unknown?: string }>}
 */
export async function auditDependencies() {
  const options = { cwd: root, timeout: timeoutSeconds * 1_000, maxBuffer: 64 * 1_048_576 }
  // npm fails where it found something, and says it in its report all the same.
  const report = await new Promise((resolve) => exec('npm audit --json --omit=dev --no-fund', options, (_, output) => resolve(output)))
  const weaknesses = readAudit(report ?? '')
  return weaknesses === null ? { unknown: 'the registry’s audit endpoint did not answer' } : { weaknesses }
}
