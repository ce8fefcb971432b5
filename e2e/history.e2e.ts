import { readFileSync } from 'node:fs'
import { composer, conversation, expect, say, test } from './journey.ts'

const logInAsDemo = async (page: import('@playwright/test').Page) => {
  await page.goto('/history')
  await page.getByRole('button', { name: /Anonymous User/ }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('demo')
  await page.getByLabel('Password').fill('demo1234')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('4 consultation(s) found')).toBeVisible()
}

test('search and filter narrow the list, and each emptiness has its hint', async ({ page }) => {
  await page.goto('/history')
  await expect(page.getByText('No consultations found')).toBeVisible()
  const hint = await page.getByText('Start a consultation with the AI doctor').innerText()
  await logInAsDemo(page)
  const search = page.getByPlaceholder('Search symptoms or diagnosis...')
  await search.fill('RUNNY')
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await search.fill('')
  const filter = page.getByRole('combobox', { name: 'Filter consultations' })
  await filter.selectOption('Follow-up Needed')
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await filter.selectOption('Completed')
  await expect(page.getByText('3 consultation(s) found')).toBeVisible()
  await search.fill('nothing like this')
  await expect(page.getByText('No consultations found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  expect(hint).not.toContain('Try adjusting')
})

test('an entry opens, shows N/A for what is missing, and goes along as FHIR', async ({ page }) => {
  await logInAsDemo(page)
  await page.getByRole('button', { name: /Common cold/ }).click()
  const list = page.getByRole('region', { name: 'Consultations' })
  await expect(list.getByText('N/A')).toHaveCount(0)
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog').getByText('N/A')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Tension-type headache/ }).click()
  await expect(list.getByText('14/min')).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'FHIR R4 bundle' }).click()
  const bundle = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  const kinds = bundle.entry.map((each: { resource: { resourceType: string } }) => each.resource.resourceType)
  // The consultation, and from the health record what a doctor must know with it: long-term conditions and allergies.
  expect(kinds).toEqual(['Patient', 'Condition', 'ClinicalImpression', 'Condition', 'AllergyIntolerance', 'Provenance'])
  await page.keyboard.press('Escape')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Export all (FHIR)' }).click()
  const whole = readFileSync(await (await all).path(), 'utf8')
  for (const kind of ['MedicationStatement', 'Task', 'Provenance']) expect(whole).toContain(`"resourceType": "${kind}"`)
})

test('an entry of the demo opens with what was said then, on its own day', async ({ page }) => {
  await logInAsDemo(page)
  const [, day = ''] = /([A-Z][a-z]+ \d+, \d{4})/.exec(await page.getByRole('button', { name: /Common cold/ }).innerText()) ?? []
  await page.getByRole('button', { name: /Common cold/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Common cold' })
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View Details' }).click()
    await expect(dialog.getByText(/messages$/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expect(dialog.getByText(/messages$/)).toContainText(day)
  await expect(dialog.getByText('I have had a blocked and runny nose')).toBeVisible()
  await expect(dialog.getByRole('region', { name: /^How urgent/ })).toBeVisible()
})

test('a failed delete says so and keeps the entry', async ({ page }) => {
  await logInAsDemo(page)
  await page.route('**/api/history/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: /Common cold/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete medical history entry. Please try again.')).toBeVisible()
  await expect(page.getByText('4 consultation(s) found')).toBeVisible()
})

test('a deleted entry comes back with undo, and the next row has the focus', async ({ page }) => {
  await logInAsDemo(page)
  await page.getByRole('button', { name: /Common cold.*Likely.*AI confidence 66%/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 consultation(s) found')).toBeVisible()
  await expect(page.getByRole('button', { name: /Acute cystitis/ })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 consultation(s) found')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Common cold/ })).toBeVisible()
})

test('a history that cannot be loaded is an empty list', async ({ page }) => {
  await page.route('**/api/history', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/history')
  await expect(page.getByText('0 consultation(s) found')).toBeVisible()
})

test('entries that cannot be read are told of, beside those that can', async ({ page }) => {
  const history = [{ _id: 'id-1', addedAt: '2026-01-01', diagnosis: 'Migraine', confidence: 0.8 }]
  let damaged: string[] | undefined = ['id-2', 'id-3']
  await page.route('**/api/history', (route) => route.fulfill({ json: { history, damaged } }))
  await page.goto('/history')
  await expect(page.getByRole('alert').filter({ hasText: '2 entries could not be read and are not shown' })).toBeVisible()
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await expect(page.getByRole('button', { name: /Migraine/ })).toBeVisible()
  damaged = undefined
  await page.reload()
  await expect(page.getByRole('button', { name: /Migraine/ })).toBeVisible()
  await expect(page.getByText('could not be read')).toHaveCount(0)
})

test('consultations and messages that cannot be read are told of too', async ({ page }) => {
  const consultation = { id: 'c1', startedAt: '2026-01-01T10:00:00.000Z', complaint: 'Headache', leadingCause: null, messages: 2 }
  await page.route('**/api/consultations?*', (route) =>
    route.fulfill({ json: { consultations: [consultation], earlier: null, damaged: ['c2'] } }),
  )
  await page.route('**/api/consultations/c1?*', (route) =>
    route.fulfill({ json: { consultation, messages: [], earlier: null, damaged: ['m1', 'm2', 'm3'] } }),
  )
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  await expect(page.getByText('1 consultation could not be read and is not shown')).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByText('3 messages could not be read and are not shown')).toBeVisible()
})

test('five thousand entries scroll like ten', async ({ page }) => {
  const history = Array.from({ length: 5_000 }, (_, index) => ({
    _id: `id-${index}`,
    addedAt: '2026-01-01',
    diagnosis: `Diagnosis ${index}`,
    confidence: 0.8,
  }))
  await page.route('**/api/history', (route) => route.fulfill({ json: { history } }))
  await page.goto('/history')
  await expect(page.getByText('5000 consultation(s) found')).toBeVisible()
  const list = page.getByRole('region', { name: 'Consultations' })
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(600)
  expect(await list.getByRole('listitem').count()).toBeLessThan(40)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.getByText('Diagnosis 4999')).toBeVisible()
  await page.getByPlaceholder('Search symptoms or diagnosis...').fill('diagnosis 4321')
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
})

test('the history is the one place of the past: conversations and documents open from it too, and a talk goes on in the chat', async ({
  page,
}) => {
  await page.goto('/chat')
  await say(page, 'I have a sore throat')
  await page.getByRole('button', { name: 'New consultation' }).click()
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Medical History' }).click()
  await page.getByRole('button', { name: 'My documents' }).click()
  const documents = page.getByRole('dialog', { name: 'My documents' })
  await expect(documents.getByText('No documents yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(documents).toBeHidden()
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier consultations' })
  await earlier.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(conversation(page)).toContainText('I have a sore throat')
  await expect(composer(page)).toBeEnabled()
})
