import type { Page } from '@playwright/test'
import { fakeDevices } from './fake-devices.ts'
import { fakeSpeech, finishUtterance, hear, isListening, spoken } from './fake-speech.ts'
import { composer, conversation, doctorIsReady, expect, test } from './journey.ts'

test.use({
  permissions: ['microphone'],
  launchOptions: fakeDevices,
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (response: string) => ({
  json: { response, consultation_id: 'c', message_id: 'm', doctor: { kind: 'embedded', model: null, fallback: false } },
})

test('what is dictated ends in the input box, to be looked through before it is sent', async ({ page }) => {
  await fakeSpeech(page)
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Microphone').click()
  await expect(page.getByText('Listening...', { exact: true })).toBeVisible()
  await expect(page.getByText('The microphone is open')).toBeAttached()
  await hear(page, 'my head', false)
  await expect(page.getByText('Listening: my head')).toBeVisible()
  await expect(composer(page)).toHaveValue('')
  await hear(page, 'my head hurts')
  await hear(page, 'since yesterday')
  await expect(page.getByText('Listening: my head hurts since yesterday')).toBeVisible()
  await expect(composer(page)).toHaveValue('my head hurts since yesterday')
  await button(page, 'Microphone').click()
  await doctorIsReady(page)
  await expect(page.getByText('The microphone is open')).not.toBeAttached()
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
})

const errors: [string, string][] = [
  ['not-allowed', 'The microphone is blocked.'],
  ['audio-capture', 'No microphone was found'],
  ['network', 'needs a connection'],
  ['language-not-supported', 'cannot recognise English'],
  ['no-speech', 'I did not hear anything.'],
]
for (const [code, words] of errors) {
  test(`recognition that fails with ${code} says what it means, and listening ends`, async ({ page }) => {
    await fakeSpeech(page)
    await page.goto('/chat')
    await doctorIsReady(page)
    await button(page, 'Microphone').click()
    await expect(page.getByText('Listening...', { exact: true })).toBeVisible()
    await page.evaluate((each) => window.fakeSpeech.fail(each), code)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByText('Ready to help')).toBeVisible()
    await expect(button(page, 'Microphone')).toHaveAttribute('aria-pressed', 'false')
  })
}

test('replies are spoken piece after piece; stop and voice output off silence them', async ({ page }) => {
  await fakeSpeech(page)
  const sentence = 'Drink **enough** water and rest for two days at least, whatever else you had planned for them.'
  await page.route('**/api/chat', (route) => route.fulfill(answer(Array.from({ length: 4 }, () => sentence).join(' '))))
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Voice output').click()
  await expect.poll(() => spoken(page).then((all) => all.map((each) => each.text)[0])).toContain("Hello! I'm your AI medical assistant.")
  await button(page, 'Stop speaking').click()
  await expect(button(page, 'Stop speaking')).toBeHidden()

  await composer(page).fill('hello')
  await composer(page).press('Enter')
  await expect(page.getByText('Speaking...')).toBeVisible()
  await expect.poll(() => spoken(page).then((all) => all.length)).toBe(2)
  await finishUtterance(page)
  await expect.poll(() => spoken(page).then((all) => all.length)).toBe(3)
  const [, first, second] = await spoken(page)
  expect(first).toMatchObject({ volume: expect.closeTo(0.8), rate: expect.closeTo(0.9), pitch: 1, voice: 'Samantha' })
  expect(first?.text).not.toContain('**')
  expect(first?.text.length).toBeLessThanOrEqual(200)
  expect(second?.text).toMatch(/^Drink/)
  await button(page, 'Voice output').click()
  await expect(page.getByText('Ready to help')).toBeVisible()
  const { length } = await spoken(page)
  await composer(page).fill('again')
  await composer(page).press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(5)
  expect(await spoken(page)).toHaveLength(length)
})

test('the doctor does not hear itself, and who talks over it stops it', async ({ page }) => {
  await fakeSpeech(page)
  // The fake microphone beeps once a second: not long enough for talking, until the test turns it up.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const oscillator = new OscillatorNode(context, { frequency: 180, type: 'sawtooth' })
      const loudness = new GainNode(context, { gain: 0 })
      const target = new MediaStreamAudioDestinationNode(context)
      oscillator.connect(loudness).connect(target)
      oscillator.start()
      Object.assign(window, { talk: () => loudness.gain.setValueAtTime(0.5, context.currentTime) })
      return target.stream
    }
  })
  await page.route('**/api/chat', (route) => route.fulfill(answer('Please rest.')))
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Voice output').click()
  await expect(page.getByText('Speaking...')).toBeVisible()
  await finishUtterance(page)
  await button(page, 'Microphone').click()
  await expect.poll(() => isListening(page)).toBe(true)
  await composer(page).fill('hello')
  await composer(page).press('Enter')
  await expect(page.getByText('Speaking...')).toBeVisible()
  expect(await isListening(page)).toBe(false)
  await page.waitForFunction(() => 'talk' in window)
  await page.waitForTimeout(1_000)
  await expect(page.getByText('Speaking...')).toBeVisible()
  await page.evaluate(() => (window as unknown as { talk: () => void }).talk())
  await expect(button(page, 'Stop speaking')).toBeHidden()
  await expect.poll(() => isListening(page)).toBe(true)
})

test('hands-free: what was said is sent after a pause, the answer spoken, then the doctor listens again', async ({ page }) => {
  await fakeSpeech(page)
  await page.route('**/api/chat', (route) => route.fulfill(answer('Please rest.')))
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Voice settings').click()
  await page.getByRole('checkbox', { name: /^Hands-free/ }).check()
  await page.keyboard.press('Escape')
  await button(page, 'Voice output').click()
  await expect(page.getByText('Speaking...')).toBeVisible()
  await button(page, 'Stop speaking').click()
  await button(page, 'Microphone').click()
  await expect.poll(() => isListening(page)).toBe(true)
  await hear(page, 'I have a sore throat')
  await expect(page.getByText('Speaking...')).toBeVisible()
  await expect(conversation(page).getByText('I have a sore throat')).toBeVisible()
  expect(await isListening(page)).toBe(false)
  await finishUtterance(page)
  await expect.poll(() => isListening(page)).toBe(true)
  await expect(composer(page)).toHaveValue('')
})

test('the voice is chosen, tried out and kept', async ({ page }) => {
  await fakeSpeech(page)
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Voice settings').click()
  const dialog = page.getByRole('dialog', { name: 'Voice Settings' })
  await expect(dialog).toContainText("Customize your AI doctor's voice")
  await expect(dialog.getByRole('combobox', { name: 'Voice' })).toHaveValue('Samantha en-US')
  await expect(dialog.getByRole('textbox', { name: 'Test phrase' })).toHaveValue(
    "Hello, I'm your AI medical assistant. How can I help you today?",
  )
  await dialog.getByRole('combobox', { name: 'Voice' }).selectOption('Daniel en-GB')
  await dialog.getByRole('button', { name: 'Calm' }).click()
  await dialog.getByRole('slider', { name: /^Pitch/ }).fill('1.3')
  await dialog.getByRole('button', { name: 'Test Voice' }).click()
  await expect.poll(() => spoken(page).then((all) => all.length)).toBe(1)
  expect((await spoken(page))[0]).toMatchObject({
    voice: 'Daniel',
    volume: expect.closeTo(0.7),
    rate: expect.closeTo(0.8),
    pitch: expect.closeTo(1.3),
  })
  await page.reload()
  await doctorIsReady(page)
  await button(page, 'Voice settings').click()
  await expect(dialog.getByRole('combobox', { name: 'Voice' })).toHaveValue('Daniel en-GB')
  await expect(dialog.getByRole('slider', { name: 'Pitch: 1.3' })).toBeVisible()
  await expect(dialog.getByRole('slider', { name: 'Rate: 0.8' })).toBeVisible()
})

test('a browser without recognition says why the microphone is off', async ({ page }) => {
  await fakeSpeech(page, { canListen: false })
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('button', { name: /^Microphone: this browser cannot recognize speech, and this server has no speech model/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Speech recognition is not supported in this browser.' })).toBeVisible()
})
