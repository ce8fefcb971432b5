import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { composer, conversation, doctorIsReady, expect, say, test } from './journey.ts'

const block = (page: Page) => page.getByRole('button', { name: /Anonymous User/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function fill(page: Page, username: string, password: string) {
  await dialog(page).getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog(page).getByLabel('Password').fill(password)
}
async function register(page: Page, username: string, password: string) {
  await block(page).click()
  await dialog(page).getByRole('button', { name: 'Register here' }).click()
  await fill(page, username, password)
  await dialog(page).getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Keep a recovery file' })).toBeVisible()
}
async function logIn(page: Page, username: string, password: string) {
  await block(page).click()
  await fill(page, username, password)
  await dialog(page).getByRole('button', { name: 'Log In', exact: true }).click()
}

test('the dialog says what is wrong, and starts afresh each time', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await block(page).click()
  const alert = dialog(page).getByRole('alert')
  await dialog(page).getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(alert).toHaveText('Please enter both username and password.')
  await fill(page, 'ada', 'abc')
  await dialog(page).getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(alert).toHaveText('Password must be at least 4 characters.')
  await fill(page, 'ada', 'lovelace')
  await dialog(page).getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(alert).toHaveText('User does not exist. Please register.')

  await dialog(page).getByRole('button', { name: 'Register here' }).click()
  await expect(alert).toBeHidden()
  await expect(dialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('')
  await fill(page, 'Demo', 'lovelace')
  await dialog(page).getByRole('button', { name: 'Register', exact: true }).click()
  await expect(alert).toHaveText('Username already taken.')
  await dialog(page).getByRole('button', { name: 'Close auth modal' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(block(page)).toBeFocused()

  await block(page).click()
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('registering takes the visit along; signing out hides it; logging in brings it back', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'I have had a sore throat for two days')
  await register(page, 'Ada', 'lovelace')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Ada', { exact: true }).locator('visible=true')).toBeVisible()
  await expect(conversation(page).getByText('I have had a sore throat for two days')).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('aiDoctorUser') ?? '{}'))).toMatchObject({
    name: 'Ada',
    role: 'Patient',
  })

  await page.reload()
  await expect(conversation(page).getByText('I have had a sore throat for two days')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(block(page)).toBeVisible()
  await expect(conversation(page).getByText('I have had a sore throat for two days')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('aiDoctorUser'))).toBeNull()

  await logIn(page, ' ada ', 'wrong')
  await expect(dialog(page).getByRole('alert')).toHaveText('Invalid password.')
  await fill(page, ' ADA ', 'lovelace')
  await dialog(page).getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(conversation(page).getByText('I have had a sore throat for two days')).toBeVisible()
})

test('logging in with a visit behind asks, and a yes brings its conversation along', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await register(page, 'rosalind', 'franklin')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await say(page, 'my left knee hurts')
  await logIn(page, 'rosalind', 'franklin')
  await page.getByRole('dialog', { name: 'Add your visit to your record?' }).getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Added to your record.')).toBeVisible()
  await expect(conversation(page).getByText('my left knee hurts')).toBeHidden()
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(conversation(page).getByText('my left knee hurts')).toBeVisible()
  await say(page, 'since yesterday')
})

test('without its key a record is locked until the password comes', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await register(page, 'grace', 'hopper')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('dr-ai')
        opening.onsuccess = () => {
          const change = opening.result.transaction('keys', 'readwrite')
          change.objectStore('keys').delete('session')
          change.oncomplete = resolve
        }
      }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Record locked' })).toBeVisible()
  await page.getByLabel('Password').fill('hopper')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await doctorIsReady(page)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('a passkey of the device opens a locked record beside the password', async ({ page, server }) => {
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true, hasPrf: true },
    },
  })
  // Passkeys belong to a name: at an address of numbers browsers know none.
  await page.goto(`http://localhost:${new URL(server.address).port}/chat`)
  await doctorIsReady(page)
  await register(page, 'hedy', 'lamarr')
  await page.getByRole('button', { name: 'Not now' }).click()
  await say(page, 'my wrist hurts')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByText('Open with a passkey').click()
  await page.getByLabel('Your password, once more').fill('lamarr')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByText('A passkey of this device opens your record.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(conversation(page).getByText('my wrist hurts')).toBeHidden()
  await block(page).click()
  await dialog(page).getByRole('textbox', { name: 'Username' }).fill('hedy')
  await dialog(page).getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(conversation(page).getByText('my wrist hurts')).toBeVisible()
})

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const other = await context.newPage()
  await other.goto('/chat')
  await doctorIsReady(other)
  await register(page, 'mary', 'jackson')
  await expect(other.getByText('mary', { exact: true }).locator('visible=true')).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await say(page, 'my ear aches')
  await expect(conversation(other).getByText('my ear aches')).toBeVisible()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(block(page)).toBeVisible()
})

test('a diagnosis saved in one tab stands in the other within a second', async ({ page, context }) => {
  await page.goto('/history')
  await expect(page.getByText('0 consultation(s) found')).toBeVisible()
  const other = await context.newPage()
  await other.route('**/api/chat/analyze-history', (route) =>
    route.fulfill({ json: { success: true, diagnoses: [{ diagnosis: 'Migraine', confidence: 0.9 }], error: null } }),
  )
  await other.goto('/chat')
  await say(other, 'my head aches on one side')
  await other.getByRole('button', { name: 'Extract Medical History' }).click()
  await other.getByRole('button', { name: 'Add to Medical History' }).click()
  await expect(other.getByText('Diagnosis added to medical history successfully!')).toBeVisible()
  await expect(page.getByText('1 consultation(s) found')).toBeVisible({ timeout: 1_000 })
})

test('the demo account opens a sample record', async ({ page }) => {
  await page.goto('/history')
  await expect(page.getByText('0 consultation(s) found')).toBeVisible()
  await logIn(page, 'demo', 'demo1234')
  await expect(page.getByText('4 consultation(s) found')).toBeVisible()
  await expect(page.getByRole('button', { name: /Tension-type headache/ })).toBeVisible()
})

test('a recovery file brings the record to another browser, and everything can be deleted', async ({ page, browser }) => {
  await page.goto('/chat')
  await say(page, 'my left knee hurts')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Make a recovery file' }).click()
  const offer = page.getByRole('dialog', { name: 'Keep a recovery file' })
  const passphrase = await offer.getByTestId('passphrase').innerText()
  const download = page.waitForEvent('download')
  await offer.getByRole('button', { name: 'Save the file' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).not.toContain('knee')

  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(new URL('/chat', page.url()).href)
  await doctorIsReady(elsewhere)
  await elsewhere.getByRole('button', { name: 'Settings', exact: true }).click()
  await elsewhere.getByText('Restore from a recovery file').click()
  await elsewhere.getByLabel('Recovery file').setInputFiles(file)
  await elsewhere.getByLabel('Passphrase').fill('wrong')
  await elsewhere.getByRole('button', { name: 'Restore from file' }).click()
  await expect(elsewhere.getByText('This passphrase does not open the file, or the file is damaged.')).toBeVisible()
  await elsewhere.getByLabel('Passphrase').fill(passphrase.toUpperCase())
  await elsewhere.getByRole('button', { name: 'Restore from file' }).click()
  await expect(elsewhere.getByText('Your record was restored.')).toBeVisible()
  await elsewhere.reload()
  await expect(conversation(elsewhere).getByText('my left knee hurts')).toBeVisible()

  await elsewhere.getByRole('button', { name: 'Settings', exact: true }).click()
  await elsewhere.getByRole('button', { name: 'Delete everything' }).click()
  await elsewhere.getByRole('dialog', { name: 'Delete everything?' }).getByRole('button', { name: 'Delete everything' }).click()
  await expect(elsewhere.getByText('Everything was deleted, here and on the server.')).toBeVisible()
  await expect(conversation(elsewhere).getByText('my left knee hurts')).toBeHidden()
  await expect(composer(elsewhere)).toBeEnabled()
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  await expect(page.getByText('No consultations yet')).toBeVisible()
  await context.close()
})
