import { defineConfig } from 'vitest/config'

/** Generous, since a slow machine is no failure; on the build machine a test gets a second try. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

export default defineConfig({
  test: {
    // One more than vitest takes on a machine of two cores: most of the slow files wait for processes of their own.
    maxWorkers: '100%',
    projects: [
      {
        // Nothing of the doctor keeps a state between files: one process reads the knowledge once for all files of a worker.
        assetsInclude: ['**/*.bin'],
        test: { name: 'packages', include: ['packages/**/*.test.ts'], exclude: ['**/node_modules/**'], isolate: false, ...patience },
      },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], ...patience } },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], environment: 'jsdom', ...patience },
      },
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'], ...patience } },
    ],
  },
})
