import type { Page } from '@playwright/test'
import { fakeDevices } from './fake-devices.ts'
import { fakeSpeech, hear, isListening } from './fake-speech.ts'
import { conversation, doctorIsReady, expect, say, test } from './journey.ts'

test.use({
  launchOptions: fakeDevices,
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Notes every track the page is given, so that the test can ask whether it is still live. */
async function noteTracks(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks, asked: [] })
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      ;(window as unknown as { asked: unknown[] }).asked.push(constraints)
      const stream = await original(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}
const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ kind, readyState, enabled }) => ({ kind, readyState, enabled })),
  )

async function switchOn(page: Page) {
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Camera').click()
  await expect(button(page, 'Record')).toBeEnabled()
  await expect(page.getByRole('list', { name: 'Before you record' }).getByRole('listitem')).toHaveCount(3)
}

test('a recording analyses itself, with what was said, and is cleared', async ({ page }) => {
  await fakeSpeech(page)
  await noteTracks(page)
  const recorders: unknown[] = []
  await page.exposeFunction('noteRecorder', (options: unknown) => recorders.push(options))
  await page.addInitScript(() => {
    const Original = MediaRecorder
    window.MediaRecorder = class extends Original {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        ;(window as unknown as { noteRecorder: (options: unknown) => void }).noteRecorder(options)
      }
      override start(chunk?: number) {
        ;(window as unknown as { noteRecorder: (options: unknown) => void }).noteRecorder(chunk)
        super.start(chunk)
      }
    }
  })
  await page.addInitScript(() => {
    const original = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      const entries = body instanceof FormData ? [...body] : []
      Object.assign(window, {
        form: Object.fromEntries(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])),
      })
      original.call(this, body)
    }
  })
  await switchOn(page)
  const preview = page.getByLabel('Camera preview')
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(200)
  await expect(button(page, 'Stop')).toBeDisabled()
  expect(await isListening(page)).toBe(false)

  await button(page, 'Record').click()
  await expect(page.getByText(/^REC/)).toContainText(/00:0[1-9]/)
  await expect(button(page, 'Camera')).toBeDisabled()
  await expect(button(page, 'Record')).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeDisabled()
  await expect.poll(() => isListening(page)).toBe(true)
  await hear(page, 'I have had a headache for three days')
  await button(page, 'Microphone').click()
  await expect.poll(() => isListening(page)).toBe(false)
  // The third track is the same microphone once more, for measuring: muted, it hears nothing either.
  await expect
    .poll(() => tracks(page).then((all) => all.map(({ kind, enabled }) => [kind, enabled])))
    .toEqual([
      ['audio', false],
      ['video', true],
      ['audio', false],
    ])
  await expect(page.getByText('The microphone is open')).not.toBeAttached()
  await button(page, 'Microphone').click()
  await expect.poll(() => isListening(page)).toBe(true)
  await expect(page.getByText('The microphone is open')).toBeAttached()
  await button(page, 'Stop').click()
  await expect.poll(() => isListening(page)).toBe(false)

  const analysis = conversation(page).getByRole('article').filter({ hasText: 'I received your recording' })
  await expect(analysis).toContainText('This is what I heard: "I have had a headache for three days"')
  await expect(analysis.getByRole('heading', { name: 'Dr. AI, video analysis' })).toBeAttached()
  await expect(conversation(page).getByRole('article').nth(1)).toContainText('I have had a headache for three days')
  await doctorIsReady(page)
  await expect(button(page, 'Record')).toBeEnabled()
  await expect(page.getByText(/^REC/)).toBeHidden()

  const form = await page.evaluate(() => (window as unknown as { form: Record<string, string> }).form)
  expect(form).toMatchObject({ video: 'recording.webm', audio_transcript: 'I have had a headache for three days' })
  expect(form.prompt).toContain('detailed medical analysis')
  expect(JSON.parse(form.measurements ?? '')).toMatchObject({ blinksPerMinute: { value: null } })
  expect(recorders).toEqual([{ mimeType: 'video/webm;codecs=vp9,opus', videoBitsPerSecond: 250_000, audioBitsPerSecond: 128_000 }, 1_000])
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
    {
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
      audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
    },
    { audio: expect.objectContaining({ echoCancellation: false, noiseSuppression: false, autoGainControl: false }) },
  ])
  expect((await tracks(page)).map((track) => track.readyState)).toEqual(['live', 'live', 'ended'])
  await button(page, 'Camera').click()
  await expect(preview).toBeHidden()
  expect((await tracks(page)).map((track) => track.readyState)).toEqual(['ended', 'ended', 'ended'])
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`in the middle of a consultation the camera opens in sight, captions can be read, and the result is shown, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await fakeSpeech(page)
    await page.goto('/chat')
    for (const words of ['I have had a sore throat for two days', '34 female', 'no', 'no']) await say(page, words)
    await button(page, 'Camera').click()
    await expect(button(page, 'Record')).toBeEnabled()
    await expect(page.getByLabel('Camera preview')).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Record')).toBeInViewport({ ratio: 1 })
    // The answers of the open question lie below it, not over it.
    const answers = await page.getByRole('group', { name: 'Quick replies' }).boundingBox()
    const record = await button(page, 'Record').boundingBox()
    expect((record?.y ?? 0) + (record?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0)
    await button(page, 'Record').click()
    await expect.poll(() => isListening(page)).toBe(true)
    await hear(page, 'It hurts when I swallow')
    // A slow machine has no picture to send before.
    await expect(page.getByText(/^REC/)).toContainText(/00:0[1-9]/)
    const captions = page.getByRole('region', { name: 'Camera' }).getByText('It hurts when I swallow')
    await expect(captions).toBeInViewport()
    // White letters on the picture need a ground of their own.
    expect(await captions.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    await page.route('**/api/video/analyze', async (route) => {
      await expect(page.getByRole('list', { name: 'Before you record' })).toBeHidden()
      await route.continue()
    })
    // How long the measuring of face and voice takes is the machine's matter: the journey goes on when the server has answered.
    const answered = page.waitForResponse('**/api/video/analyze', { timeout: 0 })
    await button(page, 'Stop').click()
    await answered
    const result = conversation(page).getByRole('region', { name: 'Your recording' })
    await expect(result).toContainText('It hurts when I swallow')
    await expect(result).toBeInViewport()
    await doctorIsReady(page)
    await expect(
      page
        .getByRole('group', { name: 'Quick replies' })
        .or(page.getByRole('region', { name: /^How urgent/ }))
        .first(),
    ).toBeVisible()
    await button(page, 'Camera').click()
    await expect(page.getByLabel('Camera preview')).toBeHidden()
  })
}

test('a recording stopped before its first picture is not analysed; what was said is answered', async ({ page }) => {
  await fakeSpeech(page)
  await page.addInitScript(() => {
    Object.defineProperty(BlobEvent.prototype, 'data', { get: () => new Blob() })
  })
  await switchOn(page)
  await button(page, 'Record').click()
  await button(page, 'Stop').click()
  await expect(page.getByText('The recording was too short')).toBeVisible()
  await expect(button(page, 'Record')).toBeEnabled()
  await button(page, 'Record').click()
  await expect.poll(() => isListening(page)).toBe(true)
  await hear(page, 'I have had a headache for three days')
  await button(page, 'Stop').click()
  await expect(conversation(page).getByRole('article').filter({ hasText: 'I have had a headache for three days' })).toBeVisible()
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article').last()).toContainText(/headache/)
  await expect(page.getByText("I'm sorry, I had trouble")).toHaveCount(0)
})

test('going to another screen while recording switches the camera off and sends nothing', async ({ page }) => {
  await noteTracks(page)
  let isSent = false
  await page.route('**/api/video/analyze', (route) => {
    isSent = true
    return route.abort()
  })
  await switchOn(page)
  await button(page, 'Record').click()
  await expect(page.getByText(/^REC/)).toContainText('00:01')
  await expect.poll(() => tracks(page).then((all) => all.map((track) => track.readyState))).toEqual(['live', 'live', 'live'])
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByRole('heading', { name: 'Medical History', level: 1 })).toBeVisible()
  expect((await tracks(page)).map((track) => track.readyState)).toEqual(['ended', 'ended', 'ended'])
  await page.getByRole('link', { name: 'AI Doctor Chat' }).click()
  await doctorIsReady(page)
  await expect(button(page, 'Camera')).toHaveAttribute('aria-pressed', 'false')
  expect(isSent).toBe(false)
})

test('a camera switched off while it starts stays off', async ({ page }) => {
  await noteTracks(page)
  await page.addInitScript(() => {
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return original(constraints)
    }
  })
  await page.goto('/chat')
  await doctorIsReady(page)
  await button(page, 'Camera').click()
  await expect(page.getByText('Starting the camera...')).toBeVisible()
  await expect(button(page, 'Camera')).toBeDisabled()
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect.poll(() => tracks(page).then((all) => all.map((track) => track.readyState))).toEqual(['ended', 'ended'])
})

test('an analysis that fails says so, and the recording is cleared; it can be sent again', async ({ page }) => {
  await page.route('**/api/video/analyze', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await switchOn(page)
  await button(page, 'Record').click()
  await expect(page.getByText(/^REC/)).toContainText('00:01')
  await button(page, 'Stop').click()
  const words = "I'm sorry, I had trouble analyzing your video. Please try again or describe your symptoms in text."
  await expect(conversation(page).getByText(words)).toBeVisible()
  await expect(button(page, 'Record')).toBeEnabled()

  await button(page, 'Send the video again').click()
  const analysis = conversation(page).getByRole('article').filter({ hasText: 'I received your recording' })
  await expect(analysis).toBeVisible()
  await expect(conversation(page).getByText(words)).toBeHidden()
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
})

test('a recording that cannot start says why', async ({ page }) => {
  await page.addInitScript(() => {
    MediaRecorder.prototype.start = () => {
      throw new Error('the encoder is busy')
    }
  })
  await switchOn(page)
  await button(page, 'Record').click()
  await expect(page.getByRole('alert').getByText('Failed to start recording: the encoder is busy')).toBeVisible()
  await expect(button(page, 'Record')).toBeEnabled()
})

const refusals: [string, string, string][] = [
  ['denied', 'NotAllowedError', 'Camera access was denied.'],
  ['missing', 'NotFoundError', 'No camera or microphone was found.'],
  ['used by another program', 'NotReadableError', 'The camera is used by another program.'],
]
for (const [name, error, words] of refusals) {
  test(`a camera that is ${name} says what to do, and the message can be closed`, async ({ page }) => {
    await page.addInitScript((each) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('x', each))
    }, error)
    await page.goto('/chat')
    await doctorIsReady(page)
    await button(page, 'Camera').click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(button(page, 'Camera')).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Close camera message').click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeHidden()
  })
}
