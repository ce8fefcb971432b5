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

/** Waits for what is wanted, reaches it and presses it. */
async function press(page: Page, wanted: Locator, back = false) {
  await wanted.waitFor()
  await tabTo(page, wanted, back)
  await page.keyboard.press('Enter')
}

/** Reaches a field and writes into it, in the place of what stood there. */
async function write(page: Page, field: Locator, words: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

async function type(page: Page, words: string) {
  const before = await conversation(page).getByRole('article').count()
  await tabTo(page, composer(page))
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(before + 2)
  await doctorIsReady(page)
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the whole first visit by keyboard alone, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
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

    const save = page.getByRole('button', { name: 'Save to history' })
    await tabTo(page, save, true)
    await page.keyboard.press('Enter')
    const extracted = page.getByRole('dialog', { name: 'Extracted Medical History' })
    await expect(extracted).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: /Add to Medical History/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Diagnosis added to medical history successfully!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(extracted).toBeHidden()
    await expect(save).toBeFocused()

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

  test(`a report is uploaded, a value corrected and all confirmed by keyboard alone, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/chat')
    await doctorIsReady(page)
    await press(page, page.getByRole('button', { name: 'Upload documents' }), true)
    const uploads = page.getByRole('dialog', { name: 'Upload Medical Documents' })
    const chooser = page.waitForEvent('filechooser')
    await press(page, uploads.getByRole('button', { name: 'Select Files' }))
    const text = `Collected: 3 March ${new Date().getFullYear()}\nALT\t88\tU/L\t5 - 45\tH\nHbA1c\t8.1\t%\t4.0 - 5.6\tH\nPotassium\t4.1\tmmol/L\t3.5 - 5.1`
    await (await chooser).setFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await press(page, uploads.getByRole('button', { name: 'Upload 1 Files' }))
    await press(page, uploads.getByRole('button', { name: 'Check findings' }))

    const review = page.getByRole('dialog', { name: 'report.txt' })
    await press(page, review.getByRole('button', { name: /^ALT 88/ }))
    await press(page, review.getByRole('button', { name: 'Edit ALT' }))
    await write(page, review.getByLabel('Value of ALT'), '78')
    await press(page, review.getByRole('button', { name: 'Save' }))
    await expect(review.getByText('Corrected by you')).toBeVisible()
    await press(page, review.getByRole('button', { name: 'Confirm all 2' }), true)
    await expect(review.getByText('3 found, all checked')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review).toBeHidden()
    await press(page, uploads.getByRole('button', { name: 'Done' }))
    await expect(page.getByRole('button', { name: 'Upload documents' })).toBeFocused()
    await type(page, 'What does my report say about my liver?')
    await expect(conversation(page).getByRole('article').last()).toContainText('ALT of 78 U/L')
  })

  test(`a medicine is added and a dose marked as taken by keyboard alone, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.clock.setFixedTime(new Date().setHours(8, 5, 0, 0))
    await page.goto('/medications')
    await press(page, page.getByRole('button', { name: /^Add (Medication|Your First Medication)$/ }).first())
    const dialog = page.getByRole('dialog', { name: 'Add Medication' })
    await write(page, dialog.getByLabel('Medication name'), 'Metformin')
    await write(page, dialog.getByLabel('Dosage'), '500 mg')
    await write(page, dialog.getByLabel('Stock (pills)'), '30')
    await press(page, dialog.getByRole('button', { name: 'Add Medication' }))
    await expect(dialog).toBeHidden()
    await press(page, page.getByRole('button', { name: 'Mark as taken: Metformin at 8:00 AM' }))
    await expect(page.getByRole('listitem', { name: 'Metformin at 8:00 AM' })).toContainText('Taken')
    await expect(page.getByRole('article', { name: 'Metformin', exact: true })).toContainText('29 pills')
    // The way back is the next thing a key reaches.
    await press(page, page.getByRole('button', { name: 'Undo: Metformin at 8:00 AM' }), true)
    await expect(page.getByRole('article', { name: 'Metformin', exact: true })).toContainText('30 pills')
  })
}
