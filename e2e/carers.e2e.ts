import { expect, pressInHeader, test } from './journey.ts'
import { add } from './medication-journey.ts'

test('a carer sees the medications by a link, writes a dose down, and is shut out when the link is revoked', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/medications')
  await add(page, { name: 'Metformin', dosage: '500 mg' })
  await pressInHeader(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByText('Who else may look').click()
  await settings.getByRole('button', { name: 'Give access' }).click()
  await expect(settings.getByText('Please say who it is for.')).toBeVisible()
  await settings.getByLabel('Who is it for?').fill('Gran')
  await settings.getByRole('button', { name: 'Give access' }).click()
  const made = settings.getByRole('region', { name: 'Your new access' })
  const link = (await made.getByText(/\/care#/).textContent()) ?? ''

  const context = await browser.newContext({ baseURL: server.address })
  const gran = await context.newPage()
  await expect(async () => {
    await gran.goto(link)
    await gran.reload()
    await expect(gran.getByRole('region', { name: 'All medications' }).getByText('Metformin 500 mg')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const doses = gran.getByRole('region', { name: 'Doses' })
  await doses.getByRole('button', { name: 'Taken', exact: true }).first().click()
  await expect(doses.getByText(/Taken, written down by Gran/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('One dose was written down by a carer.')).toBeVisible()
  await pressInHeader(page, 'Settings')
  await settings.getByText('Who else may look').click()
  await settings.getByText(/^Used \d+ times$/).click()
  await expect(settings.getByText(/: Writing down doses$/)).toBeVisible()
  await settings.getByRole('button', { name: 'Revoke' }).click()
  await expect(settings.getByText('Gran: Revoked')).toBeVisible()
  await gran.reload()
  await expect(gran.getByRole('heading', { name: 'This link is closed' })).toBeVisible()
  await context.close()
})
