import type { Browser } from '@playwright/test'

export interface PageBytes {
  /** Kilobytes of script and of everything, as they came over the wire (compressed). */
  scripts: number
  all: number
}

/** Loads a page with an empty cache until the network is quiet and adds up what came over the wire. */
export async function measureBytes(browser: Browser, address: string): Promise<PageBytes> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = new Set<string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  const sum = (ids: Iterable<string>) => [...ids].reduce((total, id) => total + (bytes.get(id) ?? 0), 0) / 1_000
  return { scripts: sum(scripts), all: sum(bytes.keys()) }
}
