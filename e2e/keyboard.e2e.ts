import type { Locator, Page } from '@playwright/test'
import { composer, conversation, doctorIsReady, expect, test } from './journey.ts'

/** Presses Tab (backwards with `back`) until the focus is on what is wanted, as a patient without a mouse does. */
async function tabTo(page: Page, wanted: Locator, back = false) {
  for (let step = 0; step < 60; step++) {
    if ((await wanted.count()) > 0 && (await wanted.evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${wanted} cannot be reached by keyboard`)
}

async function type(page: Page, words: string) {
  const before = await conversation(page).getByRole('article').count()
  await tabTo(page, composer(page))
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(before + 2)
  await doctorIsReady(page)
}

test('the whole first visit by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: /Start Your Consultation/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Medical Disclaimer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Medical Disclaimer' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /I Understand and Agree/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await doctorIsReady(page)
  await tabTo(page, composer(page))
  await page.keyboard.type('I have had a dull headache on both sides for two days,')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('like a tight band')
  await expect(composer(page)).toHaveValue('I have had a dull headache on both sides for two days,\nlike a tight band')
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
  await doctorIsReady(page)
  await expect(composer(page)).toBeFocused()
  await type(page, 'I am 34 and female')
  for (
    let turn = 0;
    turn < 25 &&
    (await conversation(page)
      .getByRole('region', { name: /^How urgent/ })
      .count()) === 0;
    turn++
  )
    await type(page, 'no')

  await tabTo(page, page.getByRole('button', { name: /Extract Medical History/ }), true)
  await page.keyboard.press('Enter')
  const extracted = page.getByRole('dialog', { name: 'Extracted Medical History' })
  await expect(extracted).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /Add to Medical History/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Diagnosis added to medical history successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(extracted).toBeHidden()
  await expect(page.getByRole('button', { name: 'Extract Medical History' })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: /Medical History/ }), true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /confidence/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Export$/ }))
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: /PDF report/ }))
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: /^Delete$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete entry' })).toBeVisible()
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Delete$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No consultations found')).toBeVisible()
})
