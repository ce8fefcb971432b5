import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const room = join(import.meta.dirname, '../packages/clinic/src/judge')
const constants = 'constants.ts'

/** Files whose numbers are a guideline's own, and single numbers that tune nothing. */
const published = new Set(['levels/early-warning-score.ts', 'levels/modifiers.ts'])
const untuned: Readonly<Record<string, readonly number[]>> = {
  // How many rankings are kept for a turn that asks for the same one again.
  'knowledge-base.ts': [8],
  // The packed frequencies of stems are quarters.
  'ranking/lexical-index.ts': [4],
  // So many characters of a clause are read: a bound of the time.
  'questions/emergency-pushes.ts': [600],
  // No finding lies so many steps below another: a bound of the recursion.
  'ranking/reasoning-index.ts': [8],
}
/** Counting, halving and the sign of a comparison tune nothing. */
const plain = new Set([0, 1, 2])

/** Every number in the code of a file that is not a place in a list, with its line. */
function numbersIn(code: string): { value: number; line: number }[] {
  const found: { value: number; line: number }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return
    const { type, value, computed, start } = node as { type?: string; value?: unknown; computed?: boolean; start?: number }
    if (type === 'Literal' && typeof value === 'number') found.push({ value, line: code.slice(0, start).split('\n').length })
    for (const [key, child] of Object.entries(node)) if (!(type === 'MemberExpression' && computed && key === 'property')) visit(child)
  }
  visit(parseSync('file.ts', code).program)
  return found
}

test('ranking, levels, crises and questions hold no number that somebody chose but in the one file of constants', () => {
  const chosen = globSync('**/*.ts', { cwd: room })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== constants && !published.has(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .flatMap((file) =>
      numbersIn(readFileSync(join(room, file), 'utf8'))
        .filter(({ value }) => !plain.has(value) && !untuned[file]?.includes(value))
        .map(({ value, line }) => `${relative(room, join(room, file))}:${line} ${value}`),
    )
  expect(chosen).toEqual([])
})

test('a number that somebody chose is found, a place in a list and a count are not', () => {
  const code = 'const floor = 0.35\nconst third = list[3]\nconst next = place + 1\nconst least = { odds: 3 }\n'
  expect(numbersIn(code).filter(({ value }) => !plain.has(value))).toEqual([
    { value: 0.35, line: 1 },
    { value: 3, line: 4 },
  ])
})

test('every constant says where it comes from: a decision, a document, a guideline, or that it was judged', () => {
  const text = readFileSync(join(room, constants), 'utf8').slice(
    readFileSync(join(room, constants), 'utf8').indexOf('export const likelihoodBands'),
  )
  const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, words]) => words?.trim() ?? '')
  expect(comments.length).toBeGreaterThan(60)
  expect(comments.filter((words) => !sourced.test(words))).toEqual([])
})
const sourced = /judged|decision \d{4}|docs\/|NICE|NEWS2|scale|tuning cases|bench:clinic|the floor of/i
