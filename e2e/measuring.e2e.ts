import type { Page } from '@playwright/test'
import { fakeDevices } from './fake-devices.ts'
import { fakeSpeech, hear, isListening } from './fake-speech.ts'
import { conversation, doctorIsReady, expect, test } from './journey.ts'

test.use({
  launchOptions: fakeDevices,
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

declare global {
  interface Window {
    /** What the page was given and what it sent, noted by the tests. */
    noted: { tracks: MediaStreamTrack[]; form: Record<string, string>; recordingTypes: (string | undefined)[] }
  }
}

async function note(page: Page) {
  await page.addInitScript(() => {
    window.noted = { tracks: [], form: {}, recordingTypes: [] }
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints)
      window.noted.tracks.push(...stream.getTracks())
      return stream
    }
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        window.noted.form = Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]))
      send.call(this, body)
    }
  })
}

async function record(page: Page) {
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Camera').click()
  await button(page, 'Record').click()
  await expect(page.getByText(/^REC/)).toContainText(/00:0[1-9]/)
}

test('a browser without webm records mp4, and the server reads it', async ({ page }) => {
  await fakeSpeech(page)
  await note(page)
  await page.addInitScript(() => {
    const Original = MediaRecorder
    window.MediaRecorder = class extends Original {
      static override isTypeSupported = (type: string) => type === 'video/mp4'
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        window.noted.recordingTypes.push(options?.mimeType)
      }
    }
  })
  await record(page)
  await expect.poll(() => isListening(page)).toBe(true)
  await hear(page, 'I have had a headache for three days')
  await button(page, 'Stop').click()
  await expect(conversation(page).getByRole('article').filter({ hasText: 'I received your recording' })).toContainText('headache')
  const { form, recordingTypes } = await page.evaluate(() => window.noted)
  expect(recordingTypes).toEqual(['video/mp4'])
  expect(form.video).toBe('recording.mp4')
})

test('while a video is on its way its progress shows, and the controls rest', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/video/analyze', async (route) => {
    await held
    await route.fulfill({ json: { analysis: 'Seen.' } })
  })
  await record(page)
  await button(page, 'Stop').click()
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera.getByRole('progressbar', { name: /video/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeDisabled()
  for (const name of ['Record', 'Camera']) await expect(button(page, name)).toBeDisabled()
  release()
  await expect(conversation(page).getByText('Seen.')).toBeVisible()
  await expect(camera.getByRole('progressbar')).toBeHidden()
})

test('without a face nothing is measured: the panel says why, no rate shows, and every number that is sent is missing', async ({
  page,
}) => {
  await note(page)
  await record(page)
  await expect(page.getByText('Your face is not visible: sit in the light and look at the camera.')).toBeVisible()
  await expect(page.getByText(/Blink Rate/)).toBeHidden()
  await button(page, 'Stop').click()
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
  const measured = JSON.parse((await page.evaluate(() => window.noted.form.measurements)) ?? '')
  for (const name of ['blinksPerMinute', 'gazeShiftsPerMinute', 'gazeOnScreenShare', 'smileShare', 'pitchMean', 'harmonicsToNoise'])
    expect(measured[name]).toMatchObject({ value: null, certainty: 0 })
  expect([measured.eyeMovement, measured.facialExpression]).toEqual([null, null])
})

test('the face models are fetched when the camera is switched on and not before, from nowhere else than here', async ({
  page,
  baseURL,
}) => {
  const fetched: string[] = []
  page.context().on('request', (request) => fetched.push(request.url()))
  const models = () => fetched.filter((url) => /face-|\.wasm|blazeface|facemesh|iris/.test(url))
  await page.goto('/chat')
  await doctorIsReady(page)
  expect(models()).toEqual([])
  await button(page, 'Camera').click()
  await expect(page.getByText('Your face is not visible: sit in the light and look at the camera.')).toBeVisible()
  for (const name of ['blazeface', 'facemesh', 'iris', '.wasm']) expect(models().some((url) => url.includes(name))).toBe(true)
  expect(fetched.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([])
})

test('the microphone shows as open only while its track takes in sound, and a camera that goes away says so', async ({ page }) => {
  await note(page)
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Camera').click()
  const dot = page.getByText('The microphone is open')
  await expect(dot).toBeAttached()
  const happens = (type: string, isMuted: boolean) =>
    page.evaluate(
      ([event, muted]) => {
        const track = window.noted.tracks.find(({ kind }) => kind === 'audio')
        Object.defineProperty(track, 'muted', { configurable: true, value: muted })
        track?.dispatchEvent(new Event(event))
      },
      [type, isMuted] as const,
    )
  await happens('mute', true)
  await expect(dot).not.toBeAttached()
  await expect(button(page, 'Microphone')).toHaveAttribute('aria-pressed', 'true')
  await happens('unmute', false)
  await expect(dot).toBeAttached()
  await button(page, 'Microphone').click()
  await expect(dot).not.toBeAttached()
  await happens('ended', false)
  await expect(page.getByRole('alert').filter({ hasText: 'The camera was disconnected or its permission was taken back.' })).toBeVisible()
  expect(await page.evaluate(() => window.noted.tracks.map(({ readyState }) => readyState))).toEqual(['ended', 'ended'])
})

test('the history plots what videos measured', async ({ page }) => {
  await page.route('**/api/history*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const measured = answer.history?.find((each: { visionData?: unknown }) => each.visionData)
    if (measured)
      answer.history.push({ ...measured, _id: 'later', date: '2026-09-01', visionData: { ...measured.visionData, blinkRate: 22 } })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/history')
  await page.getByRole('button', { name: /Anonymous User/ }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('demo')
  await page.getByLabel('Password').fill('demo1234')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  const figure = page.getByRole('figure').filter({ hasText: 'Blink rate' })
  await expect(figure.locator('svg circle')).toHaveCount(2)
  const table = figure.getByRole('table', { name: 'Blink rate over time' })
  await expect(table).toContainText('14 a minute')
  await expect(table).toContainText('22 a minute')
  await expect(page.getByText('A measurement alone never makes a diagnosis.')).toBeVisible()
})
