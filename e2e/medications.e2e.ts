import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hasNoViolations } from './axe.ts'
import { expect, say, test } from './journey.ts'
import { add, card, day, dialog, fill, open } from './medication-journey.ts'

test('a medication is added, edited and outlives a reload', async ({ page }) => {
  await open(page, '07:00')
  await expect(page.getByText('No medications added yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Medication' }).click()
  await expect(dialog(page).getByLabel('Frequency')).toHaveValue('Daily')
  await expect(dialog(page).getByLabel('Start date')).toHaveValue(await day(page, 0))
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(page.getByText('Please enter the name of the medication.')).toBeVisible()
  await fill(page, { name: 'Metformin', dosage: '500 mg', stock: '40' })
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(card(page, 'Metformin')).toContainText('40 pills, about 40 days left')
  await expect(card(page, 'Metformin')).toContainText('N/A')
  await page.getByRole('button', { name: 'Edit Metformin' }).click()
  await fill(page, { name: 'Metformin', dosage: '850 mg', frequency: 'Twice daily' })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(card(page, 'Metformin')).toContainText('850 mg · Twice daily')
  await page.reload()
  await expect(card(page, 'Metformin')).toContainText('1 pill at 8:00 AM and 8:00 PM, every day')
})

test('statuses change at their exact boundaries, expiry first', async ({ page }) => {
  await open(page)
  const rows: [string, number | null, string, string][] = [
    ['Alpha', -1, '100', 'Expired'],
    ['Beta', 0, '100', 'Expiring Soon'],
    ['Gamma', 30, '100', 'Expiring Soon'],
    ['Delta', 31, '100', 'Active'],
    ['Epsilon', 31, '10', 'Low Stock'],
    ['Zeta', 31, '11', 'Active'],
    ['Eta', 30, '10', 'Expiring Soon'],
    ['Theta', null, '0', 'Low Stock'],
  ]
  for (const [name, days, stock] of rows) await add(page, { name, stock, expiry: days === null ? '' : await day(page, days) })
  for (const [name, , , word] of rows) await expect(card(page, name).getByText(word, { exact: true })).toBeVisible()
  await expect(page.getByText('1 medication is expired: Alpha. Get a new pack before your next dose, and do not skip doses.')).toBeVisible()
  await expect(page.getByText('3 medications are expiring within 30 days: Beta (today), Gamma (30 days), Eta (30 days).')).toBeVisible()
  await expect(page.getByText('3 medications are low in stock: Epsilon (10 pills), Eta (10 pills), Theta (0 pills).')).toBeVisible()
})

test('a dose taken counts the stock down, undo gives it back, a missed one is missed by itself', async ({ page }) => {
  await open(page, '08:05')
  await add(page, { name: 'Metformin', dosage: '500 mg', frequency: 'Three times daily', stock: '20' })
  const morning = page.getByRole('listitem', { name: 'Metformin at 8:00 AM' })
  await expect(morning.getByText('Due')).toBeVisible()
  await morning.getByRole('button', { name: 'Taken: Metformin at 8:00 AM' }).click()
  await expect(card(page, 'Metformin')).toContainText('19 pills')
  await morning.getByRole('button', { name: 'Undo: Metformin at 8:00 AM' }).click()
  await expect(card(page, 'Metformin')).toContainText('20 pills')
  await expect(morning.getByText('Due')).toBeVisible()
  await morning.getByRole('button', { name: 'Skip: Metformin at 8:00 AM' }).click()
  await expect(morning.getByText('Skipped')).toBeVisible()
  const noon = page.getByRole('listitem', { name: 'Metformin at 2:00 PM' })
  await expect(noon.getByText('Upcoming')).toBeVisible()
  await page.clock.fastForward('10:00:00')
  await expect(noon.getByText('Missed')).toBeVisible()
  await page.getByRole('button', { name: /^Refill 30 pills of Metformin/ }).click()
  await expect(card(page, 'Metformin')).toContainText('50 pills')
})

test('too soon and over the maximum warn before, and say when the next one is possible', async ({ page }) => {
  await open(page, '10:00')
  await page.getByRole('button', { name: 'Add Your First Medication' }).click()
  await fill(page, { name: 'Ibuprofen', dosage: '400 mg', frequency: 'As needed', stock: '20' })
  await dialog(page).getByText('Dose times:').click()
  await dialog(page).getByRole('button', { name: 'Use these limits' }).click()
  await expect(dialog(page).getByLabel('Most doses in a day')).toHaveValue('3')
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  const takeNow = page.getByRole('button', { name: 'Take now: 1 pill of Ibuprofen' })
  await takeNow.click()
  await expect(page.getByText('Taken 1 time today')).toBeVisible()
  await takeNow.click()
  await expect(dialog(page).getByRole('heading', { name: 'Too soon' })).toBeVisible()
  await expect(dialog(page).getByText(/Next possible at 2:00\sPM/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Do not take it' }).click()
  for (const hours of ['04:01:00', '04:01:00']) {
    await page.clock.fastForward(hours)
    await takeNow.click()
  }
  await expect(page.getByText('Taken 3 times today')).toBeVisible()
  await page.clock.fastForward('04:01:00')
  await takeNow.click()
  await expect(dialog(page).getByRole('heading', { name: "Over the day's maximum" })).toBeVisible()
  await expect(dialog(page).getByText(/Next possible at .*12:00\sAM/)).toBeVisible()
})

test('an interaction interrupts before saving, and the name is completed', async ({ page }) => {
  await open(page)
  await add(page, { name: 'Warfarin', dosage: '5 mg', stock: '50' })
  await expect(card(page, 'Warfarin')).toBeVisible()
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await dialog(page).getByLabel('Medication name').fill('Advi')
  await expect(dialog(page).locator('datalist option[value="Advil"]')).toHaveCount(1)
  await dialog(page).getByLabel('Medication name').fill('ibuprofn')
  await page.clock.runFor(1_000)
  await dialog(page)
    .getByRole('button', { name: /^Did you mean ibuprofen/i })
    .click()
  await expect(dialog(page).getByLabel('Medication name')).toHaveValue(/^ibuprofen$/i)
  await fill(page, { name: 'Advil', dosage: '200 mg', stock: '50' })
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Before you save' })).toBeVisible()
  await expect(dialog(page)).toContainText('Warfarin and Advil')
  await expect(dialog(page)).toContainText('bleeding')
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(card(page, 'Advil')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await dialog(page).getByRole('button', { name: 'Save anyway' }).click()
  await expect(card(page, 'Advil')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Safety check' })).toContainText('Warfarin and Advil')
})

test('what goes together is said no stronger than it is', async ({ page }) => {
  await open(page)
  await add(page, { name: 'Lisinopril', stock: '50' })
  await add(page, { name: 'Amlodipine', stock: '50' })
  await expect(page.getByText('We found no known interactions. Ask a pharmacist if you are unsure.')).toBeVisible()
})

test('a deleted medication comes back with undo, for ten seconds', async ({ page }) => {
  await open(page)
  await add(page, { name: 'Metformin', stock: '33' })
  await page.getByRole('button', { name: 'Delete Metformin' }).click()
  await expect(page.getByText('No medications added yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Metformin')).toContainText('33 pills')
  await page.getByRole('button', { name: 'Delete Metformin' }).click()
  await expect(page.getByText('Metformin was deleted.')).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByText('Metformin was deleted.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No medications added yet')).toBeVisible()
})

test('two tabs take the same dose once', async ({ page, context }) => {
  await open(page, '08:05')
  await add(page, { name: 'Metformin', stock: '20' })
  const other = await context.newPage()
  await other.clock.install({ time: new Date('2026-11-20T08:05:00') })
  await other.goto('/medications')
  const taken = (tab: Page) => tab.getByRole('button', { name: 'Taken: Metformin at 8:00 AM' })
  await expect(taken(other)).toBeVisible()
  await taken(page).click()
  await expect(card(other, 'Metformin')).toContainText('19 pills')
  await expect(taken(other)).toHaveCount(0)
})

test('the list goes along as a PDF, the times as a calendar that is discreet', async ({ page }) => {
  await open(page)
  await add(page, { name: 'Metformin', stock: '50' })
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'List for the doctor (PDF)' }).click()
  expect(
    readFileSync(await (await pdf).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const calendar = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save calendar file' }).click()
  const text = readFileSync(await (await calendar).path(), 'utf8')
  expect(text).toContain('BEGIN:VALARM')
  expect(text).not.toContain('Metformin')
})

test('the doctor in the chat knows the list, and offers to add what is said to be taken', async ({ page }) => {
  await page.goto('/medications')
  await add(page, { name: 'Warfarin', dosage: '5 mg', stock: '50' })
  await expect(card(page, 'Warfarin')).toBeVisible()
  await page.goto('/chat')
  const answer = await say(page, 'Can I take ibuprofen?')
  await expect(answer).toContainText('Ibuprofen and warfarin')
  await expect(answer).toContainText('Is this list still right?')
  await say(page, 'I take metformin')
  await expect(page.getByText('You mentioned metformin. Add it to your medications?')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Metformin is on your list.')).toBeVisible()
  await say(page, 'I take lisinopril and atorvastatin too')
  await expect(page.getByText('You mentioned lisinopril and atorvastatin. Add them to your medications?')).toBeVisible()
  await page.getByRole('button', { name: 'Add all', exact: true }).click()
  await page.getByRole('link', { name: 'Medications' }).click()
  for (const name of ['Metformin', 'Lisinopril', 'Atorvastatin']) await expect(card(page, name)).toBeVisible()
})

test('axe finds nothing in a full tracker, its dialogs and its pharmacies', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, '08:05')
  await add(page, { name: 'Warfarin', stock: '5', expiry: await day(page, -1) })
  await add(page, { name: 'Metformin', stock: '50', expiry: await day(page, 3) })
  await add(page, { name: 'Paracetamol', dosage: '500 mg', frequency: 'As needed', stock: '20' })
  await page.getByRole('button', { name: 'Taken: Metformin at 8:00 AM' }).click()
  await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.clock.runFor(3_000)
  await expect(page.getByText('CVS Pharmacy - Main St')).toBeVisible()
  await hasNoViolations(page, 'tracker and pharmacies')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  // Nothing unseen lies below the last button.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: 'Calendar file' })).toBeInViewport()
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await fill(page, { name: 'Ibuprofen', dosage: '400 mg' })
  await dialog(page).getByText('Dose times:').click()
  await hasNoViolations(page, 'new medication')
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Before you save' })).toBeVisible()
  await hasNoViolations(page, 'before it is saved')
  await context.close()
})
