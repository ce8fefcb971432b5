import { parseSync } from 'oxc-parser'

/** One function of a source file: how many ways lead through it, and over how many lines it goes, functions within it left out of the ways. */
export interface FoundFunction {
  name: string
  place: string
  branches: number
  lines: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const branchTypes = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
])

/** Every function of one source text. Branches are McCabe's number, counted as linters do: 1, and 1 more for each way that parts. */
export function functionsOf(path: string, text: string): FoundFunction[] {
  const { program } = parseSync(path, text)
  const starts = lineStarts(text)
  const found: FoundFunction[] = []
  visit(program as unknown as Node, null, 'module')

  function visit(node: Node, within: FoundFunction | null, name: string): void {
    let current = within
    if (functionTypes.has(node.type)) {
      const first = lineAt(starts, node.start)
      const own = isNode(node.id) ? String(node.id.name) : name
      current = { name: own, place: `${path}:${first}`, branches: 1, lines: lineAt(starts, node.end) - first + 1 }
      found.push(current)
    } else if (current && parts(node)) current.branches++
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, current, nameFrom(node) ?? name)
    }
  }
  return found
}

function parts(node: Node): boolean {
  return branchTypes.has(node.type) || (node.type === 'SwitchCase' && node.test !== null)
}

/** What a function that stands in this node is called by. */
function nameFrom(node: Node): string | null {
  const named = node.type === 'VariableDeclarator' ? node.id : ['Property', 'MethodDefinition'].includes(node.type) ? node.key : null
  return isNode(named) && typeof named.name === 'string' ? named.name : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}
