import { defineConfig } from 'vitest/config'

/**
 * `npm run test:quick`, for between two keystrokes: what needs no server, no process of its own and no thousand conversations. `npm test` runs
 * everything.
 */
const slow = [
  'packages/clinic/src/testing/**',
  'packages/clinic/src/judge/levels/{monotone,lay-messages,levels,provisional-rules,doubtful-rules}.test.ts',
  'packages/clinic/src/judge/questions/interview.test.ts',
  'packages/clinic/src/turn/**',
  'packages/clinic/src/plan/moves/answers/answers.test.ts',
  'packages/clinic/src/hear/{read-quick-reply,second-person,likely-guesses}.test.ts',
  'packages/senses/src/voice/measure-voice.test.ts',
  'scripts/{patterns,knowledge,aliases}.test.ts',
  '**/node_modules/**',
]

const quick = { exclude: slow, testTimeout: 30_000 }

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // One process reads the knowledge once for all files of a worker.
        assetsInclude: ['**/*.bin'],
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
          ...quick,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          sequence: { groupOrder: 1 },
          ...quick,
        },
      },
    ],
  },
})
