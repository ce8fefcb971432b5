import type { Page } from '@playwright/test'
import { fakeSpeech, hear, isListening } from './fake-speech.ts'
import { composer, conversation, doctorIsReady, expect, test } from './journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the chat with the browser's clock in the test's hands. */
async function open(page: Page) {
  await fakeSpeech(page)
  await page.clock.install()
  await page.goto('/chat')
  await doctorIsReady(page)
}

async function startHandsFree(page: Page) {
  await open(page)
  await button(page, 'Voice settings').click()
  await page.getByRole('checkbox', { name: /^Hands-free/ }).check()
  await page.keyboard.press('Escape')
  await button(page, 'Microphone').click()
  await expect.poll(() => isListening(page)).toBe(true)
}

test('hands-free: who has not begun to speak is given long, and then the microphone rests', async ({ page }) => {
  await startHandsFree(page)
  await page.clock.runFor(10_000)
  expect(await isListening(page)).toBe(true)
  await expect(button(page, 'Microphone')).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(15_000)
  await expect(page.getByText('I stopped listening because I heard nothing.')).toBeVisible()
  await expect(button(page, 'Microphone')).toHaveAttribute('aria-pressed', 'false')
  expect(await isListening(page)).toBe(false)
})

test('hands-free: who has finished is answered soon, and every new word gives more time', async ({ page }) => {
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      json: { response: 'Please rest.', consultation_id: 'c', message_id: 'm', doctor: { kind: 'embedded', model: null, fallback: false } },
    }),
  )
  await startHandsFree(page)
  const patient = conversation(page).getByRole('article').filter({ hasText: 'I have a sore throat' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await hear(page, 'I have')
  await page.clock.runFor(1_500)
  await hear(page, 'a sore throat')
  await page.clock.runFor(1_500)
  await expect(composer(page)).toHaveValue('I have a sore throat')
  await expect(patient).toHaveCount(0)
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expect(patient).toHaveCount(1)
})

test('hands-free: a noise that was no words is not sent, and listening goes on', async ({ page }) => {
  await startHandsFree(page)
  await hear(page, 'uh', false)
  await hear(page, '')
  await page.clock.runFor(3_000)
  await expect.poll(() => isListening(page)).toBe(true)
  await expect(button(page, 'Microphone')).toHaveAttribute('aria-pressed', 'true')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await page.clock.runFor(25_000)
  await expect(page.getByText('I stopped listening because I heard nothing.')).toBeVisible()
})

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`the doctor's face ${moves ? 'blinks' : 'is still'} where motion is ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await open(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver((changes) => {
        for (const { target } of changes) seen.push(String((target as Element).getAttribute('data-eyes')))
      }).observe(document.body, { subtree: true, attributeFilter: ['data-eyes', 'data-mouth'] })
    })
    for (let step = 0; step < 20; step++) await page.clock.runFor(1_000)
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.includes('shut'))
    if (moves) await expect.poll(seen).toBe(true)
    else expect(await seen()).toBe(false)
  })
