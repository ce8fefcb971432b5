import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Generous, since a slow machine is no failure; on the build machine a test gets a second try. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, retry: process.env.CI ? 1 : 0 }

const cores = availableParallelism()
/** What thinks takes a core for each of its workers, and comes first. */
const thinking = { maxWorkers: cores, sequence: { groupOrder: 0 } }
/** What waits for servers, databases and processes of its own leaves much of a core to others. */
const waiting = { maxWorkers: cores + 2, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    projects: [
      {
        // Nothing of the doctor keeps a state between files: one process reads the knowledge once for all files of a worker.
        assetsInclude: ['**/*.bin'],
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          isolate: false,
          ...thinking,
          ...timeouts,
        },
      },
      {
        // Nor does the page's logic; what draws screens gets a document of its own for each file.
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], environment: 'jsdom', isolate: false, ...thinking, ...timeouts },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'screens', include: ['apps/web/src/**/*.test.tsx'], environment: 'jsdom', ...thinking, ...timeouts },
      },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], ...waiting, ...timeouts } },
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'], ...waiting, ...timeouts } },
    ],
  },
})
