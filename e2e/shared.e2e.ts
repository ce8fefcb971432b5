import type { Page } from '@playwright/test'
import { doctorIsReady, expect, test } from './journey.ts'
import { add } from './medication-journey.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

const letter = 'Discharge letter. Medication: Metformin 500 mg twice daily.'

/** What the phone does with a file that is shared to the installed application. */
async function share(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ names, letter }) => {
      const files = new DataTransfer()
      for (const name of names) files.items.add(new File([letter], name, { type: 'text/plain' }))
      const form = Object.assign(document.createElement('form'), { action: '/shared', method: 'post', enctype: 'multipart/form-data' })
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'documents', multiple: true, files: files.files })
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    { names, letter },
  )
}

async function isInThePocket(page: Page): Promise<void> {
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
}

test('a file shared from another application waits in the upload panel, is sent on a press, and is handed out once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/|\/shared/.test(request.url())) sent.push(new URL(request.url()).pathname)
  })
  await isInThePocket(page)
  await share(page, ['letter from the hospital.txt'])
  const panel = page.getByRole('dialog', { name: 'Upload Medical Documents' })
  await expect(panel.getByText('letter from the hospital.txt')).toBeVisible()
  await expect(page).toHaveURL(/\/chat$/)
  expect(sent.filter((path) => path.includes('document'))).toEqual([])
  expect(await page.evaluate(() => caches.has('dr-ai-shared'))).toBe(false)
  await panel.getByRole('button', { name: 'Upload 1 Files' }).click()
  await expect(panel.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect.poll(() => sent.filter((path) => path.includes('document')).length).toBe(1)
  await page.reload()
  await doctorIsReady(page)
  await expect(panel).toBeHidden()
})

test('without a network it waits all the same; what cannot be read is refused, what was too much is said', async ({ page, context }) => {
  await isInThePocket(page)
  await context.setOffline(true)
  await share(page, ['letter.txt', 'tune.mp3'])
  const panel = page.getByRole('dialog', { name: 'Upload Medical Documents' })
  await expect(panel.getByText('letter.txt')).toBeVisible()
  await expect(panel.getByRole('alert')).toContainText('is not supported')
  await context.setOffline(false)
  await page.reload()
  await share(
    page,
    Array.from({ length: 21 }, (_, index) => `page ${index}.txt`),
  )
  await expect(panel.getByRole('alert')).toContainText('could not be taken over')
  await expect(panel.getByRole('heading', { name: 'Files to Upload (20)' })).toBeVisible()
})

test('the icon carries the number of doses that are due, while reminders are on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'badge', { value: -1, writable: true })
    const note = (count: number) => {
      Object.assign(window, { badge: count })
      return Promise.resolve()
    }
    Navigator.prototype.setAppBadge = (count) => note(count ?? 0)
    Navigator.prototype.clearAppBadge = () => note(0)
  })
  const badge = () => page.evaluate(() => (window as unknown as { badge: number }).badge)
  await page.clock.setFixedTime(new Date('2031-11-20T08:05:00'))
  await page.goto('/medications')
  await add(page, { name: 'Metformin', dosage: '500 mg' })
  await page.getByLabel('Remind me of doses while the app is open or installed').click()
  await expect.poll(badge).toBe(1)
  await page.getByRole('list', { name: "Today's doses" }).getByRole('button', { name: 'Mark as taken: Metformin' }).first().click()
  await expect.poll(badge).toBe(0)
})
