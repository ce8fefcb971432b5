import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Generous, since a slow machine is no failure; on the build machine a test gets a second try. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, retry: process.env.CI ? 1 : 0 }

const cores = availableParallelism()
/** What thinks takes a core for each of its workers, and comes first. */
const thinking = { maxWorkers: cores, sequence: { groupOrder: 0 } }
/** What waits for servers, databases and processes of its own leaves much of a core to others. */
const waiting = { maxWorkers: cores + 2, sequence: { groupOrder: 1 } }

/**
 * Tests of the server that need a process of their own: they put something else in a module's place, change the clock, the environment or the language
 * itself, measure what earlier files would have warmed, or count the processes of their own.
 */
const alone = [
  'apps/server/src/doctor/hostile-time.test.ts',
  'apps/server/src/http/read-form.test.ts',
  'apps/server/src/reading/{compiled-readers,control-group,control-group-unified,hostile-files,sandbox}.test.ts',
  'apps/server/src/routes/{pages-made-once,words-stay-sealed}.test.ts',
  'apps/server/src/tell-supervisor.test.ts',
  'apps/server/src/thinking/hostile-*.test.ts',
]

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
      {
        // Nor does the server, which would else load the doctor for each of fifty files.
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...alone],
          isolate: false,
          ...waiting,
          ...timeouts,
        },
      },
      { test: { name: 'server alone', include: alone, ...waiting, ...timeouts } },
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'], ...waiting, ...timeouts } },
    ],
  },
})
