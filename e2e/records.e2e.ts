import { expect, say, test } from './journey.ts'

test('a value told in the chat is kept with one press, and stands in the health record with what it means', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'my bp is 184/112')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText('A blood pressure of 184 over 112 is kept, with the time.')).toBeVisible()
  await page.goto('/history')
  await page.getByRole('button', { name: 'Health record' }).click()
  await page.getByText('Measured values (1)').click()
  await expect(page.getByText(/184\/112 mmHg.*said in the chat/)).toBeVisible()
})

test('a summary is handed out by a link that is shown once, listed with what it holds, and revoked; a doctor reads it in any browser', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/history')
  await page.getByRole('button', { name: 'Health record' }).click()
  await page.getByText('Show it to a doctor by a link').click()
  await page.getByLabel('Passcode (optional)').fill('abc')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('Please use at least 4 characters, or none.')).toBeVisible()
  await page.getByLabel('Passcode (optional)').fill('rowan tree')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('img', { name: 'Code to scan: your new link' })).toBeVisible()
  const address = (await page.getByText(/\/summary#shlink:\//).textContent()) ?? ''
  const links = page.getByRole('list', { name: 'Links you have handed out' })
  await expect(links.getByText(/: Open$/)).toBeVisible()
  await expect(links.getByText('Nobody has opened it.')).toBeVisible()

  const asked: string[] = []
  const context = await browser.newContext({ baseURL: server.address })
  const doctor = await context.newPage()
  doctor.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await doctor.goto(address)
  await doctor.getByLabel('Who are you?').fill('Dr Example')
  await doctor.getByLabel('Passcode').fill('oak tree')
  await doctor.getByRole('button', { name: 'Open the summary' }).click()
  await expect(doctor.getByText('This is not the passcode.')).toBeVisible()
  await doctor.getByLabel('Passcode').fill('rowan tree')
  await doctor.getByRole('button', { name: 'Open the summary' }).click()
  await expect(doctor.getByRole('heading', { name: 'Health summary: Not given' })).toBeVisible()
  await expect(doctor.getByRole('region', { name: 'Allergies' })).toContainText('No information.')
  const { key } = JSON.parse(Buffer.from(address.split('shlink:/')[1] ?? '', 'base64url').toString())
  expect(asked.join()).toContain('/api/shl/')
  expect(asked.join()).not.toContain(key)

  await links.getByRole('button', { name: 'Revoke this link' }).click()
  await expect(links.getByText(/: Revoked$/)).toBeVisible()
  await doctor.reload()
  await doctor.getByLabel('Who are you?').fill('Dr Example')
  await doctor.getByRole('button', { name: 'Open the summary' }).click()
  await expect(doctor.getByRole('heading', { name: 'This link is closed' })).toBeVisible()
  await context.close()
})

test('a picture without the code of a health card is refused here, and is not sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/history')
  await page.getByRole('button', { name: 'Health record' }).click()
  await page.getByText('Bring a record').click()
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await page.getByLabel('File with records').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await expect(page.getByText('No code of a health card or health link was found in this picture.')).toBeVisible()
  expect(sent).not.toContain('/api/record/import')
})

test('a health link of somebody else names the server that would be asked, and where the host allows none says how else it comes in', async ({
  page,
}) => {
  const link = { url: `https://links.example.org/${'m'.repeat(43)}`, key: 'k'.repeat(43), flag: 'P', label: 'Summary', v: 1 }
  await page.goto('/history')
  await page.getByRole('button', { name: 'Health record' }).click()
  await page.getByText('Bring a record').click()
  const open = page.getByRole('button', { name: 'Open the link' })
  await page.getByLabel('Health link').fill('links.example.org')
  await open.click()
  await expect(page.getByText('Please paste the whole link. It holds "shlink:/".')).toBeVisible()
  await page.getByLabel('Health link').fill(`shlink:/${Buffer.from(JSON.stringify(link)).toString('base64url')}`)
  await expect(page.getByText('This Dr. AI asks the server of the link (links.example.org) for you.')).toBeVisible()
  await page.getByLabel('Your name').fill('Anna Example')
  await page.getByLabel('Passcode of the link').fill('rowan tree')
  await open.click()
  await expect(page.getByText('This Dr. AI asks no other servers. Open the link in your browser')).toBeVisible()
})
