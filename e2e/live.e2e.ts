import { once } from 'node:events'
import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from '@playwright/test'
import { composer, conversation, doctorIsReady, expect } from './journey.ts'
import { type Server, startServer } from './server.ts'

/** A model server of our own that speaks OpenAI's chat completions: it says its reply piece by piece, and waits where it is told to. */
interface Model {
  address: string
  /** What it says, and after how many pieces it waits until `release`. */
  say(text: string, holdAfter?: number): void
  release(): void
  /** How often it was asked for an answer; what it hears is asked apart, and it hears nothing. */
  asked: number
  close(): void
}

async function startModel(): Promise<Model> {
  let reply = ''
  let holdAfter = Number.POSITIVE_INFINITY
  let free: () => void = () => undefined
  let released = Promise.resolve()
  const server: HttpServer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (body.includes('Are you ready?')) return speak(response, '{"text":"ready"}', Number.POSITIVE_INFINITY)
    if (body.includes('complaints_so_far')) return speak(response, '{"clauses":[]}', Number.POSITIVE_INFINITY)
    model.asked++
    await speak(response, reply, holdAfter)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function speak(response: ServerResponse, text: string, hold: number) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    for (const [index, content] of (text.match(/[\s\S]{1,20}/g) ?? []).entries()) {
      if (index === hold) await released
      if (response.destroyed) return
      chunk({ content })
    }
    chunk({}, 'stop')
    response.end('data: [DONE]\n\n')
  }

  const model: Model = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    say(text, hold = Number.POSITIVE_INFINITY) {
      reply = JSON.stringify({ text, level: null, causes: [], recommendations: [], citations: [] })
      holdAfter = hold
      released = new Promise((resolve) => {
        free = resolve
      })
    },
    release: () => free(),
    asked: 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return model
}

const test = base.extend<object, { model: Model; withModel: Server }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const model = await startModel()
      await use(model)
      model.close()
    },
    { scope: 'worker' },
  ],
  withModel: [
    async ({ model }, use) => {
      const server = await startServer({ AI_MODEL: 'compatible/test', AI_BASE_URL: model.address })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ withModel }, use) => use(withModel.address),
})

const words = 'A sore throat is often caused by a virus. Warm drinks can ease it. Rest can help too.'
const soFar = (page: Page) => page.getByTestId('reply-so-far')

async function open(page: Page) {
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io'))
  await page.goto('/chat')
  await (await connected).waitForEvent('framereceived')
  await doctorIsReady(page)
}

/** Lets the outside model help in this consultation. */
async function allow(page: Page) {
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByText('What you write goes to')).toBeVisible()
}

async function send(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('the answer is shown while it comes, says who answers, and screen readers get it whole', async ({ page, model }) => {
  model.say(words, 4)
  await open(page)
  await allow(page)
  await send(page, 'I have a sore throat')
  await expect(soFar(page)).toContainText('A sore throat is often')
  await expect(soFar(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(conversation(page).getByRole('article')).toHaveCount(2)
  model.release()
  await doctorIsReady(page)
  await expect(soFar(page)).toHaveCount(0)
  const answer = conversation(page).getByRole('article').last()
  await expect(answer).toContainText(words)
  await expect(answer).toContainText('Answered by the built-in doctor with compatible/test')
})

test('a long answer that grows below the reader is shown from its beginning when it is whole', async ({ page, model }) => {
  model.say(Array.from({ length: 30 }, () => words).join('\n\n'), 100)
  await open(page)
  await allow(page)
  await send(page, 'I have a sore throat')
  await expect.poll(() => soFar(page).evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(1_000)
  // The browser tells of the former scrolling only now.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  model.release()
  await doctorIsReady(page)
  const answer = conversation(page).getByRole('article').last()
  await expect(answer.getByText(words).first()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0)
})

test('a stop brings the built-in doctor’s answer', async ({ page, model }) => {
  model.say(words, 4)
  await open(page)
  await allow(page)
  await send(page, 'I have a sore throat')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await doctorIsReady(page)
  const answer = conversation(page).getByRole('article').last()
  await expect(answer).toContainText('you stopped it')
  await expect(answer).toContainText('Answered by the built-in doctor')
  model.release()
})

test('a reload in the middle of the answer takes it up again, and it is answered once', async ({ page, model }) => {
  model.say(words, 4)
  await open(page)
  await allow(page)
  const before = model.asked
  await send(page, 'I have a sore throat')
  await expect(soFar(page)).toContainText('A sore throat is often')
  await page.reload()
  await expect(soFar(page)).toContainText('A sore throat is often')
  model.release()
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article').last()).toContainText(words)
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
  expect(model.asked).toBe(before + 1)
})

test('without a socket the whole answer comes all the same', async ({ page, model }) => {
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close())
  model.say(words)
  await page.goto('/chat')
  await doctorIsReady(page)
  await allow(page)
  await send(page, 'I have a sore throat')
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article').last()).toContainText(words)
})

test('without a yes not a word leaves; after it, what has left is told, and a no ends it', async ({ page, model }) => {
  model.say(words)
  await open(page)
  const before = model.asked
  await send(page, 'I have a sore throat')
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
  await doctorIsReady(page)
  expect(model.asked).toBe(before)
  await allow(page)
  await send(page, 'since yesterday, and it hurts when I swallow')
  await expect(conversation(page).getByRole('article')).toHaveCount(5)
  await doctorIsReady(page)
  expect(model.asked).toBe(before + 1)
  await page.getByText('What you write goes to').click()
  await expect(page.getByText(/So far in this consultation: 8 of your words, about \d+ tokens/)).toBeVisible()
  await page.getByRole('button', { name: 'Built-in doctor alone from now on' }).click()
  await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeVisible()
})

test('an emergency never leaves the machine', async ({ page, model }) => {
  model.say('You are fine.')
  await open(page)
  await allow(page)
  const before = model.asked
  await send(page, 'I have crushing chest pain going down my left arm')
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article').last()).toContainText('Call an ambulance now')
  await expect(conversation(page).getByText('You are fine')).toHaveCount(0)
  expect(model.asked).toBe(before)
})

test('an entry added on one page appears on another one that is open', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/history')
  await expect(other.getByText(/consultation\(s\) found/)).toBeVisible()
  await expect(other.getByText('Added elsewhere')).toHaveCount(0)
  const secretRequest = page.waitForRequest('**/api/chat')
  await send(page, 'hello')
  const headers = (await secretRequest).headers()
  await page.request.post('/api/history/add', {
    headers: { authorization: headers.authorization ?? '' },
    data: { diagnosis: { diagnosis: 'Added elsewhere' } },
  })
  await expect(other.getByText('Added elsewhere').first()).toBeVisible()
})
