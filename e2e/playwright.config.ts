import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))

/** Patients' journeys in a real browser against the real server; each worker has a server and a data folder of its own (`journey.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // As many as a small machine has cores: with one more the doctor on the device and a sign-in came too late for their journeys.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // What moves is drawn again and again without a graphics card, for nothing; `first-visit.e2e.ts` and `timing.e2e.ts` let it move.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    viewport: { width: 1280, height: 860 },
    acceptDownloads: true,
    // Journeys answer some calls in the server's place, which does not reach what a service worker fetches; `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
