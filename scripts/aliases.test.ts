import { expect, test } from 'vitest'
import { compileKnowledge } from '../packages/clinic/src/knowledge/compile-knowledge.ts'
import { indexKnowledge } from '../packages/clinic/src/knowledge/index-knowledge.ts'
import { aliasReader } from './aliases/alias-reader.ts'
import { exemptionOf } from './aliases/exempt-aliases.ts'
import { measureAliases } from './aliases/measure-aliases.ts'
import { findDeaf } from './aliases/own-wordings.ts'
import { ownKnowledge } from './own-knowledge.ts'

const { sources, index } = await ownKnowledge()
const { count, unused, exempt, collisions } = measureAliases(sources, index)

/** What `npm run aliases` has counted last. Neither number may rise; whoever makes one fall writes it here. */
const most = { unused: 6240, collisions: 1400 } as const

test('no more aliases than before stand without a sentence that uses them', () => {
  expect(unused.length).toBeLessThanOrEqual(most.unused)
  const exempted = [...exempt.values()].reduce((sum, number) => sum + number, 0)
  expect(unused.length + exempted).toBeLessThan(count)
})

test('every alias reads the words it is written in: nothing hides them, spells them anew or takes them for a denial before', () => {
  expect(findDeaf(aliasReader(sources, index)).map(({ finding, alias }) => `${finding}: ${alias}`)).toEqual([])
})

test('no more aliases of different findings than before take the same words', () => {
  expect(collisions.length).toBeLessThanOrEqual(most.collisions)
  for (const { one, other } of collisions) expect(one.finding).not.toBe(other.finding)
})

test('an alias that no sentence uses is found, and one that is used is not', () => {
  const [path, entries] = [
    'findings/test.ts',
    {
      'green-thumb': {
        ...findingOf(['(thumb|finger) (green|lime)', 'green as grass ~ thumb']),
        examples: { present: ['My thumb is green.'] },
      },
      'lime-thumb': { ...findingOf(['thumb (green|olive)']), examples: { present: ['My thumb turned olive.'] } },
    },
  ]
  const small = { findings: [{ path, entries }], conditions: [], redFlags: [], advice: [], phrases: [] }
  const measured = measureAliases(small, indexKnowledge(compileKnowledge(small, 'small')))
  expect(measured.unused).toEqual([{ finding: 'green-thumb', alias: 'green as grass ~ thumb' }])
  expect(measured.collisions).toEqual([
    {
      one: { finding: 'green-thumb', alias: '(thumb|finger) (green|lime)' },
      other: { finding: 'lime-thumb', alias: 'thumb (green|olive)' },
      words: 'My thumb is green.',
    },
  ])
})

test('a plain word and what a laboratory calls it need no sentence, a pattern of lay words does', () => {
  expect(exemptionOf({ finding: 'chest-pain', alias: 'angina' }, index)).toMatch(/reads as it is written/)
  expect(exemptionOf({ finding: 'raised-tsh', alias: 'tsh (high|raised)' }, index)).toMatch(/laboratory/)
  expect(exemptionOf({ finding: 'chest-pain', alias: '(elephant|weight) on chest' }, index)).toBeNull()
})

test('an alias whose words mean something else is found deaf', () => {
  const entries = { 'green-thumb': { ...findingOf(['green_thumb', 'hot dog + thumb']), examples: { present: ['My green thumb.'] } } }
  const small = { findings: [{ path: 'findings/test.ts', entries }], conditions: [], redFlags: [], advice: [], phrases: [] }
  const deaf = findDeaf(aliasReader(small, indexKnowledge(compileKnowledge(small, 'small'))))
  expect(deaf).toEqual([{ finding: 'green-thumb', alias: 'hot dog + thumb' }])
})

test('aliases are told apart by the words they read', () => {
  const { aliases, read } = aliasReader(sources, index)
  const found = read('I have a stiff neck').map(({ alias }) => aliases[alias])
  expect(found).toContainEqual({ finding: 'neck-stiffness', alias: '<stiff> neck' })
})

function findingOf(aliases: string[]) {
  return { name: 'a thumb', kind: 'symptom', aliases, question: 'Is it?', why: 'To know.', background: 'rare' } as const
}
