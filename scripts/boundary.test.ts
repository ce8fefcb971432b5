import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

/** docs/architecture.md in executable form: who may import whom, what packages may touch, which names no folder has. */
const root = join(import.meta.dirname, '..')
const files = ['apps', 'packages', 'e2e', 'bench'].flatMap((folder) => sourcesUnder(join(root, folder)))

interface Source {
  path: string
  text: string
  imports: { from: string; typeOnly: boolean }[]
}

function sourcesUnder(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist', 'generated', 'public'].includes(entry.name) ? [] : sourcesUnder(path)
    if (!/\.tsx?$/.test(entry.name)) return []
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    const statements = [
      ...text.matchAll(
        /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+()'([^']+)'|\bimport\(\s*'([^']+)'/g,
      ),
    ]
    const imports = statements.map((match) => ({ from: match[2] ?? match[4] ?? match[5] ?? '', typeOnly: match[1] !== undefined }))
    return [{ path: relative(root, path), text, imports }]
  })
}

const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$|\/testing\//.test(path)
/** The corpus and its training run on a maintainer's machine and are no part of the product. */
const isTraining = (path: string): boolean => path.startsWith('packages/clinic/corpus/')
/** Cards, facts and cues are data like the knowledge: one entry after another. */
const isData = (path: string): boolean => /\/knowledge\/|\/cards\/|\/lexicon\/crisis\/|-facts\.ts$/.test(path)
const product = files.filter((file) => !isTest(file.path) && !isTraining(file.path))
const target = (file: Source, from: string): string => (from.startsWith('.') ? normalize(join(dirname(file.path), from)) : from)

/** Every import of a product file under `folder` that `allowed` refuses, as "file -> import". */
function refused(folder: string, allowed: (to: string, typeOnly: boolean, path: string) => boolean): string[] {
  return product
    .filter((file) => file.path.startsWith(folder))
    .flatMap((file) =>
      file.imports
        .filter((each) => !allowed(target(file, each.from), each.typeOnly, file.path))
        .map((each) => `${file.path} -> ${each.from}`),
    )
}

const room = (path: string): string => path.split('/').slice(0, 4).join('/')

const rules: [string, () => string[]][] = [
  [
    'contract takes only zod, and only in its schemas',
    () => refused('packages/contract', (to, _, path) => to.startsWith('packages/contract') || (to === 'zod' && path.includes('/schemas/'))),
  ],
  [
    'clinic takes only types from contract',
    () => refused('packages/clinic', (to, typeOnly) => to.startsWith('packages/clinic') || (to.startsWith('@dr-ai/contract') && typeOnly)),
  ],
  [
    'senses take pitchy and types from contract',
    () =>
      refused(
        'packages/senses',
        (to, typeOnly) => to.startsWith('packages/senses') || to === 'pitchy' || (to.startsWith('@dr-ai/contract') && typeOnly),
      ),
  ],
  [
    'the server knows nothing of the web',
    () => refused('apps/server', (to) => !to.startsWith('apps/web') && !/^(react|@dr-ai\/web|@dr-ai\/senses)/.test(to)),
  ],
  [
    'the server uses socket.io only in live/',
    () => refused('apps/server', (to, typeOnly, path) => !/^@?socket\.io/.test(to) || typeOnly || path.startsWith('apps/server/src/live/')),
  ],
  [
    'records, reading and doctor know no route',
    () =>
      ['records', 'reading', 'doctor'].flatMap((name) =>
        refused(`apps/server/src/${name}/`, (to) => !/^apps\/server\/src\/(routes|app|main)/.test(to)),
      ),
  ],
  [
    'the web knows nothing of the server',
    () =>
      refused(
        'apps/web',
        // Only what builds it, beside `src`, may touch the disk.
        (to, _, path) =>
          !to.startsWith('apps/server') && to !== '@dr-ai/server' && !(to.startsWith('node:') && path.startsWith('apps/web/src/')),
      ),
  ],
  [
    'the web takes schemas as types',
    () => refused('apps/web/src', (to, typeOnly) => (to !== 'zod' && !to.startsWith('@dr-ai/contract/schemas')) || typeOnly),
  ],
  [
    'the web uses the socket only in api/live',
    () => refused('apps/web', (to, typeOnly, path) => !to.startsWith('socket.io') || typeOnly || path === 'apps/web/src/api/live.ts'),
  ],
  [
    'features never import features or pages',
    () =>
      refused(
        'apps/web/src/features/',
        (to, _, path) =>
          !to.startsWith('apps/web/src/pages/') &&
          (!to.startsWith('apps/web/src/features/') || room(to) + to.split('/')[4] === room(path) + path.split('/')[4]),
      ),
  ],
  [
    'session, store, ui and api import no feature and no page',
    () =>
      ['session', 'store', 'ui', 'api'].flatMap((name) =>
        refused(`apps/web/src/${name}/`, (to) => !/^apps\/web\/src\/(features|pages)\//.test(to)),
      ),
  ],
  [
    'e2e imports none of our code',
    () =>
      files
        .filter((file) => file.path.startsWith('e2e/'))
        .flatMap((file) =>
          file.imports
            .filter((each) => /^(apps|packages|bench)\//.test(target(file, each.from)) || each.from.startsWith('@dr-ai/'))
            .map((each) => `${file.path} -> ${each.from}`),
        ),
  ],
  [
    'packages keep no time, chance, disk or network of their own',
    () =>
      product
        .filter((file) => file.path.startsWith('packages/'))
        .filter((file) =>
          /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|\bprocess\.|\bfetch\(|localStorage|\bwindow\.\w|\bdocument\.(get|query|create|body)/.test(
            file.text,
          ),
        )
        .map((file) => file.path),
  ],
  ['no barrel inside an app', () => product.filter((file) => /^apps\/.*\/index\.tsx?$/.test(file.path)).map((file) => file.path)],
  [
    'no folder of leftovers',
    () => files.filter((file) => /\/(utils?|lib|shared|common|helpers|services|repositories)\//.test(file.path)).map((file) => file.path),
  ],
  [
    'files stay under 300 lines',
    () => product.filter((file) => !isData(file.path) && file.text.split('\n').length > 300).map((file) => file.path),
  ],
]

for (const [name, offenders] of rules) test(name, () => expect(offenders()).toEqual([]))
