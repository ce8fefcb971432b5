import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function register(page: Page, username: string) {
  await page.goto('/chat')
  await doctorIsReady(page)
  await pressInHeader(page, /Anonymous User/)
  await page.getByRole('button', { name: 'Register here' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password').fill('lovelace')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
}

async function addLena(page: Page) {
  await pressInHeader(page, /^Ada/)
  const family = dialog(page, 'Whose record?')
  await family.getByText('Add a person').click()
  await family.getByRole('button', { name: 'Add and open the record' }).click()
  await expect(family.getByText('Please enter a name.')).toBeVisible()
  await family.getByLabel('Name').fill('Lena')
  await family.getByLabel('Who is it?').selectOption('daughter')
  await family.getByLabel('Date of birth (optional)').fill('2019-05-04')
  await family.getByRole('button', { name: 'Add and open the record' }).click()
  await expect(page.getByText('The record of Lena is open now.')).toBeVisible()
}

test('a child has a record of her own: the doctor speaks of her, every screen names her, and nothing of the parent stands in it', async ({
  page,
}) => {
  await register(page, 'Ada')
  await say(page, 'I have had a cough for a week')
  await addLena(page)
  await expect(page.getByText(/^Record of Lena$/).first()).toBeVisible()
  await expect(conversation(page).getByText('I have had a cough')).toBeHidden()
  const answer = await say(page, 'itchy rash on her arms since yesterday')
  await expect(answer).toContainText('your daughter')

  await pressInHeader(page, 'Settings')
  const settings = dialog(page, 'Settings')
  await expect(settings.getByText(/^Record of Lena$/)).toBeVisible()
  await expect(settings.getByLabel('Age in years')).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.reload()
  await doctorIsReady(page)
  await expect(conversation(page).getByText('itchy rash on her arms')).toBeVisible()
  await pressInHeader(page, /^Lena/)
  await dialog(page, 'Whose record?').getByRole('button', { name: /Ada/ }).click()
  await expect(conversation(page).getByText('I have had a cough for a week')).toBeVisible()
})

test('a grown child takes her record into an account of her own', async ({ page, browser, server }) => {
  await register(page, 'Ada')
  await addLena(page)
  await say(page, 'I have had a sore throat for two days')
  await pressInHeader(page, /^Lena/)
  await dialog(page, 'Whose record?').getByRole('button', { name: 'Hand over' }).click()
  const handOver = dialog(page, 'Hand over Lena’s record')
  const passphrase = (await handOver.getByTestId('passphrase').textContent()) ?? ''
  const [file] = await Promise.all([page.waitForEvent('download'), handOver.getByRole('button', { name: 'Save the file' }).click()])
  const content = readFileSync(await file.path())

  const context = await browser.newContext({ baseURL: server.address })
  const lena = await context.newPage()
  await register(lena, 'Lena')
  await pressInHeader(lena, 'Settings')
  await lena.getByText('Restore from a recovery file').click()
  await lena.getByLabel('Recovery file').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: content })
  await lena.getByLabel('Passphrase').fill(passphrase)
  await lena.getByRole('button', { name: 'Restore from file' }).click()
  await expect(lena.getByText('Your record was restored.')).toBeVisible()
  await lena.keyboard.press('Escape')
  await expect(conversation(lena).getByText('I have had a sore throat')).toBeVisible()
  await context.close()
})
