import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { understand } from '../packages/clinic/src/hear/lexicon/understand.ts'
import { checkKnowledge } from '../packages/clinic/src/knowledge/check-knowledge.ts'
import { compileKnowledge } from '../packages/clinic/src/knowledge/compile-knowledge.ts'
import { indexKnowledge } from '../packages/clinic/src/knowledge/index-knowledge.ts'
import { describeKnowledge } from '../packages/clinic/src/knowledge/reference/describe-knowledge.ts'
import { keptAddresses } from '../packages/clinic/src/knowledge/source-addresses.ts'
import { knowledgeFiles, knowledgeHash, readKnowledge } from './read-knowledge.ts'

const folder = join(import.meta.dirname, '../packages/clinic/src/knowledge')
const readerFolder = join(import.meta.dirname, '../packages/clinic/src/hear/lexicon')
const packed = join(import.meta.dirname, '../packages/clinic/generated/knowledge.json')
const { sources, complaints } = await readKnowledge(folder)
const hash = knowledgeHash([folder, readerFolder])
const pack = compileKnowledge(sources, hash)
const index = indexKnowledge(pack)
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
/** Sentences of an author that another finding may rightly take (a "left arm" example of arm pain). */
const requiredShare = 0.96

const withParents = (id: string): string[] => [id, ...(index.findings.get(id)?.parents ?? []).flatMap(withParents)]

test('no entry has anything wrong with it', () => {
  expect([...complaints, ...checkKnowledge(sources)].map(({ path, entry, text }) => `${path} ${entry}: ${text}`)).toEqual([])
})

test('no file is left out of the pack', () => {
  const paths = ['findings', 'conditions', 'red-flags', 'advice'].flatMap((room) => knowledgeFiles(join(folder, room)))
  const read = new Set(
    [...sources.findings, ...sources.conditions, ...sources.redFlags, ...sources.advice].map(({ path }) => join(folder, path)),
  )
  expect(paths.filter((path) => !read.has(path))).toEqual([])
})

test.skipIf(!existsSync(packed))('the packed knowledge equals the files, or was made from others', () => {
  const written: unknown = JSON.parse(readFileSync(packed, 'utf8'))
  if (typeof written === 'object' && written !== null && 'hash' in written && written.hash === hash)
    expect(written).toEqual(JSON.parse(JSON.stringify(pack)))
})

test.skipIf(!existsSync(packed))('what the reader of one document loads is a small part of the packed knowledge', () => {
  const [whole, names] = [packed, join(packed, '../condition-names.json')].map((path) => statSync(path).size)
  expect(names).toBeLessThan((whole ?? 0) / 20)
})

test('every address that is kept belongs to a source that entries name, and is shown with it', () => {
  const { conditions, redFlags, lookedUp } = describeKnowledge(sources, pack)
  const shown = new Set([...conditions, ...redFlags].flatMap(({ from }) => from.map(({ address }) => address)))
  expect(keptAddresses().filter((address) => !shown.has(address))).toEqual([])
  expect(lookedUp.addressed).toBeGreaterThan(700)
})

test("the findings' own example sentences are understood", () => {
  const misses: string[] = []
  let count = 0
  for (const { path, entries } of sources.findings) {
    for (const [id, { examples }] of Object.entries(entries)) {
      for (const polarity of ['present', 'absent'] as const) {
        for (const sentence of examples[polarity] ?? []) {
          count += 1
          if (!isUnderstood(id, polarity, sentence)) misses.push(`${path} ${id} ${polarity}: ${sentence}`)
        }
      }
    }
  }
  expect(1 - misses.length / count, misses.join('\n')).toBeGreaterThanOrEqual(requiredShare)
})

/** Present: the finding or a more special one is read. Absent: it, or a broader one, is denied. */
function isUnderstood(id: string, polarity: 'present' | 'absent', sentence: string): boolean {
  const { mentions } = understand(index, sentence, { pending: null, complaints: [], person })
  return mentions.some((mention) => {
    if (mention.polarity !== polarity) return false
    if (polarity === 'absent') return withParents(id).includes(mention.finding)
    return mention.temporality === 'current' && mention.experiencer === 'patient' && withParents(mention.finding).includes(id)
  })
}
