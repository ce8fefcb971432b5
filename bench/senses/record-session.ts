/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

interface Measurement {
  value: number | null
  certainty: number
  seconds: number
}
export type Measured = Record<string, Measurement | undefined>

export interface Session {
  measured: Measured
  /** Seconds from the click on the camera to the first figure on the page. */
  firstSeconds: number
  /** Frames measured a second while recording. */
  frameRate: number
  /** The longest task of the page from the click on the camera to the analysis, in milliseconds. */
  longestTask: number
  /** What the page's process grew while recording, in megabytes; null where the system does not tell. */
  growth: number | null
}

interface SessionOptions {
  executablePath: string
  address: string
  /** Clip and voice that the browser's fake camera and microphone play. */
  face: string
  voice: string
  seconds: number
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
/** Seconds after which a recording's memory has settled. */
const settling = 15

/** One visit of the real page in a browser that plays the clip and the voice: camera on, record, stop, analysis. */
export async function recordSession({ executablePath, address, face, voice, seconds }: SessionOptions): Promise<Session> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...flags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${face}`,
      `--use-file-for-fake-audio-capture=${voice}`,
    ],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(noteWhatHappens)
    await page.goto(`${address}/chat`)
    await page.getByText('Ready to help').waitFor()
    await page.evaluate(() => Object.assign(window, { longestTask: 0 }))
    const clicked = Date.now()
    await page.getByRole('button', { name: 'Camera', exact: true }).click()
    await page.getByText(/Blink Rate: \d+\/min/).waitFor({ timeout: 60_000 })
    const firstSeconds = (Date.now() - clicked) / 1_000
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    const framesBefore = await page.evaluate(() => window.measuredFrames)
    const session = await browser.newBrowserCDPSession()
    const memory = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id) ?? 0)) || null
    }
    const settled = Math.min(settling, seconds / 2)
    await page.waitForTimeout(settled * 1_000)
    const before = await memory()
    await page.waitForTimeout((seconds - settled) * 1_000)
    const after = await memory()
    const frames = (await page.evaluate(() => window.measuredFrames)) - framesBefore
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('article').nth(2).waitFor({ timeout: 120_000 })
    const { measurements, longestTask } = await page.evaluate(() => ({
      measurements: window.sentMeasurements,
      longestTask: window.longestTask,
    }))
    const growth = before === null || after === null ? null : after - before
    return { measured: JSON.parse(measurements), firstSeconds, frameRate: frames / seconds, longestTask, growth }
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    longestTask: number
    measuredFrames: number
    sentMeasurements: string
  }
}

/** Runs in the page before it loads: notes long tasks, what comes from the face's worker, and what is sent. */
function noteWhatHappens() {
  Object.assign(window, { longestTask: 0, measuredFrames: 0, sentMeasurements: '{}' })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ entryTypes: ['longtask'] })
  const OriginalWorker = Worker
  window.Worker = class extends OriginalWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'seen') window.measuredFrames++
      })
    }
  }
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) window.sentMeasurements = String(body.get('measurements'))
    send.call(this, body)
  }
}

function residentMegabytes(id: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1_024
  } catch {
    return null
  }
}
