import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeDevices } from './fake-devices.ts'
import { fakeSpeech } from './fake-speech.ts'
import { composer, doctorIsReady, expect, test } from './journey.ts'
import { startServer } from './server.ts'

test.use({
  permissions: ['microphone'],
  launchOptions: fakeDevices,
})

/** A speech model with OpenAI's wire format: notes what it is sent and answers with the words, or not at all. */
async function startSpeechModel(words: string) {
  const received: { path: string | undefined; body: string }[] = []
  const state = { isBroken: false }
  const model = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url, body: Buffer.concat(chunks).toString('latin1') })
    response.writeHead(state.isBroken ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(state.isBroken ? {} : { text: words }))
  }).listen(0, '127.0.0.1')
  await once(model, 'listening')
  const { port } = model.address() as AddressInfo
  return { received, state, address: `http://127.0.0.1:${port}/v1`, close: () => model.close() }
}

test('push to talk: without recognition of its own the browser records, and the server has it written down', async ({ page }) => {
  const model = await startSpeechModel('I have had a cough for two weeks')
  const server = await startServer({ SPEECH_MODEL: 'whisper-1', SPEECH_BASE_URL: model.address })
  try {
    await fakeSpeech(page, { canListen: false })
    await page.goto(`${server.address}/chat`)
    await doctorIsReady(page)
    await page.getByRole('button', { name: 'Microphone: press, speak, press again' }).click()
    const finish = page.getByRole('button', { name: 'Finish speaking' })
    await expect(finish).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('The microphone is open')).toBeAttached()
    await finish.click()
    await expect(composer(page)).toHaveValue('I have had a cough for two weeks')
    await expect(page.getByText('The microphone is open')).not.toBeAttached()
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(model.received.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions'])
    expect(model.received[0]?.body).toContain('filename="speech.webm"')
    expect(model.received[0]?.body).toContain('whisper-1')

    model.state.isBroken = true
    await page.getByRole('button', { name: 'Microphone: press, speak, press again' }).click()
    await finish.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your words could not be written down.' })).toBeVisible()
    await expect(composer(page)).toHaveValue('I have had a cough for two weeks')
    await expect(page.getByRole('button', { name: 'Microphone: press, speak, press again' })).toBeEnabled()
  } finally {
    await server.remove()
    model.close()
  }
})

test('push to talk lets go of the microphone when the screen is left', async ({ page }) => {
  const model = await startSpeechModel('nothing')
  const server = await startServer({ SPEECH_MODEL: 'whisper-1', SPEECH_BASE_URL: model.address })
  try {
    await fakeSpeech(page, { canListen: false })
    await page.addInitScript(() => {
      const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await original(constraints)
        Object.assign(window, { track: stream.getTracks()[0] })
        return stream
      }
    })
    await page.goto(`${server.address}/chat`)
    await doctorIsReady(page)
    await page.getByRole('button', { name: 'Microphone: press, speak, press again' }).click()
    await expect(page.getByRole('button', { name: 'Finish speaking' })).toBeVisible()
    await page.getByRole('link', { name: 'Medical History' }).click()
    await expect.poll(() => page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState)).toBe('ended')
    expect(model.received).toEqual([])
  } finally {
    await server.remove()
    model.close()
  }
})
