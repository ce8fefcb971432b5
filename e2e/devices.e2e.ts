import type { Browser, Page } from '@playwright/test'
import { expect, pressInHeader, say, test } from './journey.ts'
import { add } from './medication-journey.ts'
import type { Server } from './server.ts'

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

async function openDevices(page: Page) {
  await pressInHeader(page, 'Settings')
  await settingsOf(page).getByText('Your devices', { exact: true }).click()
  return settingsOf(page)
}

/** A second device that opens the address which the first one shows, and joins when both show the same number. */
async function pair(laptop: Page, browser: Browser, server: Server): Promise<Page> {
  const settings = await openDevices(laptop)
  await settings.getByRole('button', { name: 'Add a device' }).click()
  const shown = settings.getByRole('region', { name: 'Add a device' })
  await expect(shown.getByAltText('Code to scan with the other device')).toBeVisible()
  const address = (await shown.getByText(/\/join#/).textContent()) ?? ''
  const context = await browser.newContext({ baseURL: server.address })
  const phone = await context.newPage()
  await phone.goto(address)
  await phone.getByRole('button', { name: 'Ask to join' }).click()
  const code = (await settings.getByTestId('pairing-code').textContent()) ?? ''
  expect(code).toMatch(/^\d{3} \d{3}$/)
  await expect(phone.getByTestId('pairing-code')).toHaveText(code)
  await settings.getByRole('button', { name: 'Yes, the number is the same' }).click()
  await expect(phone.getByText('This device has joined. Your record is here.')).toBeVisible()
  await expect(settings.getByText('The other device has joined.')).toBeVisible()
  await expect(settings.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(2)
  await laptop.keyboard.press('Escape')
  return phone
}

test('a phone joins a laptop’s record by a code; what each writes arrives at the other; two words for one thing are both kept', async ({
  page: laptop,
  browser,
  server,
}) => {
  await laptop.goto('/chat')
  await say(laptop, 'I have had a cough for a week')
  await laptop.goto('/medications')
  await add(laptop, { name: 'Metformin', dosage: '500 mg' })
  const phone = await pair(laptop, browser, server)
  await expect(phone.getByText('Metformin').first()).toBeVisible()
  await add(phone, { name: 'Ramipril', dosage: '5 mg' })
  await expect(laptop.getByText('Ramipril').first()).toBeVisible({ timeout: 30_000 })
  await phone.goto('/chat')
  await pressInHeader(phone, 'Earlier consultations')
  await expect(phone.getByRole('dialog', { name: 'Earlier consultations' }).getByText(/cough/i).first()).toBeVisible()

  await phone.goto('/medications')
  await expect(phone.getByText('Metformin').first()).toBeVisible()
  const dosage = async (page: Page, to: string) => {
    await page.getByRole('button', { name: 'Edit Metformin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Medication' })
    await dialog.getByLabel('Dosage').fill(to)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
  }
  await phone.context().setOffline(true)
  await dosage(phone, '850 mg')
  await dosage(laptop, '1 g')
  await phone.context().setOffline(false)
  await openDevices(laptop)
  await expect(settingsOf(laptop).getByText('Metformin: dosage')).toBeVisible({ timeout: 60_000 })
  await settingsOf(laptop).getByRole('button', { name: '850 mg' }).click()
  await expect(settingsOf(laptop).getByText('Metformin: dosage')).toBeHidden()
  await laptop.keyboard.press('Escape')
  await expect(phone.getByText(/Metformin/).first()).toBeVisible()
  await expect(phone.getByText('850 mg').first()).toBeVisible({ timeout: 30_000 })
  await expect(laptop.getByText('850 mg').first()).toBeVisible()
  await phone.context().close()
})

test('a code is for one device, and an address that is none says so', async ({ page: laptop, browser, server }) => {
  await laptop.goto('/chat')
  await say(laptop, 'I have had a cough for a week')
  const settings = await openDevices(laptop)
  await settings.getByRole('button', { name: 'Add a device' }).click()
  const address = (await settings.getByText(/\/join#/).textContent()) ?? ''
  const join = async (where: string) => {
    const page = await (await browser.newContext({ baseURL: server.address })).newPage()
    await page.goto(where)
    await page.getByRole('button', { name: 'Ask to join' }).click()
    return page
  }
  await join(address)
  await expect(settings.getByTestId('pairing-code')).toBeVisible()
  for (const where of [address, '/join#nothing']) {
    const page = await join(where)
    await expect(page.getByText('This device could not join.')).toBeVisible()
    await page.context().close()
  }
  await settings.getByRole('button', { name: 'No', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'Add a device' })).toBeVisible()
})
