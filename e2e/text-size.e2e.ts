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
  }

  await page.goto('/history')
  await pressInHeader(page, 'Settings')
  await size.selectOption('Same as device')
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})
