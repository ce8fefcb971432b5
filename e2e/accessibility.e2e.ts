import { hasNoViolations, sizes } from './axe.ts'
import { doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

const open: Record<string, string | RegExp> = {
  Settings: 'Settings',
  'Log In': /Anonymous User/,
  'Health Tasks': 'Health Tasks',
  'Earlier consultations': 'Earlier consultations',
  'Extracted Medical History': 'Extract Medical History',
}

for (const viewport of sizes) {
  test(`axe finds nothing, ${viewport.width} px`, async ({ browser, server }) => {
    // Eleven screens, and two looks of axe at each: minutes on a busy machine.
    test.slow()
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-US', baseURL: server.address })
    const page = await context.newPage()
    await page.goto('/')
    await hasNoViolations(page, 'landing')
    await page.getByRole('link', { name: 'Start Your Consultation' }).click()
    await expect(page.getByRole('dialog', { name: 'Medical Disclaimer' })).toBeVisible()
    await hasNoViolations(page, 'disclaimer')
    await page.getByRole('button', { name: 'I Understand and Agree to Continue' }).click()
    await doctorIsReady(page)
    await say(page, 'I have had a headache and a fever of 39 for two days')
    await say(page, 'crushing chest pain into my left arm and I am sweating')
    await hasNoViolations(page, 'chat')
    for (const [name, button] of Object.entries(open)) {
      await pressInHeader(page, button)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await hasNoViolations(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.goto('/history')
    await expect(page.getByText('consultation(s) found')).toBeVisible()
    await hasNoViolations(page, 'history')
    // The painted page gives way to the living one, whose parts come over the network.
    await page.goto('/medications', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await hasNoViolations(page, 'medications')
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await hasNoViolations(page, 'error page')
    await context.close()
  })
}
