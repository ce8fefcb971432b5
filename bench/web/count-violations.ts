import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  Settings: (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
  'Log In': (page) => page.getByRole('button', { name: /Anonymous User/ }).click(),
  'Health Tasks': (page) => page.getByRole('button', { name: 'Health Tasks' }).click(),
  'Earlier consultations': (page) => page.getByRole('button', { name: 'Earlier consultations' }).click(),
  'Upload Medical Documents': (page) =>
    page
      .getByRole('button', { name: /upload/i })
      .first()
      .click(),
  'Voice Settings': (page) => page.getByRole('button', { name: 'Voice settings' }).click(),
  'Extracted Medical History': (page) => page.getByRole('button', { name: 'Extract Medical History' }).click(),
}

/** What axe finds on every screen and dialog, light and dark; each finding is printed. A dialog that does not open counts too. */
export async function countViolations(browser: Browser, address: string): Promise<number> {
  let count = 0
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      baseURL: address,
    })
    const page = await context.newPage()
    const look = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations) console.log(`${colorScheme} ${where}: ${id}: ${nodes[0]?.html.slice(0, 120)}`)
      count += violations.length
    }
    await page.goto('/')
    await look('landing')
    await page.getByRole('link', { name: 'Start Your Consultation' }).click()
    await page.getByRole('dialog', { name: 'Medical Disclaimer' }).waitFor()
    await look('disclaimer')
    await page.getByRole('button', { name: 'I Understand and Agree to Continue' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('crushing chest pain into my left arm and I am sweating')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: /^How urgent/ }).waitFor()
    await look('chat')
    for (const [name, open] of Object.entries(dialogs)) {
      try {
        await open(page)
        await page.getByRole('dialog', { name }).waitFor({ timeout: 10_000 })
        await look(name)
      } catch (error) {
        console.log(`${colorScheme} ${name}: did not open (${error instanceof Error ? error.message.split('\n')[0] : error})`)
        count += 1
      }
      await page.keyboard.press('Escape')
    }
    for (const path of ['/history', '/medications', '/nowhere']) {
      await page.goto(path)
      // What is painted first is inert, and its heading with it.
      await page.locator('[inert]').waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await look(path)
    }
    await context.close()
  }
  return count
}
