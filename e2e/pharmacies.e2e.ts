import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './journey.ts'
import { add, open } from './medication-journey.ts'
import { startServer } from './server.ts'

test('a failed pharmacy search shows the three samples, marked', async ({ page }) => {
  await page.route('**/api/pharmacies*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page)
  await add(page, { name: 'Metformin', stock: '50' })
  await page.getByRole('button', { name: 'Find Pharmacy for Metformin' }).click()
  // The place comes first: nothing is searched, and no sample stands there, before.
  await expect(page.getByText('Where shall I look?')).toBeVisible()
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.clock.runFor(3_000)
  const results = page.getByRole('list', { name: 'Pharmacy results' })
  for (const name of ['CVS Pharmacy - Main St', 'Walgreens - Oak Ave', 'Rite Aid - Elm St']) await expect(results).toContainText(name)
  await expect(results.getByText('Sample data')).toHaveCount(3)
  await expect(results.getByText('Call to check')).toHaveCount(6)
  await expect(results.getByRole('link')).toHaveCount(0)
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
