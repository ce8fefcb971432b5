import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentsWithFigures, readDocument, renderedDocuments, unsourcedFigures } from './documents-with-figures.ts'
import { benchOf, type FigureBook, withNewFigures } from './figure-files.ts'
import { findUnsourced, settersIn } from './find-unsourced.ts'
import { renderFigures } from './render-figures.ts'

const book: FigureBook = {
  clinic: { 'told.top1': { value: 0.5532, on: '2026-11-25' }, 'told.of': { value: 94, on: '2026-11-25' } },
  server: { 'kill9.acknowledged': { value: 4188, on: '2026-11-20' }, 'turn.ms': { value: 5.1234, on: '2026-11-20' } },
}

test.each(renderedDocuments().map(({ file, text }) => [file, text] as const))(
  '%s says what the benches gave (npm run figures)',
  (file, text) => {
    expect(readDocument(file)).toBe(text)
  },
)

test('every figure of the documents comes from a bench, from the code that sets it, or is a record of its day', () => {
  expect(unsourcedFigures()).toEqual([])
})

test.each(documentsWithFigures().flatMap((file) => settersIn(readDocument(file)).map((setter) => [file, setter] as const)))(
  'what %s says of a limit is set in %s',
  (_, setter) => {
    expect(existsSync(join(import.meta.dirname, '../..', setter))).toBe(true)
  },
)

test.each([
  ['percent', '55.3 %'],
  ['bounds told.of', '55.3 % (45.3-65.0)'],
  ['counted told.of', '55.3 % (45.3-65.0), 52 of 94'],
  ['day', '25 November 2026'],
])('a figure is written as %s', (manner, words) => {
  const marked = (between: string) => `a <!-- figure clinic:told.top1 ${manner} -->${between}<!-- /figure --> b`
  expect(renderFigures(marked('old'), book)).toBe(marked(words))
})

test('numbers are grouped, with as many decimals as are wanted', () => {
  const marked = (name: string, manner: string, between: string) => `<!-- figure server:${name} ${manner} -->${between}<!-- /figure -->`
  expect(renderFigures(marked('kill9.acknowledged', 'number', ''), book)).toBe(marked('kill9.acknowledged', 'number', '4,188'))
  expect(renderFigures(marked('turn.ms', 'number 1', ''), book)).toBe(marked('turn.ms', 'number 1', '5.1'))
})

test('a figure that no bench has given is named', () => {
  expect(() => renderFigures('<!-- figure clinic:told.top9 percent --><!-- /figure -->', book)).toThrow('clinic:told.top9')
})

test.each([
  'caught 97.7 % of them',
  'a turn takes 5.1 ms',
  'read .991 of the values',
  '56 of 61 were right',
  'acknowledged 4,188 writes',
  'a page in 3 seconds',
  '| kills | 20 |',
])('"%s" has no source', (text) => {
  expect(findUnsourced(text)).toHaveLength(1)
})

test.each([
  '<!-- record 2026-11-25 -->97.7 % were caught<!-- /record -->',
  'at most <!-- set apps/server/src/main.ts -->32 MB<!-- /set -->',
  '<!-- figure clinic:told.top1 percent -->55.3 %<!-- /figure -->',
  '`--max-old-space-size=128 MB`',
  '## 45 CFR 164.312',
  'Node 20, FHIR R4, decision 0026, two of them',
])('"%s" needs none', (text) => {
  expect(findUnsourced(text)).toEqual([])
})

test('new figures take the place of older ones, and the others keep their day', () => {
  const before = { b: { value: 1, on: '2026-11-01' }, a: { value: 2, on: '2026-11-01' } }
  expect(withNewFigures(before, { b: 0.123456789, name: 'x' }, '2026-11-26')).toEqual({
    a: { value: 2, on: '2026-11-01' },
    b: { value: 0.12346, on: '2026-11-26' },
  })
  expect(benchOf('/tmp/listening-harmless.json')).toBe('listening')
  expect(() => benchOf('/tmp/harmless.json')).toThrow('call the file after its bench')
})
