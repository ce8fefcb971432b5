import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { add } from './medication-journey.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** What a push service would bring to the closed application. */
async function deliverPush(page: Page, context: BrowserContext, minute: number): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const registrationId = await new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  )
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify({ minute }),
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []
    return notifications.map(({ body, tag }) => ({ body, tag }))
  })

/** Browsers of tests reach no push service: the subscription is a stand-in, the rest is real. */
async function withSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/test',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription
  })
}

test('a dose rings while the app is closed, without its name, and "Taken" on the notification reaches the list', async ({
  page,
  context,
}) => {
  await withSubscription(page)
  const sent: { minutes: number[] }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reminders')) sent.push(request.postDataJSON())
  })
  await page.clock.setFixedTime(new Date('2031-11-20T07:55:00'))
  await page.goto('/medications')
  await add(page, { name: 'Metformin', dosage: '500 mg' })
  await page.getByLabel('Remind me of doses while the app is open or installed').click()
  await page.getByLabel('Remind me on this device when the app is closed, too').click()
  await expect(page.getByText('Neither learns what it is for')).toBeVisible()
  await expect.poll(() => sent.at(-1)?.minutes.length ?? 0).toBeGreaterThan(25)
  expect(JSON.stringify(sent)).not.toContain('Metformin')

  const minute = sent.at(-1)?.minutes[0] ?? 0
  await deliverPush(page, context, minute)
  await expect.poll(() => shown(page)).toEqual([{ body: 'You have a reminder.', tag: `dr-ai-reminder-${minute}` }])
  const [worker] = context.serviceWorkers()
  await worker?.evaluate((told) => {
    const event = new Event('notificationclick') as Event & { action: string; notification: object; waitUntil: () => void }
    Object.assign(event, { action: 'taken', notification: { data: { minute: told }, close: () => undefined }, waitUntil: () => undefined })
    self.dispatchEvent(event)
  }, minute)
  await expect(page.getByRole('list', { name: "Today's doses" }).getByText('Taken', { exact: true })).toBeVisible()
})

test('the same reminder brought twice is shown once', async ({ page, context }) => {
  await page.goto('/medications')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready))
  const minute = Math.floor(Date.now() / 60_000)
  await deliverPush(page, context, minute)
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  await page.evaluate(async () => {
    for (const each of (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []) each.close()
  })
  await deliverPush(page, context, minute)
  await deliverPush(page, context, minute + 1)
  await expect.poll(() => shown(page)).toEqual([{ body: 'You have a reminder.', tag: `dr-ai-reminder-${minute + 1}` }])
})
