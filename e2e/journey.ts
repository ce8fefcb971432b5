import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'

/**
 * Playwright's test with the real server: `server` for killing and starting it again, and every address relative to it.
 * `device` is a browser that journeys use one after another, with the files that it keeps (`offline.e2e.ts`).
 * What a journey answers in the server's place ends with the journey: a call still on its way then is no failure.
 */
export const test = base.extend<object, { server: Server; device: BrowserContext }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  device: [
    async ({ browser, server }, use) => {
      const device = await browser.newContext({
        baseURL: server.address,
        locale: 'en-US',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 860 },
        serviceWorkers: 'allow',
      })
      await use(device)
      await device.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** The doctor has answered and waits for the patient. */
export async function doctorIsReady(page: Page): Promise<void> {
  await expect(page.getByText('Ready to help')).toBeVisible()
  await expect(composer(page)).toBeEnabled()
}

/** Presses a button of the chat's header or of the user block; on a phone it stands in the header's menu. */
export async function pressInHeader(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) await more.click()
  await button.click()
}

/** Says something to the doctor and waits for the answer, so many milliseconds where that is not as usual. Out: the answer's bubble. */
export async function say(page: Page, words: string, timeout?: number) {
  const bubbles = conversation(page).getByRole('article')
  await doctorIsReady(page)
  const before = await bubbles.count()
  await composer(page).fill(words)
  await composer(page).press('Enter')
  await expect(bubbles).toHaveCount(before + 2, { timeout })
  await doctorIsReady(page)
  return bubbles.last()
}

const urgency = { name: /^How urgent/ }

/** Answers whatever the doctor asks with "no" until the verdict stands. Out: its bubble. */
export async function answerNoUntilVerdict(page: Page) {
  for (let turn = 0; turn < 25; turn++) {
    const verdict = conversation(page).getByRole('region', urgency)
    if ((await verdict.count()) > 0)
      return conversation(page)
        .getByRole('article')
        .filter({ has: page.getByRole('region', urgency) })
        .last()
    await say(page, 'no')
  }
  throw new Error('no verdict after 25 answers')
}
