import { expect, it } from 'vitest'
import { loadPack } from '../../testing/load-pack.ts'
import { knowledgePackFormat } from '../knowledge-pack.ts'
import { foldKnowledge, unfoldKnowledge } from './fold-knowledge.ts'
import { readFolded, writeFolded } from './folded-file.ts'

const pack = loadPack()
const folded = foldKnowledge(pack)

it('gives back every word and number that an answer is made of', () => {
  expect(unfoldKnowledge(folded)).toEqual({
    ...pack,
    // An answer names the first source of a condition.
    conditions: pack.conditions.map((condition) => ({ ...condition, examples: [], sources: condition.sources.slice(0, 1) })),
    redFlags: pack.redFlags.map((rule) => ({ ...rule, examples: { fires: [] }, sources: [] })),
  })
}, 300_000)

it('is less than half as long as the pack', () => {
  expect(folded.length).toBeLessThan(JSON.stringify(pack).length / 2)
})

it('refuses a file that is cut off and one of another format', () => {
  expect(() => unfoldKnowledge(folded.subarray(0, -1))).toThrow('cut off')
  expect(() => unfoldKnowledge(writeFolded(knowledgePackFormat + 1, '', {}))).toThrow('format')
  expect(() => unfoldKnowledge(writeFolded(knowledgePackFormat, '', {}))).toThrow('lacks')
})

it('keeps numbers of any size and letters of any script', () => {
  const parts = { numbers: [0, 1, 127, 128, 300_000, 2_000_000_000], text: 'naïve 咳 🙂 \x7f00e9' }
  expect(readFolded(7, writeFolded(7, 'hash', parts))).toEqual({ hash: 'hash', parts })
})
