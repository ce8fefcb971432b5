import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One regular expression of the repository, and where it stands. */
export interface FoundPattern {
  place: string
  source: string
  flags: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Stands for what only the running program knows. */
const unknownPart = 'word'
const skipped = new Set(['node_modules', 'dist', 'generated', 'public', 'testing'])

/** Every regular expression of the product's sources under `root`: literals, and what `new RegExp` is given as far as constants tell. */
export function collectPatterns(root: string, folders: readonly string[] = ['apps', 'packages', 'scripts']): FoundPattern[] {
  return folders.flatMap((folder) => sourcesUnder(join(root, folder))).flatMap((path) => patternsOf(path, relative(root, path)))
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesUnder(path)
    return /(?<!\.test)\.(?:tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function patternsOf(path: string, name: string): FoundPattern[] {
  const text = readFileSync(path, 'utf8')
  const { program } = parseSync(path, text)
  const constants = new Map<string, Node>()
  const found: FoundPattern[] = []
  const placeOf = ({ start }: Node): string => `${name}:${text.slice(0, start).split('\n').length}`
  walk(program as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) constants.set(String(node.id.name), node.init)
  })
  walk(program as unknown as Node, (node) => {
    const regex = node.regex as { pattern: string; flags: string } | undefined
    if (node.type === 'Literal' && regex) found.push({ place: placeOf(node), source: regex.pattern, flags: regex.flags })
    if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'RegExp') return
    const [given, flags] = node.arguments as Node[]
    if (!given || (given.type === 'Literal' && given.regex)) return
    found.push({ place: placeOf(node), source: textOf(given, constants), flags: flags ? textOf(flags, constants) : '' })
  })
  return found.filter(({ source, flags }) => isPattern(source, flags))
}

function isPattern(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/** The text that an expression makes, with `word` for what is not known before the program runs. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>, depth = 0): string {
  if (depth > 20) return unknownPart
  const next = (other: unknown): string => (isNode(other) ? textOf(other, constants, depth + 1) : unknownPart)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Identifier') return next(constants.get(String(node.name)))
  if (node.type === 'TaggedTemplateExpression') return templateOf(node.quasi as Node, 'raw', next)
  if (node.type === 'TemplateLiteral') return templateOf(node, 'cooked', next)
  if (node.type === 'BinaryExpression') return next(node.left) + next(node.right)
  if (node.type === 'CallExpression' && isNode(node.callee) && isNode(node.callee.property) && node.callee.property.name === 'join') {
    const list = resolve(node.callee.object, constants)
    const separator = next((node.arguments as Node[])[0])
    if (list?.type === 'ArrayExpression') return (list.elements as Node[]).map(next).join(separator)
  }
  return unknownPart
}

function resolve(node: unknown, constants: ReadonlyMap<string, Node>): Node | undefined {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' ? constants.get(String(node.name)) : node
}

function templateOf(node: Node, form: 'raw' | 'cooked', next: (node: unknown) => string): string {
  const quasis = node.quasis as { value: { raw: string; cooked: string } }[]
  const expressions = node.expressions as Node[]
  return quasis.map(({ value }, place) => value[form] + (place < expressions.length ? next(expressions[place]) : '')).join('')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
}
