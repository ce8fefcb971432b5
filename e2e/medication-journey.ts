import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

interface Typed {
  name: string
  dosage?: string
  frequency?: string
  stock?: string
  expiry?: string
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** A local calendar day, so many days from the page's own today. */
export const day = (page: Page, days: number) =>
  page.evaluate((offset) => {
    const date = new Date()
    date.setDate(date.getDate() + offset)
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }, days)

/** Types a medication into the open dialog. */
export async function fill(page: Page, { name, dosage = '10 mg', frequency, stock, expiry }: Typed) {
  await dialog(page).getByLabel('Medication name').fill(name)
  await dialog(page).getByLabel('Dosage').fill(dosage)
  if (frequency) await dialog(page).getByLabel('Frequency').selectOption(frequency)
  if (stock !== undefined) await dialog(page).getByLabel('Stock (pills)').fill(stock)
  if (expiry !== undefined) await dialog(page).getByLabel('Expiry date').fill(expiry)
}

/** Adds a medication from the screen, its dialog included. */
export async function add(page: Page, medication: Typed) {
  await page
    .getByRole('button', { name: /^Add (Medication|Your First Medication)$/ })
    .first()
    .click()
  await fill(page, medication)
  await dialog(page).getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** The tracker, the page's clock standing at a time of day. */
export async function open(page: Page, at = '12:00') {
  await page.clock.install({ time: new Date(`2026-11-20T${at}:00`) })
  await page.goto('/medications')
  await expect(page.getByRole('heading', { name: 'Medication Tracker' })).toBeVisible()
}
