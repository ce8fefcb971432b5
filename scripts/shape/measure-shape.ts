import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cyclesOf } from './cycles-of.ts'
import { importsOf } from './imports-of.ts'
import { type FoundFunction, functionsOf } from './measure-functions.ts'

export interface Shape {
  functions: readonly FoundFunction[]
  /** Circles of imports, those of types included. */
  cycles: readonly string[]
  /** Effects of React in the web app, and the lines they stand among. */
  effects: number
  webLines: number
}

const skipped = new Set(['node_modules', 'dist', 'generated', 'public', 'testing', 'corpus', 'knowledge'])

/** How the product's own code is cut, tests and data left out. */
export function measureShape(root: string): Shape {
  const sources = ['apps', 'packages', 'bench', 'scripts'].flatMap((folder) => sourcesUnder(root, join(root, folder)))
  const web = sources.filter(({ path }) => path.startsWith('apps/web/src/'))
  const count = (pattern: RegExp): number => web.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
  return {
    functions: sources.flatMap(({ path, text }) => functionsOf(path, text)),
    cycles: cyclesOf(new Map(sources.map(({ path, text }) => [path, importsOf(path, text)]))),
    effects: count(/\buse(?:Layout|Insertion)?Effect\(/g),
    webLines: count(/\n/g),
  }
}

/** The product's own files under a folder, with their text. */
export function sourcesUnder(root: string, folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesUnder(root, path)
    if (!/(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(entry.name)) return []
    return [{ path: relative(root, path), text: readFileSync(path, 'utf8') }]
  })
}
