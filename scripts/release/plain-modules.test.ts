import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { plainModules } from './plain-modules.ts'

function houseOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'dr-ai-modules-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('what the entry reaches becomes JavaScript that names its neighbours, workers and packages by where they lie', () => {
  const root = houseOf({
    'apps/server/src/main.ts': `import type { Age } from './age.ts'
import { read } from '@dr-ai/clinic/hear'
import { join } from 'node:path'
const worker = new URL('slow.worker.ts', import.meta.url)
export const main = async (age: Age) => (await import('./late.ts')).late(read(age), worker, join('a', 'b'))
`,
    'apps/server/src/age.ts': 'export type Age = number\n',
    'apps/server/src/late.ts': 'export const late = (...all: unknown[]): number => all.length\n',
    'apps/server/src/slow.worker.ts': "import 'zod'\n",
    'apps/server/src/never.ts': 'export {}\n',
    'packages/clinic/package.json': '{"exports":{"./hear":"./src/hear/hear.ts","./say/*":"./src/say/*.ts"}}',
    'packages/clinic/src/hear/hear.ts': "export { say } from '../say/say.ts'\nexport const read = (age: number): number => age\n",
    'packages/clinic/src/say/say.ts': 'export const say = (text: string): string => text\n',
  })
  const modules = new Map(plainModules(root, ['apps/server/src/main.ts']).map(({ path, code }) => [path, code]))
  expect([...modules.keys()].sort()).toEqual([
    'apps/server/src/late.ts',
    'apps/server/src/main.ts',
    'apps/server/src/slow.worker.ts',
    'packages/clinic/src/hear/hear.ts',
    'packages/clinic/src/say/say.ts',
  ])
  const main = modules.get('apps/server/src/main.ts')
  expect(main).toContain("from '../../../packages/clinic/src/hear/hear.js'")
  expect(main).toContain("new URL('./slow.worker.js', import.meta.url)")
  expect(main).toContain("import('./late.js')")
  expect(main).toContain("from 'node:path'")
  expect(main).not.toContain(': Age')
  expect(modules.get('packages/clinic/src/hear/hear.ts')).toContain("from '../say/say.js'")
})

test('a module that is not there, or that its package does not export, is said', () => {
  const root = houseOf({
    'one.ts': "import './gone.ts'\n",
    'two.ts': "import '@dr-ai/clinic/secret'\n",
    'packages/clinic/package.json': '{"exports":{".":"./src/clinic.ts"}}',
  })
  expect(() => plainModules(root, ['one.ts'])).toThrow('one.ts names ./gone.ts, which is not there.')
  expect(() => plainModules(root, ['two.ts'])).toThrow('two.ts names @dr-ai/clinic/secret, which its package does not export.')
})
