import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, say, test } from './journey.ts'
import { startServer } from './server.ts'

interface Typed {
  name: string
  dosage?: string
  frequency?: string
  stock?: string
  expiry?: string
}

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** A local calendar day, so many days from the page's own today. */
const day = (page: Page, days: number) =>
  page.evaluate((offset) => {
    const date = new Date()
    date.setDate(date.getDate() + offset)
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }, days)

async function fill(page: Page, { name, dosage = '10 mg', frequency, stock, expiry }: Typed) {
  await dialog(page).getByLabel('Medication name').fill(name)
  await dialog(page).getByLabel('Dosage').fill(dosage)
  if (frequency) await dialog(page).getByLabel('Frequency').selectOption(frequency)
  if (stock !== undefined) await dialog(page).getByLabel('Stock (pills)').fill(stock)
  if (expiry !== undefined) await dialog(page).getByLabel('Expiry date').fill(expiry)
}

async function add(page: Page, medication: Typed) {
  await page
    .getByRole('button', { name: /^Add (Medication|Your First Medication)$/ })
    .first()
    .click()
  await fill(page, medication)
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function open(page: Page, at = '12:00') {
  await page.clock.install({ time: new Date(`2026-11-20T${at}:00`) })
  await page.goto('/medications')
  await expect(page.getByRole('heading', { name: 'Medication Tracker' })).toBeVisible()
}

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
  await expect(card(page, 'Metformin')).toContainText('1 pill at 08:00 and 20:00, every day')
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
  await expect(page.getByText('1 medication is expired: Alpha. Do not take it any more.')).toBeVisible()
  await expect(page.getByText('3 medications are expiring within 30 days: Beta (today), Gamma (30 days), Eta (30 days).')).toBeVisible()
  await expect(page.getByText('3 medications are low in stock: Epsilon (10 pills), Eta (10 pills), Theta (0 pills).')).toBeVisible()
})

test('a dose taken counts the stock down, undo gives it back, a missed one is missed by itself', async ({ page }) => {
  await open(page, '08:05')
  await add(page, { name: 'Metformin', dosage: '500 mg', frequency: 'Three times daily', stock: '20' })
  const morning = page.getByRole('listitem', { name: 'Metformin at 08:00' })
  await expect(morning.getByText('Due')).toBeVisible()
  await morning.getByRole('button', { name: 'Taken: Metformin at 08:00' }).click()
  await expect(card(page, 'Metformin')).toContainText('19 pills')
  await morning.getByRole('button', { name: 'Undo: Metformin at 08:00' }).click()
  await expect(card(page, 'Metformin')).toContainText('20 pills')
  await expect(morning.getByText('Due')).toBeVisible()
  await morning.getByRole('button', { name: 'Skip: Metformin at 08:00' }).click()
  await expect(morning.getByText('Skipped')).toBeVisible()
  const noon = page.getByRole('listitem', { name: 'Metformin at 14:00' })
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
  await expect(page.getByText('No interaction known to us. That does not prove that there is none.')).toBeVisible()
})

test('a failed pharmacy search shows the three samples, marked', async ({ page }) => {
  await page.route('**/api/pharmacies*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page)
  await add(page, { name: 'Metformin', stock: '50' })
  await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
  await page.clock.runFor(3_000)
  const results = page.getByRole('list', { name: 'Pharmacy results' })
  for (const name of ['CVS Pharmacy - Main St', 'Walgreens - Oak Ave', 'Rite Aid - Elm St']) await expect(results).toContainText(name)
  await expect(results.getByText('Sample data')).toHaveCount(3)
  await expect(results.getByText('Call to check')).toHaveCount(6)
  await expect(results.getByRole('link', { name: /^Call CVS/ })).toHaveAttribute('href', /^tel:\d+$/)
})

test('the nearest pharmacies come from an imported extract, by place and by location', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-extract-'))
  const server = await startServer()
  const point = (lat: number, lon: number, properties: object) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })
  const features = [
    point(52.52, 13.4, { amenity: 'pharmacy', name: 'Far Pharmacy', phone: '+49 30 111' }),
    point(52.5, 13.4, { amenity: 'pharmacy', name: 'Near Pharmacy', phone: '+49 30 222', opening_hours: 'Mo-Fr 08:00-18:00' }),
    point(52.5, 13.401, { place: 'town', name: 'Oldtown', population: '9000' }),
  ]
  const file = join(folder, 'extract.geojson')
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }))
  execFileSync(process.execPath, [join(import.meta.dirname, '../apps/server/src/cli/pharmacies.ts'), 'import', file], {
    env: { ...process.env, DATA_DIR: server.folder },
  })
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-US',
    permissions: ['geolocation'],
    geolocation: { latitude: 52.521, longitude: 13.4 },
  })
  const page = await context.newPage()
  let isAsked = false
  await page.exposeFunction('locationAsked', () => (isAsked = true))
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...parameters) => {
      void (window as unknown as { locationAsked: () => void }).locationAsked()
      ask(...parameters)
    }
  })
  await page.goto('/medications')
  await add(page, { name: 'Metformin', stock: '50' })
  await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
  const first = page.getByRole('list', { name: 'Pharmacy results' }).getByRole('listitem').first()
  await page.getByLabel('Town or postcode').fill('oldtown')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Near Oldtown')).toBeVisible()
  await expect(first).toContainText('Near Pharmacy')
  await expect(first).toContainText('Open: Mo-Fr 08:00-18:00')
  await expect(first.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+4930222')
  await expect(first.getByRole('link', { name: /^Map/ })).toHaveAttribute('href', /openstreetmap\.org.*52\.5/)
  expect(isAsked).toBe(false)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(first).toContainText('Far Pharmacy')
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
  await page.getByLabel('Town or postcode').fill('Atlantis')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('This place is not known here.')).toBeVisible()
  await context.close()
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
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
  const taken = (tab: Page) => tab.getByRole('button', { name: 'Taken: Metformin at 08:00' })
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
  await expect(answer).toContainText('Ibuprofen and Warfarin')
  await expect(answer).toContainText('Is this list still right?')
  await say(page, 'I take metformin')
  await expect(page.getByText('You named Metformin. Add it to my list?')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Metformin is on your list.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in a full tracker, its dialogs and its pharmacies, ${colorScheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.address,
      colorScheme,
      locale: 'en-US',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    await open(page, '08:05')
    await add(page, { name: 'Warfarin', stock: '5', expiry: await day(page, -1) })
    await add(page, { name: 'Metformin', stock: '50', expiry: await day(page, 3) })
    await add(page, { name: 'Paracetamol', dosage: '500 mg', frequency: 'As needed', stock: '20' })
    await page.getByRole('button', { name: 'Taken: Metformin at 08:00' }).click()
    await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
    await page.clock.runFor(3_000)
    await expect(page.getByText('CVS Pharmacy - Main St')).toBeVisible()
    expect(await violations()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    // Nothing unseen lies below the last button.
    await page.locator('#main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
    await expect(page.getByRole('button', { name: 'Calendar file' })).toBeInViewport()
    await page.getByRole('button', { name: 'Add Medication' }).click()
    await fill(page, { name: 'Ibuprofen', dosage: '400 mg' })
    await dialog(page).getByText('Dose times:').click()
    expect(await violations()).toEqual([])
    await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Before you save' })).toBeVisible()
    expect(await violations()).toEqual([])
    await context.close()
  })
