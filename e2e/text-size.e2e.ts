import type { Page } from '@playwright/test'
import { conversationShare } from './conversation-share.ts'
import { composer, conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })

test('letters twice as large are chosen in the settings, stay, and every screen has room for them', async ({ page }) => {
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.goto('/chat')
  await doctorIsReady(page)
  await pressInHeader(page, 'Settings')
  const size = page.getByRole('dialog').getByRole('combobox', { name: 'Text size' })
  await size.selectOption('Twice as large')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await expect(size).toBeInViewport()
  await fits()
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await say(page, 'I have had a sore throat for two days')
  await expect.poll(() => conversationShare(page)).toBeGreaterThanOrEqual(0.5)
  await expect(conversation(page).getByText('So, a sore throat')).toBeInViewport()
  await expect(composer(page)).toBeVisible()
  await fits()
  for (const path of ['/', '/medications', '/history', '/emergency']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits()
    if (path === '/medications') {
      // No word of the bar at the foot is broken in two.
      const word = page.getByRole('navigation', { name: 'Main' }).getByText('Medications', { exact: true })
      const lines = (element: Element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize)
      await expect.poll(() => word.evaluate(lines)).toBeLessThan(2)
    }
  }

  await page.goto('/history')
  await pressInHeader(page, 'Settings')
  await size.selectOption('Same as device')
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})

/** Nothing stands beside the screen or outside its dialog, and no control lies over another's words. */
async function standsClear(page: Page, where: string) {
  const found = await page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog')].at(-1)
    const controls = [...(top ?? document).querySelectorAll('button, a[href], select, input')].filter((each) => {
      const { width, height, left, right } = each.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(each).visibility === 'visible' && (left < -1 || right > innerWidth + 1)
    })
    const named = document.querySelectorAll('header button, header h1, select')
    const names = [...named].filter((each) => each.scrollWidth > each.clientWidth + 1)
    return {
      scroll: document.documentElement.scrollWidth,
      dialog: top ? top.scrollWidth - top.clientWidth : 0,
      beside: controls.map((each) => each.textContent || each.getAttribute('aria-label')),
      cut: names.map((each) => each.textContent || each.getAttribute('aria-label')),
    }
  })
  expect({ where, ...found }).toEqual({ where, scroll: phone.width, dialog: 0, beside: [], cut: [] })
}

test('with letters twice as large a full record, its dialogs and a paper that was read stand clear on a phone', async ({ page }) => {
  // A sign-in, four screens, six dialogs and a paper: minutes on a busy machine.
  test.slow()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'))
  })
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/history')
  await pressInHeader(page, /Anonymous User/)
  await standsClear(page, 'sign in')
  await page.getByRole('textbox', { name: 'Username' }).fill('demo')
  await page.getByLabel('Password').fill('demo1234')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('4 consultation(s) found')).toBeVisible()
  await standsClear(page, 'history')
  await page.getByRole('button', { name: /Tension-type headache/ }).click()
  for (const name of ['View Details', 'Export']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await standsClear(page, name)
    await close()
  }
  await page.goto('/medications')
  await expect(page.getByRole('heading', { name: 'Adherence' })).toBeVisible()
  await standsClear(page, 'medications')
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await standsClear(page, 'add a medication')
  await close()

  await page.goto('/chat')
  await doctorIsReady(page)
  await standsClear(page, 'chat')
  await pressInHeader(page, 'Settings')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await standsClear(page, 'settings')
  await close()
  await page.getByRole('button', { name: 'Upload documents' }).click()
  const uploads = page.getByRole('dialog', { name: 'Upload Medical Documents' })
  const lines = [
    'Test Result Unit Reference range',
    'Potassium 4.1 mmol/L 3.5 - 5.1',
    'HbA1c 8.1 % 4.0 - 5.6',
    'Medication: Metformin 500 mg twice daily',
  ]
  await uploads
    .getByLabel('Select medical documents')
    .setInputFiles({ name: 'laboratory-report-of-march.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) })
  await standsClear(page, 'upload')
  await uploads.getByRole('button', { name: 'Upload 1 Files' }).click()
  await uploads.getByRole('button', { name: 'Check findings' }).click()
  await expect(page.getByRole('dialog', { name: 'laboratory-report-of-march.txt' })).toContainText('HbA1c')
  await standsClear(page, 'findings')
})
