import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptParts, missingRanges } from './kept-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'dr-ai-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a run that was stopped goes on with the parts that are missing, and another state of the clinic has parts of its own', () => {
  const file = join(folder, 'parts.json')
  const first = keptParts(file, 'a state')
  expect(missingRanges(first.reading, 0, 1_500, 600)).toEqual([
    [0, 600],
    [600, 1_200],
    [1_200, 1_500],
  ])
  first.reading.push({ from: 600, to: 1_200, slowest: { 777: 90 }, times: { 4: 600 } })
  first.keep()
  const again = keptParts(file, 'a state')
  expect(again.reading).toEqual(first.reading)
  expect(missingRanges(again.reading, 0, 1_500, 600)).toEqual([
    [0, 600],
    [1_200, 1_500],
  ])
  expect(() => keptParts(file, 'another state')).toThrow('another state')
})
