import { hasNoViolations, sizes } from './axe.ts'
import { answerNoUntilVerdict, conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

for (const viewport of sizes) {
  test(`axe finds nothing in a verdict, an emergency and a crisis, ${viewport.width} px`, async ({ browser, server }) => {
    // Three conversations and seven screens, and two looks of axe at each: minutes on a busy machine.
    test.slow()
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-US', baseURL: server.address })
    const page = await context.newPage()
    const look = async (button: string, name: string) => {
      await pressInHeader(page, button)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await hasNoViolations(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.goto('/chat')
    await doctorIsReady(page)
    await hasNoViolations(page, 'ways to begin')
    await say(page, 'I have had a sore throat for two days')
    await say(page, '34 female')
    const verdict = await answerNoUntilVerdict(page)
    // With its causes and its folded parts open.
    for (const summary of await verdict.locator('summary:visible').all()) await summary.click()
    await hasNoViolations(page, 'verdict')
    await look('Show to a doctor', 'Handover for the doctor')

    await pressInHeader(page, 'New consultation')
    await say(page, 'crushing chest pain into my left arm and I am sweating')
    await expect(conversation(page).getByRole('region', { name: /^First aid for/ })).toBeVisible()
    await hasNoViolations(page, 'emergency')
    await say(page, 'they are here now')
    await page.getByRole('button', { name: 'Show on the whole screen' }).click()
    await hasNoViolations(page, 'for the crew')
    await page.keyboard.press('Escape')

    await pressInHeader(page, 'New consultation')
    await say(page, "I don't want to live any more")
    await expect(conversation(page).getByRole('region', { name: 'Help is available now' })).toBeVisible()
    await hasNoViolations(page, 'crisis')
    await look('Show to a doctor', 'Handover for the doctor')
    await context.close()
  })
}
