import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The files of the house that a source takes something from, types included. */
export function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return named.filter((name) => name.startsWith('.')).map((name) => normalize(join(dirname(path), name)))
}
