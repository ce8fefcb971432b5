/// <reference lib="dom" />
import { chromium } from '@playwright/test'
import { type FakeProvider, replyPieces } from '../../apps/server/src/testing/fake-provider.ts'
import { startServer } from '../../e2e/server.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const spoken = { text: 'A sore throat is often caused by a virus. Warm drinks can ease it. Rest can help too.' }
const pause = 15

/**
 * Milliseconds from the moment the provider sends its first piece until the first delta is in the page of a real browser, one
 * each round, through the real server in a process of its own. Both clocks are this machine's.
 */
export async function measureInBrowser(executablePath: string, fake: FakeProvider, rounds: number): Promise<number[]> {
  const { provider, model, apiKey, baseUrl } = fake.settings
  const server = await startServer({ AI_MODEL: `${provider}/${model}`, AI_API_KEY: apiKey ?? '', AI_BASE_URL: baseUrl ?? '' })
  const browser = await chromium.launch({ executablePath, args: flags })
  const waits: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.addInitScript(noteFirstDelta)
      fake.next({ kind: 'says', pieces: ['{"text":"ready"}'] })
      await page.goto(`${server.address}/chat`)
      await page.getByText('Ready to help').waitFor()
      await page.waitForFunction(() => (window as unknown as { isLive?: boolean }).isLive)
      await page.getByRole('button', { name: 'Allow', exact: true }).click()
      await page.getByText('What you write goes to').waitFor()
      fake.next({ kind: 'says', pieces: replyPieces(spoken), pause })
      await page.getByRole('textbox', { name: 'Your message' }).fill('I have a sore throat')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => (window as unknown as { firstDelta?: number }).firstDelta)
      const at = await page.evaluate(() => (window as unknown as { firstDelta: number }).firstDelta)
      waits.push(at - (performance.timeOrigin + fake.firstPieceAt()))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.remove()
  }
  return waits
}

/** Runs in the page, before its own scripts: notes when its live channel is open, and when the first delta has come. */
function noteFirstDelta(): void {
  const noted = window as unknown as { isLive?: boolean; firstDelta?: number; WebSocket: typeof WebSocket }
  noted.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        // Socket.IO's acknowledgement of the connection (Engine.IO message, then CONNECT).
        if (data.startsWith('40')) noted.isLive = true
        if (data.includes('"reply:delta"')) noted.firstDelta ??= performance.timeOrigin + performance.now()
      })
    }
  }
}
