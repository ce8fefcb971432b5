import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The name in `from '...'`, `import '...'`, `import('...')` and `export ... from '...'`. */
const importing = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g
/** A module that a worker or a child process is started with, beside the one that starts it. */
const starting = /(new URL\(\s*)(['"])([^'"\n]+\.ts)\2/g

/** A module of the release: its place in the repository (with .ts) and its JavaScript, which names others by .js. */
export interface PlainModule {
  path: string
  code: string
}

/**
 * The modules that the entries reach, as JavaScript that any Node 24 runs from inside node_modules, where types are not taken away by itself.
 * Packages of this house are named by where they lie.
 * @param root folder of the repository
 * @param entries modules by their place in it
 * @throws {Error} where a module names one that is not there
 */
export function plainModules(root: string, entries: readonly string[]): PlainModule[] {
  const modules = new Map<string, PlainModule>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue
    const place = path
    const take = (name: string) => {
      const target = targetOf(root, place, name)
      if (target === null) return name
      if (!existsSync(join(root, target))) throw new Error(`${place} names ${name}, which is not there.`)
      waiting.push(target)
      return fromTo(place, target).replace(/\.ts$/, '.js')
    }
    const code = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
      .replace(importing, (_, before: string, quote: string, name: string) => `${before}${quote}${take(name)}${quote}`)
      .replace(
        starting,
        (_, before: string, quote: string, name: string) => `${before}${quote}${take(`./${name.replace(/^\.\//, '')}`)}${quote}`,
      )
    modules.set(path, { path, code })
  }
  return [...modules.values()]
}

/** Where a name leads in the repository; null for a package from elsewhere and for Node's own. */
function targetOf(root: string, from: string, name: string): string | null {
  if (name.startsWith('.')) return name.endsWith('.ts') ? join(dirname(from), name) : null
  const [, workspace, rest] = /^@dr-ai\/(\w+)(\/.+)?$/.exec(name) ?? []
  if (workspace === undefined) return null
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', workspace, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const asked = `.${rest ?? ''}`
  for (const [pattern, path] of Object.entries(exports)) {
    if (pattern === asked) return join('packages', workspace, path)
    const [start, end] = pattern.split('*')
    if (end !== undefined && asked.startsWith(start ?? ''))
      return join('packages', workspace, path.replace('*', asked.slice(start?.length)))
  }
  throw new Error(`${from} names ${name}, which its package does not export.`)
}

function fromTo(from: string, to: string): string {
  const way = relative(dirname(from), to).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}
