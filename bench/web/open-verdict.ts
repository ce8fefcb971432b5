import { chromium } from '@playwright/test'
import { answerNoUntilVerdict, say } from '../../e2e/journey.ts'

/**
 * Leaves a consultation with its verdict in the browser that listens on `port`, in the profile that Lighthouse opens its pages in,
 * so that `/chat` shows the verdict from its first paint on. The page that held the consultation is closed again.
 */
export async function openVerdict(address: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0]
  if (!context) throw new Error('the browser has no profile of its own')
  const page = await context.newPage()
  await page.goto(`${address}/chat`)
  const agree = page.getByRole('button', { name: 'I Understand and Agree to Continue' })
  if (await agree.isVisible()) await agree.click()
  await say(page, 'I have had a sore throat for two days')
  await say(page, '34 female')
  await answerNoUntilVerdict(page)
  await page.close()
}
