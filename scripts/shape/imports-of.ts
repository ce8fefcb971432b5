import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The files of the house that a source takes something from, types included. */
export function importsOf(path: string, text: string): string[] {
  return namedIn(path, text)
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name }) => normalize(join(dirname(path), name)))
}

/** The packages whose code a source takes, types left out; Node's own modules left out too. */
export function packagesOf(path: string, text: string): string[] {
  return namedIn(path, text)
    .filter(({ name, isType }) => !isType && /^(?!node:)[@a-z]/.test(name))
    .map(({ name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

function namedIn(path: string, text: string): { name: string; isType: boolean }[] {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((each) => each.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? { name: moduleRequest.value, isType } : [])),
    ),
    // What is imported under a name that is only known when it runs names no package.
    ...module.dynamicImports
      .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
      .filter((request) => /^['"`]/.test(request))
      .map((request) => ({ name: request.slice(1, -1), isType: false })),
  ]
}
