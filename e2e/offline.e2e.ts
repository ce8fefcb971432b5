import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { composer, conversation, doctorIsReady, expect, say, test } from './journey.ts'
import { add, card, open } from './medication-journey.ts'
import { startServer } from './server.ts'

test.use({ serviceWorkers: 'allow' })

/** The version is kept, and the page runs under it. */
async function isInThePocket(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

test('the app can be installed', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '')).json(),
  )
  expect(manifest).toMatchObject({ start_url: '/chat', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//)
})

test('who only looks at the start page is sent no application', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(7_000)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('without a network every screen opens, with what was on it', async ({ page, context }) => {
  await page.goto('/history')
  await expect(page.getByText('No consultations found')).toBeVisible()
  await page.goto('/chat')
  await say(page, 'I have a sore throat')
  await isInThePocket(page)
  await context.setOffline(true)

  await page.reload()
  await expect(conversation(page).getByText('I have a sore throat')).toBeVisible()
  // A browser that was opened anew may not know yet that its network is gone; the silence of the server says it then.
  await expect(page.getByText(/^(You are offline|There is no connection to the server)\./)).toBeVisible()
  await page.getByRole('link', { name: 'Medications' }).click()
  await expect(page.getByRole('heading', { name: 'Medication Tracker' })).toBeVisible()
  await page.goto('/medications')
  await expect(page.getByRole('button', { name: 'Add Medication' }).first()).toBeEnabled()
  await page.goto('/history')
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Your Consultation' })).toBeVisible()
  for (const path of ['/safeguards', '/docs', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This page needs the network' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'AI Doctor Chat' }).click()
  await expect(composer(page)).toBeVisible()
  await expect(page.getByText('Unexpected Application Error')).toBeHidden()
})

test('where the browser believes itself online and the server is silent, the page says so until it answers', async ({ browser }) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' })
  try {
    const page = await context.newPage()
    await page.goto('/chat')
    await doctorIsReady(page)
    await isInThePocket(page)
    await server.kill()
    await page.reload()
    const line = page.getByText('There is no connection to the server.')
    await expect(line).toBeVisible()
    await expect(page.getByRole('link', { name: 'numbers and first aid' })).toBeVisible()
    await server.start()
    await expect(line).toBeHidden()
  } finally {
    await context.close()
    await server.remove()
  }
})

test('without a network the dialogs open, the settings too', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await isInThePocket(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Health Tasks' }).click()
  await expect(page.getByRole('dialog', { name: 'Health Tasks' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  await expect(page.getByRole('dialog', { name: 'Earlier consultations' })).toBeVisible()
})

test('nothing of a record and no answer of the server is kept among the files', async ({ page }) => {
  await page.goto('/chat')
  await isInThePocket(page)
  await say(page, 'I have a sore throat')
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByText('No consultations found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No consultations found')).toBeVisible()
  const paths = await kept(page)
  expect(paths).toEqual(expect.arrayContaining(['/landing.html', '/chat.html', '/medications.html', '/history.html', '/offline.html']))
  expect(paths.filter((path) => !/^\/(static\/.+-[\w-]{8}\.\w+|[\w-]+\.(html|png|svg|webmanifest))$/.test(path))).toEqual([])
})

test('a newer version waits until the patient says so, then all of it comes at once', async ({ browser }) => {
  const web = mkdtempSync(join(tmpdir(), 'dr-ai-web-'))
  cpSync(join(import.meta.dirname, '../apps/web/dist'), web, { recursive: true })
  const server = await startServer({ WEB_DIR: web })
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' })
  try {
    const page = await context.newPage()
    await page.goto('/chat')
    await doctorIsReady(page)
    await isInThePocket(page)
    const before = await page.evaluate(() => caches.keys())
    const worker = join(web, 'sw.js')
    const next = readFileSync(worker, 'utf8').replace(/"version":"\w+"/, '"version":"the-next-one"')
    for (const packed of ['.br', '.gz']) rmSync(worker + packed)
    writeFileSync(worker, next)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect(page.getByText('A new version of Dr. AI is ready.')).toBeVisible()
    await composer(page).fill('half a sentence')
    await page.getByRole('button', { name: 'Reload now' }).click()
    await expect(page.getByText('A new version of Dr. AI is ready.')).toBeHidden()
    await doctorIsReady(page)
    await expect(composer(page)).toHaveValue('half a sentence')
    expect(await page.evaluate(() => caches.keys())).toEqual([...before, 'dr-ai the-next-one'])
  } finally {
    await context.close()
    await server.remove()
    rmSync(web, { recursive: true })
  }
})

const said = ['I have had a headache for two days', 'it throbs on one side and light hurts', 'no fever', 'about a 6']

/** Milliseconds that a busy machine may take to unpack the doctor, or to load it. */
const unpacking = 180_000
// Some journeys unpack it more than once.
test.describe.configure({ timeout: 2 * unpacking })

/**
 * The journeys of the doctor on the device share one, which unpacks the doctor once: that takes a minute of computing. Each comes to it as a new
 * patient: what the page keeps of anybody is gone, and the files of the application stay.
 */
const onDevice = test.extend({
  context: async ({ device, server }, use) => {
    const page = await device.newPage()
    const session = await device.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb'
    await session.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes })
    await page.close()
    await use(device)
    await device.setOffline(false)
    for (const open of device.pages()) await open.close()
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

async function makeAvailable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const make = settings.getByRole('button', { name: /^Make available offline \(\d\.\d MB\)$/ })
  const remove = settings.getByRole('button', { name: 'Remove it from this device' })
  await expect(make.or(remove)).toBeVisible()
  if (await make.isVisible()) {
    await make.click()
    await expect(page.getByText('The doctor now answers on this device, also without a network.')).toBeVisible({ timeout: unpacking })
  }
  await expect(settings.getByText('Without a network the doctor answers on this device.')).toBeVisible()
  await settings.getByRole('button', { name: 'Close' }).click()
}

onDevice(
  'the doctor on the device gives the answers of the server, and what it said joins the record once',
  async ({ page, context, browser, server }) => {
    const other = await browser.newContext({ baseURL: server.address })
    const online = await other.newPage()
    await online.goto('/chat')
    const expected: string[] = []
    for (const words of said) expected.push(await (await say(online, words)).locator('p').first().innerText())
    await other.close()

    await page.goto('/chat')
    await isInThePocket(page)
    await say(page, said[0] ?? '')
    await makeAvailable(page)
    // The script came packed, and lies unpacked under its own name.
    const scripts = (await kept(page)).filter((path) => path.includes('/js/doctor.worker-'))
    expect(scripts.map((path) => path.replace(/^.*\.worker-[\w-]{8}/, '')).sort()).toEqual(['.js', '.js.bin'])
    await context.setOffline(true)
    const note = conversation(page).getByText(/^Answered on this device/)
    for (const [index, words] of said.entries()) {
      if (index === 0) continue
      // What was said and the doctor survive a page that is opened anew.
      if (index === 2) await page.reload()
      expect(await (await say(page, words, unpacking)).locator('p').first().innerText()).toBe(expected[index])
      await expect(note).toHaveCount(index)
      await expect(page.getByText(index === 1 ? '1 message waits here' : `${index} messages wait here`)).toBeVisible()
    }
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/chat')) sent.push(request.postDataJSON().message)
    })
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
    await doctorIsReady(page)
    expect(sent).toEqual(said.slice(1))
    expect(await conversation(page).getByRole('article').last().locator('p').first().innerText()).toBe(expected.at(-1))

    await page.getByRole('button', { name: 'Earlier consultations' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier consultations' })
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('8 messages')
  },
)

onDevice('two conversations without a network become two consultations, even where the page ends on the way', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await isInThePocket(page)
  await makeAvailable(page)
  await context.setOffline(true)
  await say(page, 'my left knee hurts', unpacking)
  await say(page, 'since yesterday', unpacking)
  await page.getByRole('button', { name: 'New consultation' }).click()
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await say(page, 'I have a sore throat', unpacking)
  // The answer to the first message is lost on its way; the page is opened anew and sends it once more.
  let isLost = false
  await page.route('**/api/chat', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => isLost).toBe(true)
  await page.reload()
  await expect(conversation(page).getByText(/^Answered on this device/)).toHaveCount(0)
  await doctorIsReady(page)
  const rows = page.getByRole('dialog', { name: 'Earlier consultations' }).getByRole('listitem')
  // The list tells what had arrived when it was opened.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Earlier consultations' }).click()
    await expect(rows).toHaveCount(2, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(rows.filter({ hasText: 'knee' })).toContainText('4 messages')
  await expect(rows.filter({ hasText: 'throat' })).toContainText('2 messages')
})

onDevice(
  'a conversation kept on this device is answered as the server would, sends nothing, and joins the record only when it is let',
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/chat')
    await doctorIsReady(page)
    await isInThePocket(page)
    await makeAvailable(page)
    await page.reload()
    await page.getByRole('button', { name: 'Keep this conversation on this device' }).click()
    await expect(page.getByText('Nothing of this conversation is sent.')).toBeVisible()
    sent.length = 0
    await say(page, 'my left knee hurts', unpacking)
    await say(page, 'since yesterday', unpacking)
    await expect(conversation(page).getByText('Answered on this device. It is not part of your record.')).toHaveCount(2)
    await page.getByRole('button', { name: 'New consultation' }).click()
    await expect(conversation(page).getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Earlier consultations' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier consultations' })
    await expect(dialog.getByText('No consultations yet')).toBeVisible()
    await dialog.getByRole('region', { name: 'Kept on this device' }).getByRole('button', { name: 'Continue' }).click()
    await expect(conversation(page).getByRole('article')).toHaveCount(5)
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Let it join my record' }).click()
    await expect(conversation(page).getByText(/^Answered on this device/)).toHaveCount(0)
    expect(sent.filter((path) => path === '/api/chat')).toHaveLength(2)
    await page.getByRole('button', { name: 'Earlier consultations' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('4 messages')
  },
)

test('without a network doses are taken and taken back, a document that was opened opens again, and a draft stays', async ({
  page,
  context,
}) => {
  await open(page, '08:05')
  await add(page, { name: 'Amlodipine', frequency: 'Three times daily', stock: '10' })
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('button', { name: 'Upload documents' }).click()
  const uploads = page.getByRole('dialog', { name: 'Upload Medical Documents' })
  const text = Buffer.from('Laboratory report\n\nALT 88 U/L 5 - 45 H\n')
  await uploads.getByLabel('Select medical documents').setInputFiles([{ name: 'report.txt', mimeType: 'text/plain', buffer: text }])
  await uploads.getByRole('button', { name: 'Upload 1 Files' }).click()
  await uploads.getByRole('button', { name: 'Check findings' }).click()
  const readout = page.getByRole('dialog', { name: 'report.txt' })
  await expect(readout.getByText('ALT', { exact: false }).first()).toBeVisible()
  await isInThePocket(page)
  await context.setOffline(true)

  await page.goto('/medications')
  await page.getByRole('button', { name: 'Taken: Amlodipine at 8:00 AM' }).click()
  await expect(card(page, 'Amlodipine')).toContainText('9 pills')
  await page.getByRole('button', { name: 'Undo: Amlodipine at 8:00 AM' }).click()
  await expect(card(page, 'Amlodipine')).toContainText('10 pills')
  await page.goto('/chat')
  await composer(page).fill('my knee hurts when')
  await page.waitForTimeout(800)
  await page.reload()
  await expect(composer(page)).toHaveValue('my knee hurts when')
  await page.getByRole('button', { name: 'Upload documents' }).click()
  await page.getByRole('button', { name: 'My documents' }).click()
  const list = page.getByRole('dialog', { name: 'My documents' })
  await expect(list.getByText('These are the documents that you opened on this device.')).toBeVisible({ timeout: 20_000 })
  await list.getByRole('button', { name: 'View report.txt' }).click()
  await expect(readout.getByText('This is what you last opened on this device')).toBeVisible({ timeout: 20_000 })
  await expect(readout.getByText('ALT', { exact: false }).first()).toBeVisible()
})

test('without a network the emergency card has the numbers, what the crew must know, and first aid', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Country, for emergency numbers' }).selectOption('GB')
  await page.keyboard.press('Escape')
  await isInThePocket(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'numbers and first aid' }).click()
  await expect(page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await expect(page.getByText('Not noted here. Please ask.').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'What is the matter?' }).fill('chok')
  await page.getByText('Choking', { exact: true }).click()
  await expect(page.getByText(/Let the patient cough|cough/).first()).toBeVisible()
})
