import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Where the system counts no thread's own time. */
export const nothingCounted = (): number => 0

/**
 * Milliseconds that the workers of a browser's pages have computed so far, all together, as Linux counts the time of their threads (`schedstat`, nanoseconds).
 * Out: how to look; `nothingCounted` where no such thread is found.
 */
export async function ownTimeOfWorkers(browser: Browser): Promise<() => number> {
  if (!existsSync('/proc/self/schedstat')) return nothingCounted
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const files = processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`))
    .filter((folder) => readFileSync(`${folder}/comm`, 'utf8').startsWith('DedicatedWorker'))
    .map((folder) => `${folder}/schedstat`)
  await session.detach()
  if (files.length === 0) return nothingCounted
  return () => files.reduce((sum, file) => sum + Number(readFileSync(file, 'latin1').split(' ')[0]), 0) / 1_000_000
}
