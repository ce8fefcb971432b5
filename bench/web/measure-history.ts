import type { Browser } from '@playwright/test'

const entries = 5_000
const steps = 120

export interface HistoryScroll {
  /** The most rows that were in the page at once. */
  rows: number
  /** How long a frame took while scrolling from the first entry to the last, in milliseconds; 95 of 100 were shorter. */
  frame: number
}

/** Scrolls a history of 5,000 entries from end to end. Throws where the last entry does not come into view. */
export async function measureHistory(browser: Browser, address: string): Promise<HistoryScroll> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const history = Array.from({ length: entries }, (_, index) => ({
    _id: `id-${index}`,
    addedAt: '2026-01-01',
    diagnosis: `Diagnosis ${index}`,
    symptoms: ['headache', 'nausea'],
    confidence: 0.8,
  }))
  await page.route('**/api/history', (route) => route.fulfill({ json: { history } }))
  await page.goto(`${address}/history`)
  await page.getByRole('button', { name: 'Diagnosis 0', exact: false }).first().waitFor()
  const measured = await page.getByRole('region', { name: 'Consultations' }).evaluate(async (list, count) => {
    const frames: number[] = []
    let rows = 0
    let before = performance.now()
    for (let step = 1; step <= count; step++) {
      list.scrollTo(0, (list.scrollHeight * step) / count)
      // The next step comes after the frame, as a finger's does: within it the list still puts right where its measured rows stand.
      const now = await new Promise<number>((resolve) => requestAnimationFrame((time) => setTimeout(() => resolve(time))))
      frames.push(now - before)
      before = now
      rows = Math.max(rows, list.querySelectorAll('li').length)
    }
    return { rows, frame: frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0 }
  }, steps)
  await page.getByText(`Diagnosis ${entries - 1}`).waitFor()
  await context.close()
  return measured
}
