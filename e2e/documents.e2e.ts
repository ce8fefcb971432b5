import { readFileSync } from 'node:fs'
import { conversation, doctorIsReady, expect, say, test } from './journey.ts'

const year = new Date().getFullYear()
const report = `Riverside Laboratory
Collected: 3 March ${year}
Test\tResult\tUnit\tReference range\tFlag
ALT\t88\tU/L\t5 - 45\tH
HbA1c\t8.1\t%\t4.0 - 5.6\tH
Potassium\t4.1\tmg/dL\t3.5 - 5.1
Diagnosis: Type 2 diabetes mellitus
Allergies: Penicillin (rash)
1. Metformin 500 mg tablets, take one tablet twice daily`
const file = (name: string, text = report, mimeType = 'text/plain') => ({ name, mimeType, buffer: Buffer.from(text) })

async function openUploads(page: import('@playwright/test').Page) {
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('button', { name: 'Upload documents' }).click()
  return page.getByRole('dialog', { name: 'Upload Medical Documents' })
}

test('the upload panel says what the description says, and refuses what it refuses', async ({ page }) => {
  const dialog = await openUploads(page)
  for (const text of [
    'Share your medical history, test results, or prescriptions',
    'Drop files here or click to browse',
    'Files are encrypted and securely processed',
  ])
    await expect(dialog.getByText(text)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Upload 0 Files' })).toBeDisabled()
  const picker = dialog.getByLabel('Select medical documents')
  expect([await picker.getAttribute('accept'), await picker.getAttribute('multiple')]).toEqual(['.pdf,.jpg,.jpeg,.png,.txt,.doc,.docx', ''])
  await picker.setInputFiles([
    file('movie.mp4', 'x', 'video/mp4'),
    { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) },
    file('a.txt'),
    file('b.txt'),
  ])
  await expect(dialog.getByRole('alert')).toContainText('File type video/mp4 is not supported')
  await expect(dialog.getByRole('alert')).toContainText('File big.pdf is too large. Maximum size is 10MB')
  await expect(dialog.getByText('Files to Upload (2)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove b.txt' }).click()
  await expect(dialog.getByRole('button', { name: 'Upload 1 Files' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('a report is read, reviewed, remembered, and really deleted', async ({ page }) => {
  const dialog = await openUploads(page)
  await dialog
    .getByLabel('Select medical documents')
    .setInputFiles([file('report.txt'), file('renamed.pdf', 'just words', 'application/pdf')])
  await dialog.getByRole('button', { name: 'Upload 2 Files' }).click()
  await expect(dialog.getByText('Completed')).toBeVisible()
  await expect(
    dialog.getByText('Your document has been successfully processed and will be considered in future conversations.'),
  ).toBeVisible()
  await expect(dialog.getByText("Sorry, I couldn't analyze your document. Please try again.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Check findings' }).click()

  const review = page.getByRole('dialog', { name: 'report.txt' })
  await expect(review.getByText('The unit mg/dL does not fit Potassium')).toBeVisible()
  await review.getByRole('button', { name: 'Remove Potassium' }).click()
  await expect(review.getByRole('button', { name: 'Remove Potassium' })).toHaveCount(0)
  // The furthest out of its range stands first, with what it means.
  await expect(review.getByRole('listitem').first()).toContainText('HbA1c')
  await review.getByRole('button', { name: /^ALT 88/ }).click()
  await expect(review.getByText('ALT 88 U/L 5 - 45 H', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Edit ALT' }).click()
  await review.getByLabel('Value of ALT').fill('78')
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(review.getByText('Corrected by you')).toBeVisible()
  await review.getByRole('button', { name: /^Confirm all/ }).click()
  await review.getByRole('button', { name: 'Add to medications' }).click()
  await expect(review.getByRole('button', { name: 'In your medications' })).toBeVisible()
  await review.getByRole('button', { name: 'Add to profile' }).first().click()
  await review.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await expect(conversation(page).getByText('report.txt', { exact: true })).toBeVisible()
  const answer = await say(page, 'What does my report say about my liver?')
  await expect(answer).toContainText(`ALT of 78 U/L on March 3, ${year} (page 1 of report.txt)`)

  await page.getByRole('button', { name: 'Upload documents' }).click()
  await page.getByRole('button', { name: 'My documents' }).click()
  const list = page.getByRole('dialog', { name: 'My documents' })
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download report.txt' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(report)
  await list.getByRole('button', { name: 'Results over time' }).click()
  await expect(list.getByRole('row', { name: /HbA1c/ })).toBeVisible()
  await list.getByRole('button', { name: 'Files', exact: true }).click()
  await list.getByRole('button', { name: 'Delete report.txt' }).click()
  await page.getByRole('dialog', { name: 'Delete document?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('No documents yet')).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(await say(page, 'What does my report say about my liver?')).not.toContainText('78')
})

test('a letter that changes and stops medicines of the list does so with one press each', async ({ page }) => {
  const dialog = await openUploads(page)
  const read = async (name: string, lines: string[]) => {
    await dialog.getByLabel('Select medical documents').setInputFiles([file(name, lines.join('\n'))])
    await dialog.getByRole('button', { name: 'Upload 1 Files' }).click()
    await dialog.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Check findings' }).click()
    return page.getByRole('dialog', { name })
  }
  const script = await read('script.txt', ['Medications', 'Bisoprolol 2.5 mg once daily', 'Ramipril 5 mg once daily'])
  await script.getByRole('button', { name: 'Add all 2 to my medications' }).click()
  await expect(script.getByRole('button', { name: 'In your medications' })).toHaveCount(2)
  await script.getByRole('button', { name: 'Close' }).click()

  const letter = await read('letter.txt', [
    'Medications on discharge',
    'Bisoprolol increased from 2.5 mg to 5 mg once daily',
    'Stopped: ramipril 5 mg (kidney injury)',
  ])
  await expect(letter.getByText('Changed from 2.5 mg.')).toBeVisible()
  await letter.getByRole('button', { name: /^Bisoprolol 5 mg/ }).click()
  await letter.getByRole('button', { name: 'Looks right: Bisoprolol' }).click()
  await letter.getByRole('button', { name: 'Change to 5 mg in my medications' }).click()
  await expect(letter.getByRole('button', { name: 'In your medications' })).toBeVisible()
  await letter.getByRole('button', { name: 'Mark Ramipril as stopped in my medications' }).click()
  await expect(letter.getByRole('button', { name: 'Mark Ramipril' })).toHaveCount(0)
  await letter.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.goto('/medications')
  await expect(page.getByRole('heading', { name: 'Bisoprolol' })).toBeVisible()
  await expect(page.getByText('Changed from 2.5 mg: letter.txt, page 1.')).toBeVisible()
  await expect(page.getByText('Stopped: letter.txt, page 1.')).toBeVisible()
})
