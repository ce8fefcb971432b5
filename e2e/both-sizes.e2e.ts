import { readFileSync } from 'node:fs'
import { answerNoUntilVerdict, composer, conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'
import { add, card } from './medication-journey.ts'

const year = new Date().getFullYear()
const report = [
  `Collected: 3 March ${year}`,
  'ALT\t88\tU/L\t5 - 45\tH',
  'HbA1c\t8.1\t%\t4.0 - 5.6\tH',
  'Allergies: Penicillin (rash)',
  '1. Metformin 500 mg tablets, take one tablet twice daily',
].join('\n')

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${width} px`, () => {
    const isPhone = width < 500
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone, reducedMotion: 'reduce' })

    test('from the start page to a verdict, into the history, and to paper', async ({ page }) => {
      test.slow()
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Start Your Consultation' })).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: 'Start Your Consultation' }).click()
      await page.getByRole('button', { name: 'I Understand and Agree to Continue' }).click()
      await doctorIsReady(page)
      await page.getByRole('region', { name: 'Ways to begin' }).getByRole('button', { name: 'I have a sore throat' }).click()
      const person = page.getByRole('form', { name: 'Age and sex' })
      await person.getByRole('textbox', { name: 'Age in years' }).fill('34')
      await person.getByRole('button', { name: 'Female' }).click()
      await person.getByRole('button', { name: 'Continue' }).click()
      await expect(conversation(page).getByRole('article')).toHaveCount(5)
      const verdict = await answerNoUntilVerdict(page)
      await expect(verdict.getByRole('region', { name: /^How urgent/ })).toBeInViewport()
      await expect(verdict.getByRole('region', { name: 'What to do now' }).getByRole('listitem').first()).toBeVisible()
      const cause = await verdict.locator('summary').first().innerText()
      await pressInHeader(page, 'Show to a doctor')
      const handed = page.getByRole('dialog', { name: 'Handover for the doctor' })
      await expect(handed).toContainText('I have a sore throat')
      await expect(handed.getByRole('region', { name: 'How urgent' })).toBeInViewport()
      const paper = page.waitForEvent('download')
      await handed.getByRole('button', { name: 'Save as PDF' }).click()
      expect(readFileSync(await (await paper).path(), 'latin1')).toContain('/EmbeddedFile')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Save to history' }).click()
      const extracted = page.getByRole('dialog', { name: 'Extracted Medical History' })
      // What the conversation called possible is called possible here.
      const [name = '', band = ''] = cause.split(/\s*\n\s*/)
      await expect(extracted.getByRole('button', { name: new RegExp(`^${name.trim()}.*${band.trim()}`, 'i') })).toBeVisible()
      await extracted.getByRole('button', { name: 'Add to Medical History' }).first().click()
      await expect(extracted.getByRole('button', { name: 'Added to History' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Medical History' }).click()
      const entry = page.getByRole('button', { name: new RegExp(`${name.trim()}.*${band.trim()}`, 'is') })
      await entry.click()
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const pdf = page.waitForEvent('download')
      await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'PDF report' }).click()
      expect((await pdf).suggestedFilename()).toMatch(/^diagnosis-report-.*\.pdf$/)
    })

    test('an emergency, its first aid and its crew; then a crisis, its people and its page for the doctor', async ({ page }) => {
      await page.goto('/chat')
      await say(page, 'crushing chest pain into my left arm and I am sweating')
      const pinned = page.getByRole('region', { name: 'Call for help' })
      await expect(pinned.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 })
      await expect(conversation(page).getByRole('region', { name: 'First aid for chest pain' }).getByRole('listitem').first()).toBeVisible()
      // Nothing new draws the eye away from the number.
      const [tasks] = await page.getByRole('button', { name: isPhone ? 'More' : 'Health Tasks', exact: true }).all()
      expect(await tasks?.getAttribute('aria-description')).toBeNull()
      await say(page, 'they are here now')
      await page.getByRole('button', { name: 'Show on the whole screen' }).click()
      await expect(page.getByRole('dialog', { name: 'For the crew' })).toContainText('Why it is urgent')
      await page.keyboard.press('Escape')

      await pressInHeader(page, 'New consultation')
      await say(page, "I don't want to live any more")
      const help = conversation(page).getByRole('region', { name: 'Help is available now' })
      await expect(help.getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 })
      await expect(help.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
      await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Someone is with me' }).click()
      await doctorIsReady(page)
      await pressInHeader(page, 'Show to a doctor')
      const handed = page.getByRole('dialog', { name: 'Handover for the doctor' })
      const moments = handed.getByRole('listitem').filter({ has: page.locator('time') })
      await expect(moments.first()).toContainText("I don't want to live any more")
      await expect(moments.filter({ hasText: 'Someone is with me' })).toHaveCount(1)
      await expect(handed).not.toContainText('Viral')
    })

    test('a paper becomes results, a medicine on the list and an allergy in the record', async ({ page }) => {
      await page.goto('/chat')
      await doctorIsReady(page)
      await page.getByRole('button', { name: 'Upload documents' }).click()
      const uploads = page.getByRole('dialog', { name: 'Upload Medical Documents' })
      const file = { name: 'laboratory-report.txt', mimeType: 'text/plain', buffer: Buffer.from(report) }
      await uploads.getByLabel('Select medical documents').setInputFiles(file)
      await uploads.getByRole('button', { name: 'Upload 1 Files' }).click()
      await uploads.getByRole('button', { name: 'Check findings' }).click()
      const review = page.getByRole('dialog', { name: file.name })
      await expect(review.getByRole('listitem').first()).toContainText('HbA1c')
      await expect(review.getByRole('button', { name: /^Penicillin \(rash\)/ })).toBeAttached()
      await expect(review.getByRole('button', { name: /^Metformin 500 mg.*, twice daily/ })).toBeAttached()
      await review.getByRole('button', { name: /^Confirm all/ }).click()
      await review.getByRole('button', { name: 'Add to medications' }).click()
      await expect(review.getByRole('button', { name: 'In your medications' })).toBeVisible()
      await review.getByRole('button', { name: 'Add to profile' }).first().click()
      // Closing the findings leads back to the list they came from.
      await page.keyboard.press('Escape')
      await uploads.getByRole('button', { name: 'Done' }).click()
      await expect(await say(page, 'What does my report say about my liver?')).toContainText('ALT of 88 U/L')
      await page.getByRole('link', { name: 'Medications', exact: false }).first().click()
      await expect(card(page, 'Metformin')).toBeVisible()
    })

    test('a medicine: its name is put right, its pack counted, and what has expired is not skipped', async ({ page }) => {
      await page.goto('/medications')
      await page.getByRole('button', { name: 'Add Your First Medication' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Medication' })
      await dialog.getByLabel('Medication name').fill('warfarn')
      await dialog.getByRole('button', { name: /^Did you mean warfarin/i }).click()
      await expect(dialog.getByLabel('Medication name')).toHaveValue(/^warfarin$/i)
      await dialog.getByLabel('Dosage').fill('3 mg')
      await dialog.getByLabel('Expiry date').fill(`${year - 1}-01-31`)
      await dialog.getByRole('button', { name: 'Add Medication' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/do not skip/i).first()).toBeVisible()
      await expect(page.getByText(/do not take it/i)).toHaveCount(0)
      // Nobody has counted the pills: that is no shortage.
      await expect(page.getByText(/low in stock|Low Stock/i)).toHaveCount(0)
      await add(page, { name: 'Metformin', dosage: '500 mg', stock: '3' })
      await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
      await expect(page.getByText('Where shall I look?')).toBeVisible()
      await expect(page.getByText('Sample data')).toHaveCount(0)
    })

    test('the history is a timeline whose entries open, tell what was said, go and come back', async ({ page }) => {
      await page.goto('/history')
      await page.getByRole('button', { name: /Anonymous User/ }).click()
      await page.getByRole('textbox', { name: 'Username' }).fill('demo')
      await page.getByLabel('Password').fill('demo1234')
      await page.getByRole('button', { name: 'Log In', exact: true }).click()
      await expect(page.getByText('4 consultation(s) found')).toBeVisible()
      const entry = page.getByRole('button', { name: /Acute cystitis/ })
      await expect(entry).toContainText('Advised: See a doctor for a urine test.')
      await expect(entry).toContainText('AI confidence 86%')
      await entry.click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog', { name: 'Delete entry' }).getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('3 consultation(s) found')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('4 consultation(s) found')).toBeVisible()
    })

    test('without a network it says so, keeps what was written and sends it by itself', async ({ page, context }) => {
      await page.goto('/chat')
      await doctorIsReady(page)
      await composer(page).fill('half a sentence')
      // On a phone the bar at the foot comes back when the typing ends.
      await composer(page).blur()
      await page.getByRole('link', { name: 'Medications', exact: false }).first().click()
      await expect(page.getByRole('heading', { name: 'Medication Tracker' })).toBeVisible()
      await page.getByRole('link', { name: 'AI Doctor Chat', exact: false }).first().click()
      await expect(composer(page)).toHaveValue('half a sentence')
      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await composer(page).fill('I have a sore throat')
      await composer(page).press('Enter')
      await expect(conversation(page).getByText('I have a sore throat')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('You are offline.')).toBeHidden()
      await doctorIsReady(page)
      await expect(conversation(page).getByRole('article')).toHaveCount(3)
    })
  })
}
