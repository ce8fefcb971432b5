import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packagesOf } from './shape/imports-of.ts'
import { sourcesUnder } from './shape/measure-shape.ts'

const root = join(import.meta.dirname, '..')

/** `npm start` installs no development dependencies, so nothing that runs or builds may need one. */
test.each(['apps/server', 'apps/web', 'packages/clinic', 'packages/contract', 'packages/senses'])(
  'what %s takes from packages is installed by the first start',
  (workspace) => {
    const own: { name: string; dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, workspace, 'package.json'), 'utf8'),
    )
    const installed = new Set(Object.keys(own.dependencies ?? {}))
    const missing = sourcesUnder(root, join(root, workspace)).flatMap(({ path, text }) =>
      packagesOf(path, text)
        .filter((name) => !installed.has(name) && name !== own.name)
        .map((name) => `${path} -> ${name}`),
    )
    expect(missing).toEqual([])
  },
)
